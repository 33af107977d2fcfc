import type { InteractiveStep, Recipe } from '@crisper/contract/recipes';
import { interactiveSteps } from '@crisper/kitchen/cooking/interactive-steps';
import { readTimers } from '@crisper/kitchen/recipes/step-timers';

/** A separate file, because it imports the whole larder. */
export function ownSteps(recipe: Recipe): InteractiveStep[] {
  return interactiveSteps({
    steps: recipe.steps.map((step) => ({ ...step, timers: readTimers(step.text) })),
    ingredients: recipe.ingredients.map((line) => ({
      ...line,
      food: line.ingredientId,
      name: line.ingredient.name,
      alternatives: [],
      eatenShare: 1,
    })),
  });
}
