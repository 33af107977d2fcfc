import type { Meal } from '@crisper/contract/meals/meals';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UtensilsCrossed } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MealRow } from './meal-row.tsx';
import { mealsOf, useTotalsOf } from './meals.queries.ts';
import { bySlot, kcalOf } from './meals-by-slot.ts';
import { useMealActions } from './use-meal-actions.ts';

const EditMealDialog = lazyPart(async () => ({
  default: (await import('./edit-meal-dialog.tsx')).EditMealDialog,
}));

/** The most rows shown at first, because a month of meals would fill the page. */
const FOLDED = 8;

/** The list of several days is one. */
const ALL = t`Meals`;

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
      t`Are you sure you want to delete "${meal.name}"? This action cannot be undone.`,
    );
    if (sure) void actions.remove(meal);
  };

  if (list.isPending)
    return (
      <div className="grid gap-3" role="status" aria-label={t`Fetching your meals`}>
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    );
  if (!list.data)
    return (
      <LoadFailed of={list}>
        <Trans>Your meals are safe, but they could not be loaded. Please try again.</Trans>
      </LoadFailed>
    );
  const meals = list.data.pages.flatMap((page) => page.meals);
  if (meals.length === 0)
    return (
      <EmptyState icon={UtensilsCrossed} title={t`No meals logged`} action={action}>
        {days === 1 ? t`Nothing was logged on this day yet.` : t`Nothing was logged in these days yet.`}
      </EmptyState>
    );
  const folded = !whole && meals.length > FOLDED;
  const shown = meals.slice(0, folded ? FOLDED : undefined);
  const groups = days === 1 ? bySlot(shown) : [{ title: ALL, meals: shown }];
  return (
    <>
      <ul aria-label={ALL} className="grid gap-4">
        {groups.map(({ title, meals: some }) => (
          <li key={title} className="grid gap-1.5">
            {title !== ALL && (
              <h3 className="flex items-baseline justify-between gap-3 font-sans font-semibold text-base">
                {title}
                {/* The row of a single meal says the same. */}
                {some.length > 1 && (
                  <span className="font-medium text-ink-soft text-sm tabular-nums">
                    <Trans>{kcalOf(some)} kcal</Trans>
                  </span>
                )}
              </h3>
            )}
            <ul
              aria-label={t`${title}, one by one`}
              className="divide-y divide-line rounded-card border border-line bg-surface px-4"
            >
              {some.map((meal) => (
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
          </li>
        ))}
      </ul>
      {folded && (
        <Button variant="outline" className="mx-auto flex" onClick={() => setWhole(true)}>
          <Trans>Show more meals</Trans>
        </Button>
      )}
      {!folded && list.hasNextPage && (
        <Button
          variant="outline"
          className="mx-auto flex"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          <Trans>Show earlier meals</Trans>
        </Button>
      )}
      <Suspense>
        {edited && <EditMealDialog key={edited.id} meal={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </>
  );
}
