const KEY = 'device_mark';

/** The server knows this browser by the mark. It stays after signing out: that is when it is needed. */
export function keepDeviceMark(mark: string): void {
  localStorage.setItem(KEY, mark);
}

/** To be sent with a sign-in. */
export function deviceMark(): { deviceMark?: string } {
  const kept = localStorage.getItem(KEY);
  return kept ? { deviceMark: kept } : {};
}
