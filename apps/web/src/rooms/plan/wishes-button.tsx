import type { PlanWishes } from '@crisper/contract/plan/plan-wishes';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const WishesDialog = lazy(() =>
  import('./wishes-dialog.tsx').then(({ WishesDialog }) => ({ default: WishesDialog })),
);

/** How the next weeks are planned. */
export function WishesButton({ wishes }: { wishes: PlanWishes }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden className="size-5" />{' '}
        <span className="sr-only sm:not-sr-only">Preferences</span>
      </Button>
      {open && (
        <Suspense>
          <WishesDialog wishes={wishes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
