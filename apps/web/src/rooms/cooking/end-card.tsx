import type { Recipe } from '@crisper/contract/recipes/recipes';
import type { ReactNode } from 'react';
import { RecipePicture } from '../../shared/recipes/recipe-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
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
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid justify-items-center gap-2 text-center">
        <div className="aspect-[16/10] w-full max-w-64 animate-serve overflow-hidden rounded-panel shadow-soft sm:max-w-80">
          <RecipePicture recipe={recipe} />
        </div>
        <h2 className="mt-2 text-3xl sm:text-4xl">Enjoy your meal!</h2>
        <p className="text-ink-soft text-lg">{recipe.title} is done, every step of it.</p>
      </div>
      {running.length > 0 && (
        <Card className="grid gap-3 p-5">
          <p className="text-lg">
            <strong className="font-semibold">{running.map(({ label }) => label).join(', ')}</strong>{' '}
            {running.length === 1
              ? 'is still running. Do you need it?'
              : 'are still running. Do you need them?'}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="outline"
              onClick={() => {
                for (const { id } of running) removeTimer(id);
              }}
            >
              {running.length === 1 ? 'Stop the timer' : 'Stop the timers'}
            </Button>
            <p className="self-center text-ink-soft">Otherwise it rings, wherever you are in Crisper.</p>
          </div>
        </Card>
      )}
      {children}
      <Button size="lg" onClick={onExit} className="justify-self-center">
        Back to the recipe
      </Button>
    </div>
  );
}
