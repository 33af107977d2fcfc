import { useEffect } from 'react';

/** Keeps the screen awake, and asks again when the tab comes back: hiding it gives the lock up. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused on a low battery: cooking goes on, the screen may sleep.
      const got = await navigator.wakeLock.request('screen').catch(() => null);
      if (gone) await got?.release();
      else lock = got;
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
