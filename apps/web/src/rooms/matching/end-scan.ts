import { sessionStore, storageChanged } from '../../lib/browser-storage.ts';
import { SCAN_KEYS } from '../../lib/storage-keys.ts';

const STAYS = /^\/(recipe\/.+|results|scan)$/;

/** Navigating to any other page ends the scan. */
export function endsScan(pathname: string): boolean {
  return !STAYS.test(pathname);
}

export function clearKitchen(): void {
  for (const key of Object.values(SCAN_KEYS)) sessionStore.removeItem(key);
  storageChanged();
}
