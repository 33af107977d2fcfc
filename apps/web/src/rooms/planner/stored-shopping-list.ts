import type { ShoppingItem } from '@crisper/contract/planner';

/** Where the list lies on this device. */
const STORAGE_KEY = 'shopping_list';

interface Stored {
  userId: string;
  items: ShoppingItem[];
}

/** Kept on the device, because shops are where the network is not. */
export function storeShoppingList(stored: Stored): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch {
    // Storage is full or blocked: the list is there for as long as the page is open.
  }
}

/** What an earlier visit of this person saw; anything that makes no sense, or is somebody else's, is nothing. */
export function storedShoppingList(userId: string): ShoppingItem[] | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<Stored> | null;
    return value?.userId === userId && Array.isArray(value.items) ? value.items : undefined;
  } catch {
    return undefined;
  }
}

/** One person's list is not left to the next on the same device. */
export function forgetShopping(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked storage holds nothing.
  }
}
