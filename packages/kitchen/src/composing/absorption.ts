import type { FoodId } from '../foods/food.ts';
import { rowsIn } from '../foods/made-tables.ts';
import * as made from './absorption.gen.ts';
import type { Kind } from './kinds.ts';
import type { Item } from './role.ts';

/** Rice and grains that drink all of their water under a lid: grams of water for a gram of them. */
const DRINKS: Readonly<Record<FoodId, number>> = Object.fromEntries(
  rowsIn(made.DRINKS).map(([id = '', water]) => [id, Number(water)]),
);

/** Grams of water for a gram of what is boiled and drained. */
const BOILED_IN: Partial<Record<Kind, number>> = {
  potato: 2.2,
  grain: 6,
  rice: 6,
  cookedrice: 0,
  cookedpasta: 0,
  mash: 0,
};
const PLENTY_OF_WATER = 8;

/** Grams of water that a gram of it takes up while it boils. */
export const TAKES_UP: Partial<Record<Kind, number>> = {
  pasta: 1.2,
  lasagna: 1,
  noodle: 1,
  dumpling: 0.1,
  grain: 1.6,
  rice: 2,
};

/** Null for what is boiled in plenty of water and drained. */
export function drinks({ thing }: Item): number | null {
  return DRINKS[thing.like] ?? null;
}

/** Grams of water that cook this food. */
export function waterFor(item: Item): number {
  return item.grams * (drinks(item) ?? BOILED_IN[item.thing.kind] ?? PLENTY_OF_WATER);
}

/** Share of the cooking water that ends up on the plate. */
export function takenUp(item: Item, water: Item): number {
  return Math.min(1, (item.grams * (TAKES_UP[item.thing.kind] ?? 0)) / water.grams);
}
