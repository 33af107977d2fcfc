import { Trans } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const CalendarDialog = lazyPart(() =>
  import('./calendar-dialog.tsx').then(({ CalendarDialog }) => ({ default: CalendarDialog })),
);

/** The plan in other calendars, for the account. */
export function CalendarCard() {
  const [open, setOpen] = useState(false);
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 lg:py-5">
      <div className="min-w-48 flex-1">
        <h2 className="text-base lg:text-xl">
          <Trans>Your plan in your calendar</Trans>
        </h2>
        <p className="text-ink-soft text-sm">
          <Trans>Phones and calendar apps show what is for dinner.</Trans>
        </p>
      </div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden className="size-5" /> <Trans>Add to calendar</Trans>
      </Button>
      {open && (
        <Suspense>
          <CalendarDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
