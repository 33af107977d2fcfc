import type { Recipe } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { listed } from '../../lib/i18n/listed.ts';
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
  const labels = listed(running.map(({ label }) => label));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid justify-items-center gap-2 text-center">
        <div className="size-36 animate-serve overflow-hidden rounded-full shadow-lift sm:size-52 short:size-24">
          <RecipePicture recipe={recipe} />
        </div>
        <h2 className="mt-1 text-3xl sm:text-4xl">
          <Trans>Enjoy your meal!</Trans>
        </h2>
        <p className="text-ink-soft text-lg">{recipe.title}</p>
      </div>
      {children}
      {running.length > 0 && (
        <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-card bg-honey-soft p-3 text-center text-honey-ink">
          <span>
            {running.length === 1 ? (
              <Trans>
                <strong className="font-semibold">{labels}</strong> is still running. Do you need it?
              </Trans>
            ) : (
              <Trans>
                <strong className="font-semibold">{labels}</strong> are still running. Do you need them?
              </Trans>
            )}
          </span>
          <Button
            variant="outline"
            onClick={() => {
              for (const { id } of running) removeTimer(id);
            }}
          >
            {running.length === 1 ? t`Stop the timer` : t`Stop the timers`}
          </Button>
        </p>
      )}
      <Button variant="ghost" onClick={onExit} className="justify-self-center text-herb-ink">
        <Trans>Back to the recipe</Trans>
      </Button>
    </div>
  );
}
