import type { FoodId } from '../foods/food.ts';
import { isA } from '../foods/larder.ts';
import { defaultStaples } from '../foods/staples.ts';

/** A food that is there only in packs which an eater at the table must not have. It counts as missing. */
export interface ExcludedItem {
  food: FoodId;
  /** A sentence for the cook, with the pack and the reason. */
  why: string;
}

/** What there is of the food must not be used; undefined when it may, or when there is none. */
export const excludedOf = (food: FoodId, excludedItems: readonly ExcludedItem[]): ExcludedItem | undefined =>
  excludedItems.find((held) => isA(held.food, food));

export const withoutExcluded = (foods: readonly FoodId[], excludedItems: readonly ExcludedItem[]): FoodId[] =>
  foods.filter((food) => !excludedOf(food, excludedItems));

/** What is always there, but for what must not be used. Undefined: the kitchen's usual list. */
export const staplesWithout = (
  own: readonly FoodId[] | undefined,
  excludedItems: readonly ExcludedItem[],
): readonly FoodId[] | undefined =>
  excludedItems.length > 0 ? withoutExcluded(own ?? defaultStaples, excludedItems) : own;
