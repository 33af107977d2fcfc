import type { FoodId } from '../foods/food.ts';
import { isA } from '../foods/larder.ts';
import { defaultStaples } from '../foods/staples.ts';

/** A food that is there only in packs which somebody at the table must not have. It counts as missing. */
export interface HeldBack {
  food: FoodId;
  /** A sentence for the cook, with the pack and the reason. */
  why: string;
}

/** What there is of the food must not be used; undefined when it may, or when there is none. */
export const heldBackOf = (food: FoodId, heldBack: readonly HeldBack[]): HeldBack | undefined =>
  heldBack.find((held) => isA(held.food, food));

export const withoutHeldBack = (foods: readonly FoodId[], heldBack: readonly HeldBack[]): FoodId[] =>
  foods.filter((food) => !heldBackOf(food, heldBack));

/** What is always there, but for what must not be used. Undefined: the kitchen's usual list. */
export const staplesWithout = (
  own: readonly FoodId[] | undefined,
  heldBack: readonly HeldBack[],
): readonly FoodId[] | undefined =>
  heldBack.length > 0 ? withoutHeldBack(own ?? defaultStaples, heldBack) : own;
