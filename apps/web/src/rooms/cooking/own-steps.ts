import type { InteractiveStep, Recipe } from '@crisper/contract/recipes/recipes';
import { interactiveSteps } from '@crisper/kitchen/cooking/interactive-steps';
import type { Eaters } from '@crisper/kitchen/foods/who-eats';
import { readTimers } from '@crisper/kitchen/recipes/step-timers';

/** A separate file, because it imports the whole larder. */
/** Where it is not known who eats, nothing is named as a swap. */
export function ownSteps(recipe: Recipe, eaters: Eaters | null): InteractiveStep[] {
  const cookable = {
    steps: recipe.steps.map((step) => ({ ...step, timers: readTimers(step.text) })),
    ingredients: recipe.ingredients.map((line) => ({
      ...line,
      food: line.ingredientId,
      name: line.ingredient.name,
      alternatives: [],
      eatenShare: 1,
    })),
  };
  if (eaters) return interactiveSteps(cookable, eaters);
  return interactiveSteps(cookable).map((step) => ({ ...step, swap_note: null }));
}
