import type { Recipe } from '@crisper/contract/recipes/recipes';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { useState } from 'react';
import { useSession } from '../lib/session/session-store.ts';
import { FavoriteButton } from '../rooms/favorites/favorite-button.tsx';
import { LogCooked } from '../rooms/meals/log-cooked.tsx';
import { CookedDialog } from '../rooms/pantry/cooked-dialog.tsx';
import { Leftovers } from '../rooms/pantry/leftovers.tsx';
import { YourNotes } from '../rooms/recipes/marks/your-notes.tsx';
import { setIngredients, useKitchen } from '../shared/kitchen-session.ts';
import { Button } from '../ui/button.tsx';
import { favoriteOf } from './favorite-of.ts';

interface AfterCookingProps {
  recipe: Recipe;
  servings: number;
  system: MeasureSystem;
}

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(/(?<=\p{L}{2})e?s$/u, ''))
    .filter((word) => word.length > 2);

/** What was scanned and goes into the recipe: all words of the one are among the words of the other. */
function usedOf<One extends { name: string }>(scanned: readonly One[], recipe: Recipe): One[] {
  const lines = recipe.ingredients.map((line) => new Set(wordsOf(line.ingredient.name)));
  return scanned.filter(({ name }) => {
    const words = wordsOf(name);
    return (
      words.length > 0 &&
      lines.some(
        (line) => words.every((word) => line.has(word)) || [...line].every((word) => words.includes(word)),
      )
    );
  });
}

/** After the last step: log it, keep leftovers, take out what was used, and remember how it was. */
export function AfterCooking({ recipe, servings, system }: AfterCookingProps) {
  const session = useSession();
  const kitchen = useKitchen();
  const [using, setUsing] = useState(false);
  const atHand = kitchen?.ingredients ?? [];
  return (
    <>
      <LogCooked recipe={recipe} />
      {session && <Leftovers recipeId={recipe.id} servings={servings} />}
      {session && <YourNotes recipeId={recipe.id} title="For next time" as="h3" />}
      <div className="flex flex-wrap items-center justify-center gap-3">
        <FavoriteButton recipe={favoriteOf(recipe)} />
        {session && (
          <Button variant="outline" onClick={() => setUsing(true)}>
            Used up
          </Button>
        )}
      </div>
      {using && (
        <CookedDialog
          recipe={recipe}
          servings={servings}
          system={system}
          scanned={usedOf(atHand, recipe)}
          onUsedUp={(names) => setIngredients(atHand.filter(({ name }) => !names.includes(name)))}
          onClose={() => setUsing(false)}
        />
      )}
    </>
  );
}
