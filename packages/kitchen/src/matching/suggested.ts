import type { FoodId } from '../foods/food.ts';
import { atTable } from '../planning/at-table.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { isSavoryKitchen } from './dish-kinds.ts';
import type { Hit } from './hit.ts';

/** The dishes that a page of results shows large. */
const SUGGESTED = 3;
/** How deep in the order one looks for them: further down stands what hardly fits. */
const DEPTH = 15;
/** With less at hand a dish wants shopping before cooking, and stands behind those that do not. */
const COOKABLE = 60;

/** Whether it is dinner for this person's own recipes, of which little is read here, too. */
type IsDinner = (id: string) => boolean;

/** A main course, and neither a side nor bread nor anything sweet. */
export const isDinner = (recipe: Recipe): boolean => atTable(recipe).isMain;

/**
 * The hits (in varied order) with dinners in the places that are shown large, as far as there are any, and with what wants
 * shopping last. Of fruit and flour nobody makes dinner: their order stays.
 */
export function suggestedFirst(
  hits: readonly Hit[],
  foods: readonly FoodId[],
  isDinnerOf: IsDinner,
): readonly Hit[] {
  const cookable = hits.filter((hit) => hit.percentage >= COOKABLE);
  const ordered = [...cookable, ...hits.filter((hit) => hit.percentage < COOKABLE)];
  if (!isSavoryKitchen(foods)) return ordered;
  const near = cookable.slice(0, DEPTH).filter((hit) => isDinnerOf(hit.id));
  // A dinner with a few things to buy is a better answer to "tonight" than a bowl of roasted chickpeas.
  const dinners = near.length > 0 ? near : ordered.filter((hit) => isDinnerOf(hit.id)).slice(0, 1);
  const first = new Set(dinners.slice(0, SUGGESTED));
  return [...first, ...ordered.filter((hit) => !first.has(hit))];
}
