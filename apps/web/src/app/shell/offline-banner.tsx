import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useConnection } from '../../lib/connection.ts';
import { useWaiting } from '../../lib/outbox/outbox-state.ts';

/** Shows that there is no network, and how many changes are unsent: either can be true without the other. */
export function OfflineBanner() {
  const waiting = useWaiting();
  const { note, offline } = useConnection();
  return (
    <div role="status">
      {(note ?? offline) && (
        <p className="flex items-center justify-center gap-2 bg-sunken px-4 py-1.5 text-center text-ink-soft text-sm">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {note ?? t`You’re offline. What’s on screen stays; the rest waits until you’re back.`}
        </p>
      )}
      {waiting > 0 && (
        <p className="bg-honey-soft px-4 py-1.5 text-center text-honey-ink text-sm">
          <Plural value={waiting} one="# change waiting to be sent" other="# changes waiting to be sent" />
        </p>
      )}
    </div>
  );
}
