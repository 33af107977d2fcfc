import { storageChanged } from '../../lib/browser-storage.ts';

/** Where the session's storage holds a scan. Apart from what reads it, because every page ends a scan. */
export const KEYS = {
  ingredients: 'scanResults',
  equipment: 'selectedEquipment',
  recipes: 'scanResultRecipes',
  filters: 'resultFilters',
} as const;

const STAYS = /^\/(recipe\/.+|results|scan)$/;

/** Leaving for any page but these ends the scan. */
export function endsScan(pathname: string): boolean {
  return !STAYS.test(pathname);
}

export function clearKitchen(): void {
  for (const key of Object.values(KEYS)) sessionStorage.removeItem(key);
  storageChanged();
}
