import type { Meal } from '@crisper/contract/meals';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UtensilsCrossed } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MealRow } from './meal-row.tsx';
import { mealsOf, useTotalsOf } from './meals.queries.ts';
import { useMealActions } from './use-meal-actions.ts';

const EditMealDialog = lazy(async () => ({
  default: (await import('./edit-meal-dialog.tsx')).EditMealDialog,
}));

/** The most rows shown at first, because a month of meals would fill the page. */
const FOLDED = 8;

interface MealsListProps {
  date: string;
  days: number;
  /** Shown if nothing was logged. */
  action: ReactNode;
}

export function MealsList({ date, days, action }: MealsListProps) {
  const list = useInfiniteQuery(mealsOf(date, days));
  useTotalsOf(list.data?.pages[0]);
  const actions = useMealActions();
  const [edited, setEdited] = useState<Meal | null>(null);
  const [whole, setWhole] = useState(false);

  const remove = (meal: Meal) => {
    const sure = window.confirm(
      `Are you sure you want to delete "${meal.name}"? This action cannot be undone.`,
    );
    if (sure) void actions.remove(meal);
  };

  if (list.isPending)
    return (
      <div className="grid gap-3" role="status" aria-label="Fetching your meals">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    );
  if (!list.data)
    return (
      <LoadFailed of={list}>Your meals are safe, but they could not be loaded. Please try again.</LoadFailed>
    );
  const meals = list.data.pages.flatMap((page) => page.meals);
  if (meals.length === 0)
    return (
      <EmptyState icon={UtensilsCrossed} title="No meals logged" action={action}>
        Nothing was logged {days === 1 ? 'on this day' : 'in these days'} yet.
      </EmptyState>
    );
  const folded = !whole && meals.length > FOLDED;
  return (
    <>
      <ul aria-label="Meals" className="grid gap-3">
        {meals.slice(0, folded ? FOLDED : undefined).map((meal) => (
          <MealRow
            key={meal.id}
            meal={meal}
            withDay={days > 1}
            onEdit={() => setEdited(meal)}
            onRepeat={() => void actions.repeat(meal)}
            onDelete={() => remove(meal)}
          />
        ))}
      </ul>
      {folded && (
        <Button variant="outline" className="mx-auto flex" onClick={() => setWhole(true)}>
          Show more meals
        </Button>
      )}
      {!folded && list.hasNextPage && (
        <Button
          variant="outline"
          className="mx-auto flex"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show earlier meals
        </Button>
      )}
      <Suspense>
        {edited && <EditMealDialog key={edited.id} meal={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </>
  );
}
