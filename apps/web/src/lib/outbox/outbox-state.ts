import { create } from 'zustand';
import type { OutboxState } from './create-outbox.ts';
import type { Deed } from './deed.ts';

/** Apart from the outbox itself, so that the shell can say how many wait before anybody has done anything. */
const useOutboxState = create<OutboxState>()(() => ({ deeds: [], stuck: false }));

export function becomeOutboxState(next: OutboxState): void {
  useOutboxState.setState(next, true);
}

export const deedsOf = (kind: string): readonly Deed[] =>
  useOutboxState.getState().deeds.filter((deed) => deed.kind === kind);

/** Everything that the server has not heard of yet, in the order in which it was done. */
export function useDeeds(): readonly Deed[] {
  return useOutboxState((state) => state.deeds);
}

export const unsentCount = (): number => useOutboxState.getState().deeds.length;

/** How many wait because a try did not get through; what is under way for the first time does not count. */
export function useWaiting(): number {
  return useOutboxState((state) => (state.stuck ? state.deeds.length : 0));
}
