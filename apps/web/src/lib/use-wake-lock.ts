import { useEffect } from 'react';

/** Keeps the screen awake; requests the lock again when the tab becomes visible, because hiding it releases the lock. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused on a low battery: the screen may sleep.
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
