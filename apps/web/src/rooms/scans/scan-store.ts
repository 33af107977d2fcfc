import { useSyncExternalStore } from 'react';
import { getSession, onSessionChange } from '../../lib/session-store.ts';
import { EMPTY, type ScanState } from './scan-state.ts';

let state = EMPTY;
const listeners = new Set<() => void>();

export function getScan(): ScanState {
  return state;
}

export function changeScan(change: (before: ScanState) => ScanState): void {
  const next = change(state);
  if (next === state) return;
  const kept = new Set(next.photos);
  for (const photo of state.photos) if (!kept.has(photo)) URL.revokeObjectURL(photo.url);
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The scan in progress. It outlives the page, so that coming back from the recipes finds it as it was. */
export function useScan(): ScanState {
  return useSyncExternalStore(subscribe, getScan);
}

// What one person photographed is not shown to the next one on the same device.
let owner = getSession()?.user.id;
onSessionChange(() => {
  const now = getSession()?.user.id;
  if (now !== owner) changeScan(() => EMPTY);
  owner = now;
});
