import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** The part of the browser's storage that we use. */
type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's storage, which private windows and strict settings refuse: reading the property, or writing to it,
 * throws. What cannot be stored is kept in memory, so that everything works for the visit.
 */
function storeIn(name: 'localStorage' | 'sessionStorage'): KeyValueStore {
  const memory = new Map<string, string>();
  return {
    getItem(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return window[name].getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      memory.delete(key);
      try {
        window[name].setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    removeItem(key) {
      memory.delete(key);
      try {
        window[name].removeItem(key);
      } catch {
        // Nothing was stored, so there is nothing to remove.
      }
    },
  };
}

export const localStore = storeIn('localStorage');
export const sessionStore = storeIn('sessionStorage');

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
