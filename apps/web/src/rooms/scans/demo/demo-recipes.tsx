import type { DemoAnswer } from '@crisper/contract/demo/demo';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Clock, Flame } from 'lucide-react';
import { Link } from 'react-router';
import { MatchBadge } from '../../../shared/recipes/match-badge.tsx';
import { RecipePicture } from '../../../shared/recipes/recipe-picture.tsx';
import { Card } from '../../../ui/card.tsx';

/** Up to three recipes as the demo's result. */
export function DemoRecipes({ recipes }: { recipes: DemoAnswer['recipes'] }) {
  if (recipes.length === 0)
    return (
      <p className="text-ink-soft">
        <Trans>Nothing to cook with just these. Add a few more things and scan again.</Trans>
      </p>
    );
  return (
    <div>
      <h3 className="text-2xl">
        <Trans>Cook one of these</Trans>
      </h3>
      <ul className="mt-4 grid gap-2 md:grid-cols-3 md:gap-4">
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <DemoCard recipe={recipe} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DemoCard({ recipe }: { recipe: DemoAnswer['recipes'][number] }) {
  const { id, title, match, time, calories } = recipe;
  return (
    <Link to={`/recipe/${encodeURIComponent(id)}`} className="block h-full rounded-card">
      <Card lively className="flex h-full gap-3 overflow-hidden p-2 md:flex-col md:p-0">
        <div className="relative size-24 shrink-0 overflow-hidden rounded-control md:aspect-[16/9] md:size-auto md:rounded-none">
          <RecipePicture recipe={recipe} />
          <span className="absolute start-1 bottom-1 md:start-3 md:top-3 md:bottom-auto">
            <MatchBadge percentage={match} />
          </span>
        </div>
        <div className="grid min-w-0 content-center gap-1.5 md:content-start md:px-5 md:pb-5">
          <p className="font-display font-semibold text-lg leading-tight">{title}</p>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
            <span className="inline-flex items-center gap-1.5">
              <Clock aria-hidden className="size-4" /> <Trans>{Math.round(time)} min</Trans>
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Flame aria-hidden className="size-4" />
              {calories === null ? t`calories unknown` : t`about ${Math.round(calories / 10) * 10} kcal`}
            </span>
          </p>
        </div>
      </Card>
    </Link>
  );
}
