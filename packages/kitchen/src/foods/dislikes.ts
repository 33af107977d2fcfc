import type { FoodId } from './food.ts';
import { foods, isA } from './larder.ts';
import { idsIn } from './made-tables.ts';
import { resolveSaid } from './resolve-said.ts';
import { SAID_BEAN } from './tags.gen.ts';

/** What a word means besides its kinds. */
const MEANT_TOO: Readonly<Record<FoodId, readonly FoodId[]>> = {
  bean: idsIn(SAID_BEAN),
  chickpea: ['hummus'],
};
const KEPT = 5_000;

const known = new Map<string, readonly FoodId[]>();

/** The foods that a word names, their kinds not counted; none where the larder does not know it. */
export function meantBy(name: string): readonly FoodId[] {
  const before = known.get(name);
  if (before) return before;
  // Members of a household need not speak one language.
  const food = resolveSaid(name, 'en')?.food.id;
  const meant = food === undefined ? [] : [food, ...(MEANT_TOO[food] ?? [])];
  // The words are what people type: there is no end of them.
  if (known.size >= KEPT) known.clear();
  known.set(name, meant);
  return meant;
}

/** Whether a food, or what it is a kind of, is among those named. */
export function isDisliked(food: FoodId, dislikes: readonly string[] | undefined): boolean {
  return dislikes?.some((name) => meantBy(name).some((id) => food === id || isA(food, id))) ?? false;
}

/** All foods that are disliked, every kind of them. */
export const dislikedFoods = (dislikes: readonly string[]): FoodId[] =>
  foods.flatMap(({ id }) => (isDisliked(id, dislikes) ? [id] : []));
