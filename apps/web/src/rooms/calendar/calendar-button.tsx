import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const CalendarDialog = lazy(() =>
  import('./calendar-dialog.tsx').then(({ CalendarDialog }) => ({ default: CalendarDialog })),
);

/** Opens the plan to other calendars. */
export function CalendarButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden className="size-5" />{' '}
        <span className="sr-only sm:not-sr-only">Add to calendar</span>
      </Button>
      {open && (
        <Suspense>
          <CalendarDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
