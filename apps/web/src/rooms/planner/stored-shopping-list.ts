/** Where the list lies on this device. */
export const STORAGE_KEY = 'shopping_list';

/** One person's list is not left to the next on the same device. */
export function forgetShopping(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked storage holds nothing.
  }
}
