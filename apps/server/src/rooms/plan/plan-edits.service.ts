import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import { type MealPlan, PLAN_DAYS } from '@crisper/contract/plan/plan';
import type { moveMeal, placeMeal, undoPlan } from '@crisper/contract/plan/plan-edits';
import { dayAfter, daysBetween } from '@crisper/kitchen/calendar';
import { emptyDay } from '@crisper/kitchen/planning/alternatives';
import { sharesOf, targetsFor } from '@crisper/kitchen/planning/eaters';
import { type PlannedDay, type PlannedMeal, placeOf } from '@crisper/kitchen/planning/plan';
import type { z } from 'zod';
import { assertNotChild } from '../../assert-not-child.ts';
import { Problem } from '../../problem.ts';
import type { PlanRow } from './plan.repository.ts';
import { PLANNING } from './plan.service.ts';
import type { PlanDocument } from './plan.tables.ts';
import { repeatsOf } from './plan-repeats.repository.ts';
import { changedElsewhere, createPlanStore, type PlanDeps } from './plan-store.ts';
import { repeatsByPlace } from './repeats.ts';

type Placed = z.output<NonNullable<typeof placeMeal.body>>;
type Move = z.output<NonNullable<typeof moveMeal.body>>;
type Undo = z.output<NonNullable<typeof undoPlan.body>>;

const DAYS_AHEAD = 14;

export type PlanEditsService = ReturnType<typeof createPlanEdits>;

/** What cooks do to a plan with their own hands: place, note, clear, move, take back. */
export function createPlanEdits(deps: PlanDeps) {
  const store = createPlanStore(deps);

  /** A week with nothing planned, for who writes it alone. */
  const emptyDocument = async (user: User): Promise<PlanDocument> => {
    const [table, own] = await Promise.all([deps.tableOf(user), deps.targetsOf(user.id)]);
    const targets = targetsFor(table.eaters, own);
    const days = Array.from({ length: PLAN_DAYS }, emptyDay);
    return {
      days,
      targets,
      eaters: sharesOf(table.eaters, targets),
      refused: {},
      seed: 1,
      maxMinutes: null,
      notes: [],
    };
  };

  return {
    /** Any recipe this person may see, or a note, on any day; a plan is begun where there is none. */
    async place(user: User, { date, slot, recipe: id, note }: Placed): Promise<MealPlan> {
      if (id === undefined && note === undefined) assertNotChild(user);
      store.assertPro(user);
      await deps.limiter.use(PLANNING, user.id);
      const today = store.todayOf(user);
      if (date < today || date > dayAfter(today, DAYS_AHEAD))
        throw new Problem('validation', 'Choose today or a day of the next two weeks.');
      const recipe = id === undefined ? undefined : await deps.recipeOf(id, user.id);
      const known = await store.current(user);
      const row = known && holds(known, date) ? known : undefined;
      if (known && !row)
        throw new Problem(
          'conflict',
          'Your plan doesn’t reach that day yet. Choose a day of the week you have.',
        );
      const startOn = row?.startOn ?? today;
      const document = row?.document ?? (await emptyDocument(user));
      const day = daysBetween(startOn, date);
      const days = withMeal(
        document.days,
        day,
        (before) => ({
          slot,
          recipe: recipe?.id ?? (note === undefined ? null : before.recipe),
          portions: recipe || note === undefined ? 1 : before.portions,
          extras: recipe || note === undefined ? [] : before.extras,
          ...(recipe || note === undefined ? {} : { side: before.side, plate: before.plate }),
          leftover: false,
          // What a cook has chosen stays when the rest is planned again.
          locked: recipe !== undefined || note !== undefined,
          ...(note === undefined ? {} : { note }),
        }),
        slot,
      );
      const next = () => store.rewritten(user, { startOn, document }, days, recipe ? [recipe] : []);
      if (row) {
        const request = `place ${placeOf(day, slot)} ${randomUUID()}`;
        return store.change(user, row, { version: row.version, request }, next);
      }
      const made = await store.insert(user, startOn, randomUUID(), await next());
      if (!made) throw changedElsewhere();
      return store.show(user, made);
    },

    /** Two meals change places. Each stays what it is; servings follow the cook, not the goals. */
    async move(user: User, id: string, { version, day, slot, to }: Move): Promise<MealPlan> {
      store.assertPro(user);
      const row = await store.find(user, id);
      await deps.limiter.use(PLANNING, user.id);
      const request = `move ${placeOf(day, slot)} ${placeOf(to.day, to.slot)}`;
      return store.change(user, row, { version, request }, async () => {
        const { days } = row.document;
        const repeats = repeatsByPlace(await repeatsOf(deps.db.orm, user.householdId), row.startOn);
        const at = (place: { day: number; slot: PlannedMeal['slot'] }) =>
          days[place.day]?.meals.find((meal) => meal.slot === place.slot);
        const from = at({ day, slot });
        const there = at(to);
        if (!from || !there) throw new Problem('validation', 'There is no such meal in this plan.');
        const moved = withMeal(days, to.day, () => ({ ...from, slot: to.slot, locked: true }), to.slot);
        // What repeats here was moved away, and does not come back when this week is planned again.
        const locked = there.locked || repeats.has(placeOf(day, slot));
        return store.rewritten(
          user,
          row,
          withMeal(moved, day, () => ({ ...there, slot, locked }), slot),
        );
      });
    },

    /** The plan before the last change. Taking back twice is doing again. */
    async undo(user: User, id: string, { version }: Undo): Promise<MealPlan> {
      store.assertPro(user);
      const row = await store.find(user, id);
      return store.change(user, row, { version, request: 'undo' }, async () => {
        if (!row.previous) throw new Problem('conflict', 'There is nothing to take back.');
        const { document, ...rest } = await store.rewritten(
          user,
          { startOn: row.startOn, document: row.previous },
          row.previous.days,
        );
        return { ...rest, document };
      });
    },
  };
}

function holds({ startOn }: PlanRow, date: string): boolean {
  return startOn <= date && date < dayAfter(startOn, PLAN_DAYS);
}

function withMeal(
  days: readonly PlannedDay[],
  day: number,
  next: (before: PlannedMeal) => PlannedMeal,
  slot: PlannedMeal['slot'],
): PlannedDay[] {
  return days.map((one, at) =>
    at === day ? { ...one, meals: one.meals.map((meal) => (meal.slot === slot ? next(meal) : meal)) } : one,
  );
}
