import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

let painted: number | undefined;

/** When the page was painted: the server says it, and the browser repeats it until the page is its own. */
export function paintedAt(ms: number): void {
  painted = ms;
}

/** To the minute, so that a page drawn twice in a moment reads the same. */
export function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}

const never = () => () => {};

export function useNow(): number {
  return useSyncExternalStore(never, thisMinute, () => painted ?? thisMinute());
}
