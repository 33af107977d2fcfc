import type { ShoppingItem, tickShopping } from '@crisper/contract/planner';
import type { z } from 'zod';
import type { Deed } from '../../lib/outbox/deed.ts';

type Ticks = z.input<NonNullable<typeof tickShopping.body>>['ticks'];

/** The list with unsent ticks applied. */
export function shownItems(items: readonly ShoppingItem[], deeds: readonly Deed[]): ShoppingItem[] {
  const ticks = deeds.filter((deed) => deed.kind === 'tick').flatMap((deed) => deed.body.ticks as Ticks);
  const last = new Map(ticks.map((tick) => [tick.id, tick.ticked]));
  return items.map((item) => ({ ...item, ticked: last.get(item.id) ?? item.ticked }));
}

export interface AisleGroup {
  aisle: string;
  items: ShoppingItem[];
}

/** Aisles that stand together in a shop; a heading for one thing helps nobody. */
const SECTIONS: Readonly<Record<string, string>> = {
  produce: 'Produce',
  meat: 'Meat and fish',
  fish: 'Meat and fish',
  dairy: 'Dairy and eggs',
  eggs: 'Dairy and eggs',
  'plant-based': 'Tofu and plant-based',
  bakery: 'Bread and bakery',
  grains: 'Rice, pasta and grains',
  pasta: 'Rice, pasta and grains',
  baking: 'Cans, jars and baking',
  canned: 'Cans, jars and baking',
  condiments: 'Cans, jars and baking',
  spices: 'Cans, jars and baking',
  nuts: 'Nuts and snacks',
  snacks: 'Nuts and snacks',
  sweets: 'Nuts and snacks',
  frozen: 'Frozen',
  drinks: 'Drinks',
  alcohol: 'Drinks',
  prepared: 'Deli',
};

/** In the list's order, which follows the shop. What is only asked for is not among them. */
export function byAisle(items: readonly ShoppingItem[]): AisleGroup[] {
  const groups = new Map<string, ShoppingItem[]>();
  for (const item of items) {
    if (item.asked !== null) continue;
    const aisle = SECTIONS[item.aisle] ?? 'Other';
    groups.set(aisle, [...(groups.get(aisle) ?? []), item]);
  }
  return [...groups].map(([aisle, list]) => ({ aisle, items: list }));
}

const DISHES_SHOWN = 2;

/** "for Onion Soup, Chili and 2 more". */
export function forDishes(dishes: readonly string[]): string {
  if (dishes.length === 0) return '';
  const more = dishes.length - DISHES_SHOWN;
  return `for ${dishes.slice(0, DISHES_SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
