import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import { Trans } from '@lingui/react/macro';
import { Clock, Flame, Star, Users } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { timeOf } from '../minutes.ts';

interface RecipeFactsProps {
  recipe: Pick<RecipeCard, 'totalTimeMin' | 'servings' | 'servingsUnknown' | 'rating' | 'calories'>;
  /** Shown if the recipe has no time; by default a text says that it is unknown. */
  usualMinutes?: number;
  /** On a phone the time alone. */
  isShort?: boolean;
  className?: string;
}

/** Time, servings, stars and calories in one line. */
export function RecipeFacts({ recipe, usualMinutes = 0, isShort = false, className }: RecipeFactsProps) {
  return (
    <p
      className={cx(
        'flex flex-wrap gap-x-3 gap-y-1 text-ink-soft text-sm tabular-nums *:flex *:items-center *:gap-1.5 sm:gap-x-4',
        isShort && 'max-sm:*:not-first:hidden',
        className,
      )}
    >
      <span>
        <Clock aria-hidden className="size-4" />
        {timeOf(recipe.totalTimeMin || usualMinutes)}
      </span>
      {!recipe.servingsUnknown && (
        <span className="max-sm:hidden">
          <Users aria-hidden className="size-4" />
          {recipe.servings}{' '}
          <span className="sr-only">
            <Trans>servings</Trans>
          </span>
        </span>
      )}
      {recipe.rating && (
        <span>
          <Star aria-hidden className="size-4 fill-current text-honey-ink" />
          {recipe.rating}{' '}
          <span className="sr-only">
            <Trans>of 5 stars</Trans>
          </span>
        </span>
      )}
      {recipe.calories !== null && (
        <span>
          <Flame aria-hidden className="size-4" />
          <Trans>about {Math.round(recipe.calories / 10) * 10} kcal</Trans>
        </span>
      )}
    </p>
  );
}
