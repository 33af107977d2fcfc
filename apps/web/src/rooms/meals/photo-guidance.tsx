import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import picture from './hold-above.svg';

/** How to hold the phone. Hidden if its picture fails to load. */
export function PhotoGuidance() {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <figure className="flex items-center gap-4 rounded-card border border-line bg-raised p-3">
      <img
        src={picture}
        alt=""
        width={120}
        height={100}
        onError={() => setShown(false)}
        className="h-25 w-30 shrink-0 rounded-control"
      />
      <figcaption>
        <span className="block font-semibold">
          <Trans>Hold 12" Above Meal</Trans>
        </span>
        <span className="mt-1 block text-ink-soft text-sm">
          <Trans>Straight from above, the whole plate in the picture, a fork beside it for size.</Trans>
        </span>
      </figcaption>
    </figure>
  );
}
