import type { Recipe } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RecipePicture } from '../../shared/recipes/recipe-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { isRunning } from './timers.ts';
import { removeTimer, useAllTimers } from './timers-store.ts';

interface EndCardProps {
  recipe: Recipe;
  onExit: () => void;
  /** What follows: log it, keep leftovers, use up, remember. */
  children: ReactNode;
}

export function EndCard({ recipe, onExit, children }: EndCardProps) {
  const running = useAllTimers().filter((timer) => timer.recipeId === recipe.id && isRunning(timer));
  const labels = running.map(({ label }) => label).join(', ');
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid justify-items-center gap-2 text-center">
        <div className="aspect-[16/10] w-full max-w-52 animate-serve overflow-hidden rounded-panel shadow-soft sm:max-w-72">
          <RecipePicture recipe={recipe} />
        </div>
        <h2 className="mt-2 text-3xl sm:text-4xl">
          <Trans>Enjoy your meal!</Trans>
        </h2>
        <p className="text-ink-soft text-lg">
          <Trans>{recipe.title} is done, every step of it.</Trans>
        </p>
      </div>
      {children}
      {running.length > 0 && (
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-center text-ink-soft">
          <span>
            {running.length === 1 ? (
              <Trans>
                <strong className="font-semibold text-ink">{labels}</strong> is still running. Do you need it?
              </Trans>
            ) : (
              <Trans>
                <strong className="font-semibold text-ink">{labels}</strong> are still running. Do you need
                them?
              </Trans>
            )}
          </span>
          <Button
            variant="ghost"
            onClick={() => {
              for (const { id } of running) removeTimer(id);
            }}
          >
            {running.length === 1 ? t`Stop the timer` : t`Stop the timers`}
          </Button>
        </p>
      )}
      <Button size="lg" onClick={onExit} className="justify-self-center">
        <Trans>Back to the recipe</Trans>
      </Button>
    </div>
  );
}
