import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Camera, EllipsisVertical, Plus, Tag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../lib/session/session-store.ts';
import { MealsList } from '../../rooms/meals/meals-list.tsx';
import { OfferedMeals } from '../../rooms/meals/offered-meals.tsx';
import { QuickLog } from '../../rooms/meals/quick-log.tsx';
import { NutritionDashboard } from '../../rooms/nutrition/dashboard.tsx';
import { LoginRequired } from '../../rooms/nutrition/login-required.tsx';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';

const SnapMealDialog = lazyPart(async () => ({
  default: (await import('../../rooms/meals/snap-meal-dialog.tsx')).SnapMealDialog,
}));
const AddMealDialog = lazyPart(async () => ({
  default: (await import('../../rooms/meals/add-meal-dialog.tsx')).AddMealDialog,
}));
const OwnFoodsDialog = lazyPart(async () => ({
  default: (await import('../../rooms/products/own-foods-dialog.tsx')).OwnFoodsDialog,
}));
const CameraDialog = lazyPart(async () => ({
  default: (await import('../../rooms/scans/camera/camera-dialog.tsx')).CameraDialog,
}));

type Open = { dialog: 'snap' | 'own' } | { dialog: 'add'; name: string };

export default function NutritionPage() {
  const user = useSession()?.user;
  const [params] = useSearchParams();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  if (!user) return <LoginRequired />;

  const snap = (
    <Button onClick={() => setOpen({ dialog: 'snap' })}>
      <Camera aria-hidden className="size-5" /> <Trans>Snap a Meal</Trans>
    </Button>
  );
  return (
    <>
      <OfferedMeals />
      <NutritionDashboard
        user={user}
        log={(date) => (
          <QuickLog
            date={date}
            // "Log" on the home page leads here.
            focused={params.has('log')}
            onOther={(name) => setOpen({ dialog: 'add', name })}
          />
        )}
        actions={snap}
        more={
          <Menu
            trigger={
              <IconButton label={t`More ways to log`}>
                <EllipsisVertical />
              </IconButton>
            }
          >
            <MenuItem onSelect={() => setOpen({ dialog: 'add', name: '' })}>
              <Plus aria-hidden /> <Trans>Add a meal</Trans>
            </MenuItem>
            <MenuItem onSelect={() => setOpen({ dialog: 'own' })}>
              <Tag aria-hidden /> <Trans>Your foods</Trans>
            </MenuItem>
          </Menu>
        }
        meals={(date, days) => <MealsList date={date} days={days} action={snap} />}
      />
      <Suspense>
        {open?.dialog === 'add' && <AddMealDialog name={open.name} onClose={close} />}
        {open?.dialog === 'own' && <OwnFoodsDialog onClose={close} />}
        {open?.dialog === 'snap' && (
          <SnapMealDialog
            onClose={close}
            camera={(onDone) => <CameraDialog room={1} onDone={onDone} onChooseFiles={() => onDone(null)} />}
          />
        )}
      </Suspense>
    </>
  );
}
