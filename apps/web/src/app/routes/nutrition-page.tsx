import { Camera, Plus, Tag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../lib/session/session-store.ts';
import { MealsList } from '../../rooms/meals/meals-list.tsx';
import { OfferedMeals } from '../../rooms/meals/offered-meals.tsx';
import { NutritionDashboard } from '../../rooms/nutrition/dashboard.tsx';
import { LoginRequired } from '../../rooms/nutrition/login-required.tsx';
import { Button } from '../../ui/button.tsx';

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

export default function NutritionPage() {
  const user = useSession()?.user;
  const [params, setParams] = useSearchParams();
  // "Log" on the home page leads here.
  const [open, setOpen] = useState<'snap' | 'add' | 'own' | null>(params.has('log') ? 'add' : null);
  const close = () => {
    setOpen(null);
    if (params.has('log')) setParams({}, { replace: true });
  };
  if (!user) return <LoginRequired />;

  const snap = (
    <Button variant="accent" onClick={() => setOpen('snap')}>
      <Camera aria-hidden className="size-5" /> Snap a Meal
    </Button>
  );
  return (
    <>
      <OfferedMeals />
      <NutritionDashboard
        user={user}
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen('add')}>
              <Plus aria-hidden className="size-5" /> Add a meal
            </Button>
            <Button variant="outline" onClick={() => setOpen('own')}>
              <Tag aria-hidden className="size-5" /> Own foods
            </Button>
            {snap}
          </>
        }
        meals={(date, days) => <MealsList date={date} days={days} action={snap} />}
      />
      <Suspense>
        {open === 'add' && <AddMealDialog onClose={close} />}
        {open === 'own' && <OwnFoodsDialog onClose={close} />}
        {open === 'snap' && (
          <SnapMealDialog
            onClose={close}
            camera={(onDone) => <CameraDialog room={1} onDone={onDone} onChooseFiles={() => onDone(null)} />}
          />
        )}
      </Suspense>
    </>
  );
}
