import { sessionStore, storageChanged } from '../../lib/browser-storage.ts';

/** The sessionStorage keys of a scan. In a separate file, because every page may end a scan. */
export const KEYS = {
  ingredients: 'scanResults',
  equipment: 'selectedEquipment',
  recipes: 'scanResultRecipes',
  filters: 'resultFilters',
} as const;

const STAYS = /^\/(recipe\/.+|results|scan)$/;

/** Navigating to any other page ends the scan. */
export function endsScan(pathname: string): boolean {
  return !STAYS.test(pathname);
}

export function clearKitchen(): void {
  for (const key of Object.values(KEYS)) sessionStore.removeItem(key);
  storageChanged();
}
