import { Dialog as Radix } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';

const TICK_MS = 500;
/** The bar stops here until the answer arrives. */
const CAP = 95;
const SENT = 30;

interface SearchingOverlayProps {
  count: number;
  onCancel: () => void;
}

/** Covers the screen until the first answer; the bar approaches its cap. */
export function SearchingOverlay({ count, onCancel }: SearchingOverlayProps) {
  const [beats, setBeats] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setBeats((before) => before + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const value = beats === 0 ? SENT : CAP - (CAP - SENT) * 0.75 ** beats;
  return (
    <Radix.Root open onOpenChange={(open) => !open && onCancel()}>
      <Radix.Portal>
        <Radix.Content
          data-scrim
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 grid place-items-center bg-paper p-6"
        >
          <div className="grid w-full max-w-md gap-6 text-center">
            <p aria-hidden className="text-6xl">
              🍳
            </p>
            <div className="grid gap-2">
              <Radix.Title className="text-3xl">Finding your recipes</Radix.Title>
              <p role="status" className="text-ink-soft">
                {beats === 0
                  ? `Sending your ${count} ingredients…`
                  : beats < 8
                    ? 'Matching them with the cook book and putting new dishes together…'
                    : 'This takes longer than usual. The kitchen is busy, please wait…'}
              </p>
            </div>
            <Progress label="Recipes" value={value} />
            <Button variant="ghost" onClick={onCancel} className="mx-auto">
              Cancel
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
