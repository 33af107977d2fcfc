import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineBanner() {
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
          You are offline. What is on screen stays; the rest waits for the connection.
        </p>
      )}
    </div>
  );
}
