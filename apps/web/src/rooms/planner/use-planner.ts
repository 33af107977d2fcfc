import { lockMeal, type MealPlan, type MealSlot, makePlan, swapMeal } from '@crisper/contract/planner';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { toast } from '../../ui/toast-store.ts';
import { mealTitle } from './plan-labels.ts';
import { planQuery, takePlan } from './planner.queries.ts';

interface Place {
  day: number;
  slot: MealSlot;
}

/** Everything that changes a plan. One at a time: each change builds on the version before it. */
export function usePlanner() {
  const queries = useQueryClient();
  /** What is under way: a place such as "2 dinner", or "week". */
  const [busy, setBusy] = useState<string | null>(null);
  /** Why no week could be planned, in the server's words. */
  const [refusal, setRefusal] = useState<string | null>(null);

  const run = async (what: string, work: () => Promise<MealPlan>): Promise<MealPlan | null> => {
    if (busy) return null;
    setBusy(what);
    setRefusal(null);
    try {
      const plan = await work();
      takePlan(queries, plan);
      return plan;
    } catch (error) {
      const known = error instanceof ApiError ? error : null;
      if (what === 'week' && known?.code === 'conflict') setRefusal(known.message);
      toast({ tone: 'error', title: 'Not Planned', text: known?.message || 'Please try again.' });
      // Another device may have changed it: show how it stands.
      if (known?.code === 'conflict') await queries.invalidateQueries({ queryKey: planQuery.queryKey });
      return null;
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    refusal,
    make: (version?: number) =>
      run('week', () =>
        call(makePlan, { body: version === undefined ? {} : { version }, timeoutMs: 60_000 }),
      ),
    async swap({ id, version }: MealPlan, place: Place): Promise<void> {
      const plan = await run(`${place.day} ${place.slot}`, () =>
        call(swapMeal, { params: { id }, body: { version, ...place } }),
      );
      const meal = plan?.days[place.day]?.meals.find((one) => one.slot === place.slot);
      if (meal) toast({ title: 'Meal Swapped', text: mealTitle(meal) });
    },
    lock: ({ id, version }: MealPlan, place: Place, locked: boolean) =>
      run(`${place.day} ${place.slot}`, () =>
        call(lockMeal, { params: { id }, body: { version, ...place, locked } }),
      ),
  };
}
