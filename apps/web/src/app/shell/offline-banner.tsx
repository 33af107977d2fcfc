import { CloudUpload, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useWaiting } from '../../lib/outbox/outbox-state.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shows that there is no network, and how many changes are unsent: either can be true without the other. */
export function OfflineBanner() {
  const waiting = useWaiting();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-honey px-4 py-2.5 text-center font-medium text-on-honey text-sm">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          You’re offline. What’s on screen stays; the rest waits until you’re back.
        </p>
      )}
      {waiting > 0 && (
        <p className="flex items-center justify-center gap-2 bg-honey-soft px-4 py-1.5 text-center text-honey-ink text-sm">
          <CloudUpload aria-hidden className="size-4 shrink-0" />
          {waiting === 1 ? '1 change' : `${waiting} changes`} waiting to be sent
        </p>
      )}
    </div>
  );
}
