import type { HomeView } from '@crisper/contract/home/home';
import type { ScanSummary } from '@crisper/contract/scans/scans';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChartPie, Heart, History, ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router';
import { locales } from '../../lib/i18n/i18n.ts';
import { RecipePicture } from '../../shared/recipes/recipe-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { Ring } from '../../ui/ring.tsx';
import { BoardCard } from './board-card.tsx';
import { agoText, leftToBuy } from './home-words.ts';

const whole = (value: number): string => Math.round(value).toLocaleString(locales());

export function TodayCard({ day }: Pick<HomeView, 'day'>) {
  const left = day.target - day.calories;
  return (
    <BoardCard icon={ChartPie} title={t`Today`} more={{ to: '/nutrition', label: t`Nutrition` }}>
      <div className="flex flex-1 flex-wrap items-center gap-x-6 gap-y-4">
        <Ring label={t`Calories today`} value={Math.round(day.calories)} max={Math.round(day.target)}>
          <span className="block font-display font-semibold text-2xl">{whole(day.calories)}</span>
          <span className="text-ink-soft text-xs">
            <Trans>of {whole(day.target)} kcal</Trans>
          </span>
        </Ring>
        <div className="grid gap-3">
          <p className="tabular-nums">
            {left < 0 ? t`${whole(-left)} kcal over` : t`${whole(left)} kcal left`}
            <span className="block text-ink-soft text-sm">
              <Trans>
                {whole(day.protein)} of {whole(day.proteinTarget)} g protein
              </Trans>
            </span>
          </p>
          <Button asChild variant="outline" className="justify-self-start">
            <Link to="/nutrition?log">
              <Trans comment="a button: write down what was eaten">Log</Trans>
            </Link>
          </Button>
        </div>
      </div>
    </BoardCard>
  );
}

/** What is left to buy; once everything is ticked, the way to put it away. */
export function ListCard({ shopping }: Pick<HomeView, 'shopping'>) {
  const isDone = shopping.left === 0;
  const more = {
    to: '/shopping',
    label: isDone ? t`Put it away` : t({ message: 'Open', comment: 'a link: open the list' }),
  };
  return (
    <BoardCard icon={ShoppingBasket} title={t`Shopping List`} more={more}>
      {isDone ? (
        <p>
          <Trans>Everything is ticked off. Put it into the pantry?</Trans>
        </p>
      ) : (
        <>
          <p className="font-semibold">
            {plural(shopping.left, { one: '# thing left to buy', other: '# things left to buy' })}
          </p>
          <p className="text-ink-soft wrap-anywhere">{leftToBuy(shopping)}</p>
        </>
      )}
    </BoardCard>
  );
}

interface ScansCardProps {
  scans: readonly ScanSummary[];
  onOpen: (scan: ScanSummary) => void;
}

const when = new Intl.DateTimeFormat(locales(), { dateStyle: 'medium' });

/** What the cook left on the list; of a scan without anything sure, what it may hold. */
function namesIn({ ingredients }: ScanSummary): string {
  const chosen = ingredients.filter(({ selected }) => selected);
  return (chosen.length > 0 ? chosen : ingredients).map(({ name }) => name).join(', ');
}

export function ScansCard({ scans, onOpen }: ScansCardProps) {
  return (
    <BoardCard icon={History} title={t`Last scans`} more={{ to: '/scan', label: t`Scan` }}>
      <ul className="grid gap-2">
        {scans.map((scan) => (
          <li key={scan.id}>
            <button
              type="button"
              onClick={() => onOpen(scan)}
              className="grid w-full gap-0.5 rounded-control bg-sunken px-3.5 py-2.5 text-start hover:text-herb-ink"
            >
              <span className="text-ink-soft text-sm">{when.format(new Date(scan.createdAt))}</span>
              <span className="line-clamp-1 font-medium">{namesIn(scan) || t`Nothing found`}</span>
            </button>
          </li>
        ))}
      </ul>
    </BoardCard>
  );
}

export function FavoritesCard({ favorites, today }: Pick<HomeView, 'favorites' | 'today'>) {
  return (
    <BoardCard icon={Heart} title={t`Favorites`} more={{ to: '/favorites', label: t`All` }} wide>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {favorites.recipes.map((recipe) => (
          <li key={recipe.id} className="min-w-0">
            <Link to={`/recipe/${encodeURIComponent(recipe.id)}`} className="grid gap-2 rounded-control">
              <span className="aspect-[16/10] overflow-hidden rounded-control">
                <RecipePicture recipe={recipe} />
              </span>
              <span className="font-semibold leading-snug">{recipe.title}</span>
              <span className="text-ink-soft text-sm">
                {recipe.cookedOn ? t`Cooked ${agoText(recipe.cookedOn, today)}` : t`Not cooked yet`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </BoardCard>
  );
}
