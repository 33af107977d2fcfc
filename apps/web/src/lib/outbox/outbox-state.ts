import { create } from 'zustand';
import type { ChangeKind } from './change-kinds.ts';
import type { OutboxState } from './create-outbox.ts';
import type { PendingChange } from './pending-change.ts';

/** Separate from the outbox, so that the shell can show the count without loading it. */
const useOutboxState = create<OutboxState>()(() => ({ changes: [], stuck: false }));

export function becomeOutboxState(next: OutboxState): void {
  useOutboxState.setState(next, true);
}

export function changesOf<Kind extends ChangeKind>(kind: Kind) {
  const isOfKind = (change: PendingChange): change is Extract<PendingChange, { kind: Kind }> =>
    change.kind === kind;
  return useOutboxState.getState().changes.filter(isOfKind);
}

/** All unsent changes, in order. */
export function usePendingChanges(): readonly PendingChange[] {
  return useOutboxState((state) => state.changes);
}

export const unsentCount = (): number => useOutboxState.getState().changes.length;

/** The number of changes waiting after a failed attempt; changes on their first attempt do not count. */
export function useWaiting(): number {
  return useOutboxState((state) => (state.stuck ? state.changes.length : 0));
}
