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

/** In the list's order, which follows the shop. What is only asked for is not among them. */
export function byAisle(items: readonly ShoppingItem[]): AisleGroup[] {
  const groups = new Map<string, ShoppingItem[]>();
  for (const item of items) {
    if (item.staple) continue;
    const aisle = titleOf(item.aisle);
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

function titleOf(aisle: string): string {
  const words = aisle.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
