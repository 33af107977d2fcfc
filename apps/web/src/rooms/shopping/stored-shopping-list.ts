import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import { localStore } from '../../lib/browser-storage.ts';

/** The key in the browser's storage. */
const STORAGE_KEY = 'shopping_list';

export interface StoredList extends ShoppingList {
  userId: string;
  /** The household whose list it is. */
  home: string | undefined;
}

/** Stored on the device, because shops often have no network. */
export function storeShoppingList(list: StoredList): void {
  localStore.setItem(STORAGE_KEY, JSON.stringify(list));
}

/** This user's stored list; undefined if it is missing, invalid, another user's or another household's. */
export function storedShoppingList({
  userId,
  home,
}: Pick<StoredList, 'userId' | 'home'>): StoredList | undefined {
  try {
    const value = JSON.parse(localStore.getItem(STORAGE_KEY) ?? 'null') as Partial<StoredList> | null;
    const { items, lists, regulars, version = 0 } = value ?? {};
    if (value?.userId !== userId || value.home !== home) return undefined;
    // One that an older version of the app stored is not a list to this one.
    if (!Array.isArray(items) || !Array.isArray(lists) || !Array.isArray(regulars)) return undefined;
    // Who was in the shop then says nothing about now.
    return { userId, home, items, lists, regulars, version, shoppers: [] };
  } catch {
    return undefined;
  }
}

/** Deletes the list, so that the next person on this device does not see it. */
export function forgetShopping(): void {
  localStore.removeItem(STORAGE_KEY);
}
