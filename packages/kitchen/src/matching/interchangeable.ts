import type { FoodId } from '../foods/food.ts';
import { idsIn, listsIn, rowsIn } from '../foods/made-tables.ts';
import * as made from './alike.gen.ts';

/**
 * Foods of which a cook takes one for another without changing the dish, with what to know about it. Where the larder has a
 * sentence for the very pair, that one is said instead.
 */
export const SUBSTITUTES: readonly { note: string; foods: readonly FoodId[] }[] = rowsIn(made.GROUPS).map(
  ([note = '', ids = '']) => ({ note, foods: idsIn(ids) }),
);

/** Substitutes that change nothing about the dish, though the other way round they do: a salad needs fresh tomatoes. */
export const AS_GOOD: Readonly<Record<FoodId, FoodId>> = Object.fromEntries(rowsIn(made.AS_GOOD));

/** What a whole food yields: who has lemons has lemon juice. */
export const PARTS: Readonly<Record<FoodId, readonly FoodId[]>> = listsIn(made.YIELDS);

/** Kinds that are not what a recipe means by this general word, though they are kinds of others: bacon is no pork roast. */
export const NOT_KIND_OF: Readonly<Record<FoodId, readonly FoodId[]>> = listsIn(made.NOT_KIND_OF);

/** Kinds that are not what a recipe means by any general word: who has tomato paste has no tomatoes. */
export const NOT_ITS_KIND: ReadonlySet<FoodId> = new Set(idsIn(made.NOT_ITS_KIND));

/** Kinds so wide that they name no food: neither "Vegetable Curry" nor "dairy" in a fridge tells which. */
export const WIDE: ReadonlySet<FoodId> = new Set(idsIn(made.WIDE));
