import { Camera, EllipsisVertical, Plus, Tag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../lib/session/session-store.ts';
import { MealsList } from '../../rooms/meals/meals-list.tsx';
import { OfferedMeals } from '../../rooms/meals/offered-meals.tsx';
import { QuickLog } from '../../rooms/meals/quick-log.tsx';
import { NutritionDashboard } from '../../rooms/nutrition/dashboard.tsx';
import { LoginRequired } from '../../rooms/nutrition/login-required.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';

const SnapMealDialog = lazy(async () => ({
  default: (await import('../../rooms/meals/snap-meal-dialog.tsx')).SnapMealDialog,
}));
const AddMealDialog = lazy(async () => ({
  default: (await import('../../rooms/meals/add-meal-dialog.tsx')).AddMealDialog,
}));
const OwnFoodsDialog = lazy(async () => ({
  default: (await import('../../rooms/products/own-foods-dialog.tsx')).OwnFoodsDialog,
}));
const CameraDialog = lazy(async () => ({
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
      <Camera aria-hidden className="size-5" /> Snap a Meal
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
              <IconButton label="More ways to log">
                <EllipsisVertical />
              </IconButton>
            }
          >
            <MenuItem onSelect={() => setOpen({ dialog: 'add', name: '' })}>
              <Plus aria-hidden /> Add a meal
            </MenuItem>
            <MenuItem onSelect={() => setOpen({ dialog: 'own' })}>
              <Tag aria-hidden /> Your foods
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
