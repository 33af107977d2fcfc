import type { User } from '@crisper/contract/auth/auth';
import { type MealPlan, PLAN_DAYS } from '@crisper/contract/plan/plan';
import type { repeatMeal } from '@crisper/contract/plan/plan-edits';
import { isOpen } from '@crisper/kitchen/planning/plan-notes';
import { mealAt } from '@crisper/kitchen/planning/plan-week';
import type { z } from 'zod';
import { Problem } from '../../problem.ts';
import { weekdaysFrom } from './plan-query.ts';
import { keepRepeat, removeRepeat, repeatsOf } from './plan-repeats.repository.ts';
import { changedElsewhere, createPlanStore, type PlanDeps } from './plan-store.ts';
import { repeatedOf } from './repeats.ts';

type Asked = z.output<NonNullable<typeof repeatMeal.body>>;

export type PlanRepeatsService = ReturnType<typeof createPlanRepeats>;

/** Meals that come back every week. This week's plan stays as it is. */
export function createPlanRepeats(deps: PlanDeps) {
  const store = createPlanStore(deps);

  return {
    async repeat(user: User, id: string, { version, day, slot, repeats }: Asked): Promise<MealPlan> {
      store.assertPro(user);
      const row = await store.find(user, id);
      const weekday = weekdaysFrom(row.startOn, PLAN_DAYS)[day]!;
      const at = { householdId: user.householdId, weekday, slot };
      if (!repeats) {
        await removeRepeat(deps.db.orm, at);
        return store.show(user, row);
      }
      if (row.version !== version) throw changedElsewhere();
      const meal = mealAt(row.document.days, { day, slot });
      if (!meal || isOpen(meal))
        throw new Problem('validation', 'Nothing is planned here that could repeat.');
      if (meal.leftover)
        throw new Problem('validation', 'These are leftovers. Repeat the meal that they are left from.');
      const kept = await deps.db.transaction((tx) => keepRepeat(tx, row, at, repeatedOf(meal)));
      if (!kept) throw changedElsewhere();
      return store.show(user, row);
    },

    async *exportOf(householdId: string) {
      yield* await repeatsOf(deps.db.orm, householdId);
    },
  };
}
