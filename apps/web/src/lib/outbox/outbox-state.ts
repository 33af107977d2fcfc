import { useSyncExternalStore } from 'react';
import type { OutboxState } from './create-outbox.ts';
import type { Deed } from './deed.ts';

/** Apart from the outbox itself, so that the shell can say how many wait before anybody has done anything. */
let state: OutboxState = { deeds: [], stuck: false };
const listeners = new Set<() => void>();

export function becomeOutboxState(next: OutboxState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NONE: readonly Deed[] = [];

export const deedsOf = (kind: string): readonly Deed[] => state.deeds.filter((deed) => deed.kind === kind);

/** Everything that the server has not heard of yet, in the order in which it was done. */
export function useDeeds(): readonly Deed[] {
  return useSyncExternalStore(
    subscribe,
    () => state.deeds,
    () => NONE,
  );
}

export const unsentCount = (): number => state.deeds.length;

const stuckCount = () => (state.stuck ? state.deeds.length : 0);

/** How many wait because a try did not get through; what is under way for the first time does not count. */
export function useWaiting(): number {
  return useSyncExternalStore(subscribe, stuckCount, () => 0);
}
