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

/** In the list's order, which follows the shop; staples come last. */
export function byAisle(items: readonly ShoppingItem[]): AisleGroup[] {
  const groups = new Map<string, ShoppingItem[]>();
  for (const item of items) {
    const aisle = item.staple ? 'Check that you have' : titleOf(item.aisle);
    groups.set(aisle, [...(groups.get(aisle) ?? []), item]);
  }
  return [...groups].map(([aisle, list]) => ({ aisle, items: list }));
}

function titleOf(aisle: string): string {
  const words = aisle.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
