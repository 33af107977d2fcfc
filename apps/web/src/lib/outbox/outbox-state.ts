import { create } from 'zustand';
import type { OutboxState } from './create-outbox.ts';
import type { Deed } from './deed.ts';

/** Separate from the outbox, so that the shell can show the count without loading it. */
const useOutboxState = create<OutboxState>()(() => ({ deeds: [], stuck: false }));

export function becomeOutboxState(next: OutboxState): void {
  useOutboxState.setState(next, true);
}

export const deedsOf = (kind: string): readonly Deed[] =>
  useOutboxState.getState().deeds.filter((deed) => deed.kind === kind);

/** All unsent deeds, in order. */
export function useDeeds(): readonly Deed[] {
  return useOutboxState((state) => state.deeds);
}

export const unsentCount = (): number => useOutboxState.getState().deeds.length;

/** The number of deeds waiting after a failed attempt; deeds on their first attempt do not count. */
export function useWaiting(): number {
  return useOutboxState((state) => (state.stuck ? state.deeds.length : 0));
}
