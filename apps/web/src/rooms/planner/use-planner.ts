import { lockMeal, type MealPlan, type MealSlot, makePlan, swapMeal } from '@crisper/contract/planner';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { toast } from '../../ui/toast-store.ts';
import { mealTitle } from './plan-labels.ts';
import { planQuery, takePlan } from './planner.queries.ts';

interface Place {
  day: number;
  slot: MealSlot;
}

interface Change {
  /** A meal such as "2 dinner", or "week". */
  what: string;
  work: () => Promise<MealPlan>;
  done?: (plan: MealPlan) => void;
}

const known = (error: unknown) => (error instanceof ApiError ? error : null);

/** All changes to a plan. One at a time, because each builds on the previous version. */
export function usePlanner() {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ work }: Change) => work(),
    onSuccess: (plan, { done }) => {
      takePlan(queries, plan);
      done?.(plan);
    },
    onError: async (error) => {
      toast({ tone: 'error', title: 'Not Planned', text: known(error)?.message || 'Please try again.' });
      // Another device may have changed the plan: reload it.
      if (known(error)?.code === 'conflict')
        await queries.invalidateQueries({ queryKey: planQuery.queryKey });
    },
  });
  const run = (next: Change): void => {
    if (!change.isPending) change.mutate(next);
  };
  const refusal = change.variables?.what === 'week' ? known(change.error) : null;

  return {
    /** The running change. */
    busy: change.isPending ? change.variables.what : null,
    /** The server's message if no week could be planned. */
    refusal: refusal?.code === 'conflict' ? refusal.message : null,
    make: (version?: number) =>
      run({
        what: 'week',
        work: () => call(makePlan, { body: version === undefined ? {} : { version }, timeoutMs: 60_000 }),
      }),
    swap: ({ id, version }: MealPlan, place: Place) =>
      run({
        what: placeName(place),
        work: () => call(swapMeal, { params: { id }, body: { version, ...place } }),
        done: (plan) => {
          const meal = plan.days[place.day]?.meals.find((one) => one.slot === place.slot);
          if (meal) toast({ title: 'Meal Swapped', text: mealTitle(meal) });
        },
      }),
    lock: ({ id, version }: MealPlan, place: Place, locked: boolean) =>
      run({
        what: placeName(place),
        work: () => call(lockMeal, { params: { id }, body: { version, ...place, locked } }),
      }),
  };
}

const placeName = ({ day, slot }: Place) => `${day} ${slot}`;
