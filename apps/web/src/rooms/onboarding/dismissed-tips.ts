import { useSyncExternalStore } from 'react';

export const TIPS = ['nutrition-goals', 'first-scan', 'pro-features', 'save-recipes'] as const;
export type Tip = (typeof TIPS)[number];

const KEY = 'dismissedTooltips';
const listeners = new Set<() => void>();

/** What is stored may be anything; only known keys count. */
export function dismissedTips(): Tip[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? TIPS.filter((tip) => stored.includes(tip)) : [];
  } catch {
    return [];
  }
}

export function dismissTip(tip: Tip): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...dismissedTips(), tip])]));
  for (const listener of listeners) listener();
}

/** As text, so that React sees the same value as long as nothing changed. */
export function useDismissedTips(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => dismissedTips().join(),
    () => '',
  );
}
