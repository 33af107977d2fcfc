import type { MealPlan } from '@crisper/contract/plan/plan';
import type { PlanWishes } from '@crisper/contract/plan/plan-wishes';
import { CalendarPlus, EllipsisVertical, Printer, SlidersHorizontal, Undo2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { PlanActions } from './use-plan.ts';

const WishesDialog = lazy(() =>
  import('./wishes-dialog.tsx').then(({ WishesDialog }) => ({ default: WishesDialog })),
);

interface PlanMenuProps {
  plan: MealPlan;
  wishes: PlanWishes;
  mayPlan: boolean;
  actions: PlanActions;
  /** The plan in other calendars, from the calendar room. */
  calendar: (onClose: () => void) => ReactNode;
}

/** What can be done with a whole week. */
export function PlanMenu({ plan, wishes, mayPlan, actions, calendar }: PlanMenuProps) {
  const [open, setOpen] = useState<'wishes' | 'calendar'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        trigger={
          <IconButton label="Plan options" className="print:hidden">
            <EllipsisVertical />
          </IconButton>
        }
      >
        {mayPlan && (
          <MenuItem onSelect={() => setOpen('wishes')}>
            <SlidersHorizontal aria-hidden /> Preferences
          </MenuItem>
        )}
        {mayPlan && plan.canUndo && (
          <MenuItem onSelect={() => actions.undo(plan)}>
            <Undo2 aria-hidden /> Undo
          </MenuItem>
        )}
        <MenuItem onSelect={() => setOpen('calendar')}>
          <CalendarPlus aria-hidden /> Add to calendar
        </MenuItem>
        <MenuItem onSelect={() => window.print()}>
          <Printer aria-hidden /> Print
        </MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {open === 'wishes' && <WishesDialog wishes={wishes} onClose={close} />}
        {open === 'calendar' && calendar(close)}
      </Suspense>
    </>
  );
}
