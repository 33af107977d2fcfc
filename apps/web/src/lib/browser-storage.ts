import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** How often this page, or another tab, wrote to the browser's storage. */
const changes = createStore(() => 0);

/** Whoever writes to the browser's storage says so here, and every reader looks again. */
export function storageChanged(): void {
  changes.setState((count) => count + 1);
}

if (typeof window !== 'undefined') window.addEventListener('storage', storageChanged);

/**
 * What the browser's storage holds, the same in all tabs. `read` answers the same object as long as nothing changed;
 * the server, which has no such storage, takes the other value.
 */
export function useStored<Value>(read: () => Value, otherwise: NoInfer<Value>): Value {
  return useSyncExternalStore(changes.subscribe, read, () => otherwise);
}
