import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** Counts the writes to browser storage by this page and other tabs. */
const changes = createStore(() => 0);

/** Must be called after each write to browser storage, so that all readers render again. */
export function storageChanged(): void {
  changes.setState((count) => count + 1);
}

if (typeof window !== 'undefined') window.addEventListener('storage', storageChanged);

/**
 * Reads a value from browser storage, in sync across tabs. `read` must return the same object while nothing
 * changed; the server has no such storage and uses `otherwise`.
 */
export function useStored<Value>(read: () => Value, otherwise: NoInfer<Value>): Value {
  return useSyncExternalStore(changes.subscribe, read, () => otherwise);
}
