import type { ShoppingItem } from '@crisper/contract/planner';
import { localStore } from '../../lib/browser-storage.ts';

/** The key in the browser's storage. */
const STORAGE_KEY = 'shopping_list';

interface Stored {
  userId: string;
  items: ShoppingItem[];
}

/** Stored on the device, because shops often have no network. */
export function storeShoppingList(stored: Stored): void {
  localStore.setItem(STORAGE_KEY, JSON.stringify(stored));
}

/** This user's stored list; undefined if it is missing, invalid or another user's. */
export function storedShoppingList(userId: string): ShoppingItem[] | undefined {
  try {
    const value = JSON.parse(localStore.getItem(STORAGE_KEY) ?? 'null') as Partial<Stored> | null;
    if (value?.userId !== userId || !Array.isArray(value.items)) return undefined;
    // A copy from before these were told has neither.
    return value.items.map((item) => ({ ...item, dishes: item.dishes ?? [], asked: item.asked ?? null }));
  } catch {
    return undefined;
  }
}

/** Deletes the list, so that the next person on this device does not see it. */
export function forgetShopping(): void {
  localStore.removeItem(STORAGE_KEY);
}
