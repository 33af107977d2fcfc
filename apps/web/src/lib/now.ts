import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

let painted: number | undefined;

/** Sets the time of the server rendering; the browser uses the same time to hydrate. */
export function paintedAt(ms: number): void {
  painted = ms;
}

/** Rounded to the minute, so that two renderings shortly after each other are equal. */
export function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}

const never = () => () => {};

export function useNow(): number {
  return useSyncExternalStore(never, thisMinute, () => painted ?? thisMinute());
}
