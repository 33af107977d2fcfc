import type { FoodId } from '../foods/food.ts';
import { listsIn, rowsIn } from '../foods/made-tables.ts';
import * as made from './key-ingredients.gen.ts';

/**
 * Foods without which a dish is another one, although it is not made of them, from this percentage of its weight on: what
 * gives it its taste, what it is wrapped in, what binds it. It holds for every kind of them, but for those listed themselves.
 */
export const KEY_FROM: Readonly<Record<FoodId, number>> = Object.fromEntries(
  rowsIn(made.KEY_FROM).map(([id = '', percent]) => [id, Number(percent)]),
);

/** Words of titles that mean a food without naming it; as `nameWords` gives them. It holds for every kind of these. */
export const TITLE_MEANS: Readonly<Record<string, readonly FoodId[]>> = listsIn(made.TITLE_MEANS);
