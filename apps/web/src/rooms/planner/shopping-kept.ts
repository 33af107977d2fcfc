/** Where the list lies on this device. */
export const KEPT_LIST = 'shopping_list';

/** One person's list is not left to the next on the same device. */
export function forgetShopping(): void {
  try {
    localStorage.removeItem(KEPT_LIST);
  } catch {
    // Blocked storage holds nothing.
  }
}
