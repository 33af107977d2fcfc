import type { HomeView } from '@crisper/contract/home/home';
import type { PlannedMealView } from '@crisper/contract/plan/plan';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UtensilsCrossed } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { listed } from '../../lib/i18n/listed.ts';
import { timeOf } from '../../shared/minutes.ts';
import { plannedPath } from '../../shared/planned-path.ts';
import { RecipePicture } from '../../shared/recipes/recipe-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { BoardCard } from './board-card.tsx';
import { writtenOf } from './home-words.ts';

type Dish = NonNullable<HomeView['pantry']['dish']>['recipe'];

const WEEK = { to: '/plan', label: t`The week` };

interface TonightCardProps {
  home: Pick<HomeView, 'plan' | 'pantry'>;
  hasScans: boolean;
}

/** Today's dinner: what is planned, else what the pantry makes, else the way to one. */
export function TonightCard({ home: { plan, pantry }, hasScans }: TonightCardProps) {
  const { may, made, tonight } = plan;
  if (tonight?.recipe) return <Planned dish={tonight.recipe} meal={tonight} />;
  const written = writtenOf(tonight);
  if (written)
    return (
      <BoardCard icon={UtensilsCrossed} title={t`Tonight`} more={WEEK} wide>
        <p className="font-display font-semibold text-2xl leading-tight">{written}</p>
      </BoardCard>
    );
  if (pantry.dish) {
    const { recipe, uses } = pantry.dish;
    const page = `/recipe/${encodeURIComponent(recipe.id)}`;
    return (
      <Hero dish={recipe} page={page} more={may ? WEEK : undefined} facts={[]}>
        {uses.length > 0 ? t`Uses your ${listed(uses)}.` : t`From what you have.`}
      </Hero>
    );
  }
  return (
    <BoardCard icon={UtensilsCrossed} title={t`Tonight`} more={may && made ? WEEK : undefined} wide>
      <p className="text-ink-soft">
        {may
          ? t`Nothing is planned for tonight. Plan the week in one tap, from what you have.`
          : t`What’s for dinner? Scan the fridge and cook what’s there, or pick something you feel like.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {may ? (
          <Button asChild>
            <Link to="/plan">{made ? t`Choose a dinner` : t`Plan my week`}</Link>
          </Button>
        ) : (
          <Button asChild>
            <Link to="/scan">{hasScans ? t`Scan again` : t`Scan my fridge`}</Link>
          </Button>
        )}
        <Button asChild variant="outline">
          <Link to="/recipes">
            <Trans>Pick a recipe</Trans>
          </Link>
        </Button>
      </div>
    </BoardCard>
  );
}

function Planned({ dish, meal }: { dish: Dish; meal: PlannedMealView }) {
  const { figures, leftover, keeping, side } = meal;
  return (
    <Hero
      dish={dish}
      page={plannedPath(dish.id, meal)}
      facts={[t`about ${Math.round(figures.calories)} kcal`]}
      more={WEEK}
      cooked={leftover}
    >
      {leftover
        ? (keeping?.reheat ?? t`Leftovers: it only needs warming up.`)
        : side && t`With ${side.title}.`}
    </Hero>
  );
}

interface HeroProps {
  dish: Dish;
  page: string;
  /** Facts beside the time. */
  facts: readonly string[];
  more: typeof WEEK | undefined;
  /** It was cooked before. */
  cooked?: boolean;
  children: ReactNode;
}

/** The one dish of this page: its picture first, and the button that starts it within the first screen of a phone. */
function Hero({ dish, page, facts, more, cooked = false, children }: HeroProps) {
  const heading = useId();
  const cook = `${page}${page.includes('?') ? '&' : '?'}cook`;
  const time = cooked ? [] : [timeOf(dish.totalTimeMin)];
  return (
    <section aria-labelledby={heading} className="min-w-0 lg:col-span-2">
      <Card className="grid h-full overflow-hidden sm:grid-cols-2">
        <Link to={page} aria-hidden tabIndex={-1} className="block aspect-video sm:aspect-auto sm:min-h-72">
          <RecipePicture recipe={dish} />
        </Link>
        <div className="flex flex-col gap-1.5 px-4 pt-1 pb-4 sm:justify-center sm:p-6">
          <div className="flex min-h-11 items-center justify-between gap-3">
            <h2 id={heading} className="font-sans font-semibold text-herb-ink text-sm tracking-normal">
              <Trans>Tonight</Trans>
            </h2>
            {more && (
              <Link
                to={more.to}
                className="flex min-h-11 items-center font-semibold text-herb-ink text-sm underline-offset-4 hover:underline"
              >
                {more.label}
              </Link>
            )}
          </div>
          <Link
            to={page}
            className="-mt-1.5 font-display font-semibold text-2xl leading-tight hover:underline lg:text-3xl"
          >
            {dish.title}
          </Link>
          <p className="text-ink-soft tabular-nums">{[...time, ...facts].join(' · ')}</p>
          {children && <p className="text-sm">{children}</p>}
          <Button asChild size="lg" variant={cooked ? 'outline' : 'primary'} className="mt-2 sm:self-start">
            <Link to={cooked ? page : cook}>{cooked ? t`Open the recipe` : t`Start cooking`}</Link>
          </Button>
        </div>
      </Card>
    </section>
  );
}
