import type { RecipeData } from '@crisper/contract/favorites/favorites';
import type { RecipeCard, Recipe as RecipeView } from '@crisper/contract/recipes/recipes';
import { adviceFor, type Eaters } from '@crisper/kitchen/foods/who-eats';
import { readEquipment } from './equipment-names.ts';
import { shownFigures } from './present-recipe.ts';

const union = <Value>(first: readonly Value[], second: readonly Value[] = []): Value[] => [
  ...new Set([...first, ...second]),
];

/**
 * A saved copy with what was said of it when it was saved. What the kitchen computes comes first; an allergen that
 * either names is named.
 */
export function withSavedOverrides<View extends RecipeCard>(view: View, said: RecipeData | null): View {
  if (!said) return view;
  return {
    ...view,
    tags: union(view.tags, said.tags),
    imageUrl: view.imageUrl ?? said.imageUrl ?? null,
    difficulty: said.difficulty ?? view.difficulty,
    allergens: union(view.allergens, said.allergens),
    equipment: union(view.equipment, readEquipment(said.tools ?? [])),
    calories: view.calories ?? said.nutritionPerServing?.calories ?? null,
  };
}

/** The same for the whole recipe, with the steps for cooking mode as they were, but for swaps that are not for who eats now. */
export function wholeWithSavedOverrides(
  view: RecipeView,
  said: RecipeData | null,
  { macros, eaters }: { macros: boolean; eaters: Eaters },
): RecipeView {
  if (!said) return view;
  const figures = said.nutritionPerServing;
  return {
    ...withSavedOverrides(view, said),
    nutritionPerServing: view.nutritionPerServing ?? (figures ? shownFigures(figures, macros) : null),
    interactiveSteps: said.interactiveSteps?.length
      ? said.interactiveSteps.map((step) => ({
          ...step,
          swap_note: adviceFor(step.swap_note ?? '', eaters) || null,
          tip: adviceFor(step.tip ?? '', eaters) || null,
        }))
      : view.interactiveSteps,
  };
}
