import { create } from 'zustand';
import { getSession, onSessionChange } from '../../lib/session-store.ts';
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

/** The scan in progress. It outlives the page, so that coming back from the recipes finds it as it was. */
export function useScan(): ScanState {
  return useStore();
}

// What one person photographed is not shown to the next one on the same device.
let owner = getSession()?.user.id;
onSessionChange(() => {
  const now = getSession()?.user.id;
  if (now !== owner) changeScan(() => EMPTY);
  owner = now;
});
