import type { RecipeData } from '@crisper/contract/favorites';
import type { RecipeCard, Recipe as RecipeView } from '@crisper/contract/recipes';
import { readEquipment } from './equipment-names.ts';
import { shownFigures } from './present-recipe.ts';

const union = <Value>(first: readonly Value[], second: readonly Value[] = []): Value[] => [
  ...new Set([...first, ...second]),
];

/**
 * A saved copy with what was said of it when it was saved. What the kitchen computes comes first; an allergen that
 * either names is named.
 */
export function withSaid<View extends RecipeCard>(view: View, said: RecipeData | null): View {
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

/** The same for the whole recipe, with the steps for cooking mode as they were. */
export function wholeWithSaid(view: RecipeView, said: RecipeData | null, macros: boolean): RecipeView {
  if (!said) return view;
  const figures = said.nutritionPerServing;
  return {
    ...withSaid(view, said),
    nutritionPerServing: view.nutritionPerServing ?? (figures ? shownFigures(figures, macros) : null),
    interactiveSteps: said.interactiveSteps?.length ? said.interactiveSteps : view.interactiveSteps,
  };
}
