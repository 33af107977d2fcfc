import { create } from 'zustand';
import { getSession, onSessionChange } from '../../lib/session/session-store.ts';
import { EMPTY, type ScanState } from './scan-state.ts';

const useStore = create(() => EMPTY);

export const getScan = useStore.getState;

export function changeScan(change: (before: ScanState) => ScanState): void {
  const state = getScan();
  const next = change(state);
  if (next === state) return;
  const kept = new Set(next.photos);
  for (const photo of state.photos) if (!kept.has(photo)) URL.revokeObjectURL(photo.url);
  useStore.setState(next, true);
}

/** The current scan. Survives navigation, so that it is unchanged on coming back from the recipes. */
export function useScan(): ScanState {
  return useStore();
}

// Clear it on sign-out, so that the next person on this device does not see it.
let owner = getSession()?.user.id;
onSessionChange(() => {
  const now = getSession()?.user.id;
  if (now !== owner) changeScan(() => EMPTY);
  owner = now;
});
