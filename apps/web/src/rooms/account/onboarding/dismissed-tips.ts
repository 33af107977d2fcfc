import { localStore, storageChanged, useStored } from '../../../lib/browser-storage.ts';
import { LOCAL_KEYS } from '../../../lib/storage-keys.ts';

export const TIPS = ['nutrition-goals', 'first-scan', 'pro-features', 'save-recipes'] as const;
export type Tip = (typeof TIPS)[number];

const KEY = LOCAL_KEYS.tips;

/** Storage may contain anything; only known keys count. */
export function dismissedTips(): Tip[] {
  try {
    const stored: unknown = JSON.parse(localStore.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? TIPS.filter((tip) => stored.includes(tip)) : [];
  } catch {
    return [];
  }
}

export function dismissTip(tip: Tip): void {
  localStore.setItem(KEY, JSON.stringify([...new Set([...dismissedTips(), tip])]));
  storageChanged();
}

/** A string, so that React can compare the value. */
export function useDismissedTips(): string {
  return useStored(() => dismissedTips().join(), '');
}
