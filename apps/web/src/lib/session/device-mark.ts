import { localStore } from '../browser-storage.ts';

const KEY = 'device_mark';

/** The server knows this browser by the mark. It stays after signing out: that is when it is needed. */
export function keepDeviceMark(mark: string): void {
  localStore.setItem(KEY, mark);
}

/** To be sent with a sign-in. */
export function deviceMark(): { deviceMark?: string } {
  const kept = localStore.getItem(KEY);
  return kept ? { deviceMark: kept } : {};
}
