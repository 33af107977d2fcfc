import type { MealPlan } from '@crisper/contract/plan/plan';
import type { PlanWishes } from '@crisper/contract/plan/plan-wishes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarPlus, EllipsisVertical, Printer, RefreshCw, SlidersHorizontal, Undo2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { PlanActions } from './use-plan.ts';

const WishesDialog = lazyPart(() =>
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
          <IconButton label={t`Plan options`} className="print:hidden">
            <EllipsisVertical />
          </IconButton>
        }
      >
        {mayPlan && (
          <MenuItem onSelect={() => actions.make(plan.version)}>
            <RefreshCw aria-hidden /> <Trans>Plan the week again</Trans>
          </MenuItem>
        )}
        {mayPlan && (
          <MenuItem onSelect={() => setOpen('wishes')}>
            <SlidersHorizontal aria-hidden /> <Trans>Preferences</Trans>
          </MenuItem>
        )}
        {mayPlan && plan.canUndo && (
          <MenuItem onSelect={() => actions.undo(plan)}>
            <Undo2 aria-hidden /> <Trans>Undo the last change</Trans>
          </MenuItem>
        )}
        <MenuItem onSelect={() => setOpen('calendar')}>
          <CalendarPlus aria-hidden /> <Trans>Add to calendar</Trans>
        </MenuItem>
        <MenuItem onSelect={() => window.print()}>
          <Printer aria-hidden /> <Trans>Print</Trans>
        </MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {open === 'wishes' && <WishesDialog wishes={wishes} onClose={close} />}
        {open === 'calendar' && calendar(close)}
      </Suspense>
    </>
  );
}
