import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { steps } from '../../../shared/how-it-works-steps.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** A button that opens a dialog with the four steps from photo to recipe. */
export function HowItWorks() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <CircleHelp aria-hidden className="size-5" />
        <Trans>How it works</Trans>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t`How it works`}>
        <ol className="grid gap-5">
          {steps.map((step, index) => (
            <li key={step.title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-full bg-herb-soft font-display font-semibold text-herb-ink"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">{step.title}</h3>
                <p className="mt-1 text-ink-soft">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
