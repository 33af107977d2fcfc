import { sessionStore } from '../../lib/browser-storage.ts';
import { SCAN_KEYS } from '../../lib/storage-keys.ts';
import { type Filters, NO_FILTERS } from './filters.ts';

/** The filters from before a recipe was opened. */
export function keptFilters(): Filters {
  try {
    const kept: unknown = JSON.parse(sessionStore.getItem(SCAN_KEYS.filters) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...NO_FILTERS, ...kept } : NO_FILTERS;
  } catch {
    return NO_FILTERS;
  }
}

export function keepFilters(filters: Filters): void {
  sessionStore.setItem(SCAN_KEYS.filters, JSON.stringify(filters));
}
