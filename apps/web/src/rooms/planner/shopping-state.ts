import type { ShoppingItem } from '@crisper/contract/planner';

/** A tick that the server has not heard of yet. */
export interface Tick {
  id: string;
  ticked: boolean;
  at: string;
}

/** The list as this device knows it: the server's last answer, and what was ticked since. */
export interface ShoppingState {
  userId: string;
  items: readonly ShoppingItem[];
  pending: readonly Tick[];
}

export const emptyState = (userId: string): ShoppingState => ({ userId, items: [], pending: [] });

/** What the list shows: every tick counts at once, heard or not. */
export function shownItems({ items, pending }: ShoppingState): ShoppingItem[] {
  const ticks = new Map(pending.map((tick) => [tick.id, tick.ticked]));
  return items.map((item) => ({ ...item, ticked: ticks.get(item.id) ?? item.ticked }));
}

export function withTick(state: ShoppingState, tick: Tick): ShoppingState {
  return { ...state, pending: [...state.pending.filter((one) => one.id !== tick.id), tick] };
}

/** The server's answer to these ticks; one that came while it was under way waits for the next round. */
export function withAnswer(
  state: ShoppingState,
  items: readonly ShoppingItem[],
  heard: readonly Tick[],
): ShoppingState {
  const known = new Set(items.map((item) => item.id));
  return {
    ...state,
    items,
    pending: state.pending.filter((tick) => !heard.includes(tick) && known.has(tick.id)),
  };
}

/** What was kept by an earlier visit; anything that makes no sense, or is somebody else's, is nothing. */
export function readState(text: string | null, userId: string): ShoppingState {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<ShoppingState> | null;
    if (value?.userId !== userId || !Array.isArray(value.items) || !Array.isArray(value.pending))
      return emptyState(userId);
    return { userId, items: value.items, pending: value.pending };
  } catch {
    return emptyState(userId);
  }
}

export interface AisleGroup {
  aisle: string;
  items: ShoppingItem[];
}

/** In the order of the list, which is the order of the shop; what most kitchens have comes last. */
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
