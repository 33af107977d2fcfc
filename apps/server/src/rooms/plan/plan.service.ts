import { randomInt, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { User } from '@crisper/contract/auth/auth';
import type { HouseholdProfile } from '@crisper/contract/household/household';
import {
  type getPlan,
  type MealPlan,
  type makePlan,
  PLAN_DAYS,
  type PlanPreview,
} from '@crisper/contract/plan/plan';
import type {
  planDayAgain as dayAgain,
  lockMeal,
  mealAlternatives,
  swapMeal,
} from '@crisper/contract/plan/plan-edits';
import type { PlanWishes } from '@crisper/contract/plan/plan-wishes';
import { dayAfter } from '@crisper/kitchen/calendar';
import { alternatives } from '@crisper/kitchen/planning/alternatives';
import { seatedWith, sharesOf, targetsFor } from '@crisper/kitchen/planning/eaters';
import { type PlannedDay, type PlanQuery, placeOf, type Targets } from '@crisper/kitchen/planning/plan';
import { notesOn, whyNothingSuits } from '@crisper/kitchen/planning/plan-notes';
import {
  lockedPast,
  planDayAgain,
  planningWeek,
  swapMeal as swapped,
} from '@crisper/kitchen/planning/plan-week';
import type { Sentence } from '@crisper/kitchen/saying/say';
import type { z } from 'zod';
import { onProcessor } from '../../budgets/spending.ts';
import type { Rule } from '../../cache/limiter.ts';
import type { Tx } from '../../db/client.ts';
import { assertKnownFoods } from '../../known-foods.ts';
import { Problem } from '../../problem.ts';
import * as repository from './plan.repository.ts';
import type { PlanDocument } from './plan.tables.ts';
import { keepPreview, type PreviewRow, previewFrom } from './plan-previews.repository.ts';
import {
  changedElsewhere,
  createPlanStore,
  type Next,
  type PlanDeps,
  peopleIn,
  recipesIn,
} from './plan-store.ts';
import { presentAlternative, veiled } from './present-plan.ts';

type Make = z.output<NonNullable<typeof makePlan.body>>;
type Swap = z.output<NonNullable<typeof swapMeal.body>>;
type DayAgain = z.output<NonNullable<typeof dayAgain.body>>;
type Lock = z.output<NonNullable<typeof lockMeal.body>>;
type Current = z.output<typeof getPlan.response>;
type Asked = z.output<NonNullable<typeof mealAlternatives.body>>;
type Alternatives = z.output<typeof mealAlternatives.response>;

/** Planning is expensive; this is more than anybody needs. */
export const PLANNING: Rule = { name: 'planning', max: 120, seconds: 600 };
const WEEKS_AHEAD_DAYS = 14;
const REFUSED_MAX = 40;

export type PlanService = ReturnType<typeof createPlan>;

export function createPlan(deps: PlanDeps) {
  const { db } = deps;
  const store = createPlanStore(deps);

  /** Plans a week for the current eaters. Locked and past meals stay. */
  const compute = async (
    user: User,
    startOn: string,
    before: PlanDocument | undefined,
    maxMinutes: number | null,
  ): Promise<Next> => {
    const { eaters: usual } = await deps.tableOf(user);
    const planned = before ? recipesIn(before.days) : [];
    const targets = targetsFor(usual, await deps.targetsOf(user.id));
    const eaters = sharesOf(usual, targets);
    const table = await deps.tableOf(user, [
      ...usual.map(({ id }) => id),
      ...(before ? peopleIn(before) : []),
    ]);
    const tables = reseated(before?.tables, table.eaters, usual, targets);
    const {
      atHand,
      query: needs,
      left,
    } = await store.needsOf(user, { table, seating: { eaters, tables }, targets }, planned, startOn);
    const seed = randomInt(2 ** 31);
    const query: PlanQuery = { ...needs, seed, ...(maxMinutes === null ? {} : { maxMinutes }) };
    const settled = before ? lockedPast(before.days, startOn, store.todayOf(user)) : [];
    const days: PlannedDay[] = [];
    const planning = planningWeek(query, settled, refusedOf(before));
    for (
      let next = onProcessor(() => planning.next());
      !next.done;
      next = onProcessor(() => planning.next())
    ) {
      days.push(next.value);
      // Lets other requests run between two days.
      await setImmediate();
    }
    const notes = [...left, ...notesFor(query, days)];
    const skipped = [...(query.skipped ?? [])];
    const refused = before?.refused ?? {};
    return {
      document: { days, targets, eaters, tables, skipped, refused, seed, maxMinutes, notes },
      recipes: query.recipes,
      atHand,
    };
  };

  /** The query that a plan was made with, for the people it was made for. */
  const queryAgain = async (user: User, row: repository.PlanRow) => {
    const { document, startOn } = row;
    const { days, targets, maxMinutes } = document;
    const table = await deps.tableOf(user, peopleIn(document));
    const {
      atHand,
      query: needs,
      left,
    } = await store.needsOf(user, { table, seating: document, targets }, recipesIn(days), startOn);
    const query: PlanQuery = { ...needs, seed: randomInt(2 ** 31) };
    if (maxMinutes !== null) query.maxMinutes = maxMinutes;
    return { atHand, query, left };
  };

  return {
    async current(user: User): Promise<Current> {
      const [row, wishes] = await Promise.all([
        store.current(user),
        repository.wishesOf(db.orm, user.householdId),
      ]);
      const plan = row ? await store.show(user, row) : null;
      return { plan, mayPlan: deps.limitsOf(user.plan).mealPlanning, wishes };
    },

    /** A household is shown one week for as long as it lasts: what it holds is no plan, and reaches no list. */
    async preview(user: User): Promise<PlanPreview> {
      const today = store.todayOf(user);
      const showOf = async ({ startOn, document }: PreviewRow) =>
        veiled(
          await store.show(user, { id: user.householdId, version: 1, startOn, document, previous: null }),
        );
      const kept = await previewFrom(db.orm, user.householdId, dayAfter(today, 1 - PLAN_DAYS));
      if (kept) return showOf(kept);
      await deps.limiter.use(PLANNING, user.id);
      const made = await compute(user, today, undefined, null);
      await store.keepUsed(made);
      const row = { householdId: user.householdId, startOn: today, document: made.document };
      await keepPreview(db.orm, row);
      return showOf(row);
    },

    async make(user: User, { start, version, maxMinutes }: Make): Promise<MealPlan> {
      store.assertPro(user);
      const today = store.todayOf(user);
      const known = await store.current(user);
      if (known && version !== undefined) {
        await deps.limiter.use(PLANNING, user.id);
        return store.change(user, known, { version, request: 'again' }, () =>
          compute(user, known.startOn, known.document, maxMinutes ?? known.document.maxMinutes),
        );
      }
      const startOn = start ?? today;
      if (startOn < today || startOn > dayAfter(today, WEEKS_AHEAD_DAYS))
        throw new Problem('validation', 'A plan begins today or within the next two weeks.');
      if (known && known.startOn <= startOn && startOn < dayAfter(known.startOn, PLAN_DAYS))
        return store.show(user, known);
      await deps.limiter.use(PLANNING, user.id);
      const made = await compute(user, startOn, undefined, maxMinutes ?? null);
      const there = (await store.insert(user, startOn, randomUUID(), made)) ?? (await store.current(user));
      if (!there) throw changedElsewhere();
      return store.show(user, there);
    },

    async swap(user: User, id: string, { version, day, slot, recipe }: Swap): Promise<MealPlan> {
      store.assertPro(user);
      const row = await store.find(user, id);
      await deps.limiter.use(PLANNING, user.id);
      const request = `swap ${placeOf(day, slot)}${recipe ? ` ${recipe}` : ''}`;
      return store.change(user, row, { version, request }, async () => {
        const before = row.document;
        const { atHand, query, left } = await queryAgain(user, row);
        const place = placeOf(day, slot);
        const old = before.days[day]?.meals.find((meal) => meal.slot === slot)?.recipe;
        const refused = {
          ...before.refused,
          [place]: [...(before.refused[place] ?? []), ...(old ? [old] : [])].slice(-REFUSED_MAX),
        };
        const days = onProcessor(() =>
          swapped(query, before.days, { day, slot }, refusedOf({ refused }), recipe),
        );
        const document = { ...before, days, refused, notes: [...left, ...notesFor(query, days)] };
        return { document, recipes: query.recipes, atHand };
      });
    },

    async dayAgain(user: User, id: string, { version, day }: DayAgain): Promise<MealPlan> {
      store.assertPro(user);
      const row = await store.find(user, id);
      if (dayAfter(row.startOn, day) < store.todayOf(user))
        throw new Problem('validation', 'This day is over. Choose today or a day to come.');
      await deps.limiter.use(PLANNING, user.id);
      return store.change(user, row, { version, request: `day ${day}` }, async () => {
        const before = row.document;
        const { atHand, query, left } = await queryAgain(user, row);
        const days = onProcessor(() => planDayAgain(query, before.days, day, refusedOf(before)));
        return {
          document: {
            ...before,
            days,
            skipped: [...(query.skipped ?? [])],
            notes: [...left, ...notesFor(query, days)],
          },
          recipes: query.recipes,
          atHand,
        };
      });
    },

    async alternatives(user: User, id: string, { version, day, slot }: Asked): Promise<Alternatives> {
      store.assertPro(user);
      const row = await store.find(user, id);
      if (row.version !== version) throw changedElsewhere();
      await deps.limiter.use(PLANNING, user.id);
      const { query } = await queryAgain(user, row);
      const byId = new Map(query.recipes.map((recipe) => [recipe.id, recipe]));
      const found = onProcessor(() =>
        alternatives(query, row.document.days, { day, slot }, refusedOf(row.document)),
      );
      const covers = await deps.coversOf(
        user.id,
        found.map(({ meal }) => meal.recipe!),
      );
      return { alternatives: found.map((one) => presentAlternative(one, byId, covers)) };
    },

    async lock(user: User, id: string, { version, day, slot, locked }: Lock): Promise<MealPlan> {
      store.assertPro(user);
      const row = await store.find(user, id);
      const key = `lock ${placeOf(day, slot)} ${locked} ${version}`;
      if (row.version === version + 1 && row.lastRequest === key) return store.show(user, row);
      if (row.version !== version) throw changedElsewhere();
      const days = row.document.days.map((one, at) => ({
        ...one,
        meals: one.meals.map((meal) => (at === day && meal.slot === slot ? { ...meal, locked } : meal)),
      }));
      const saved = await repository.update(db.orm, row, { ...row.document, days }, key);
      if (!saved) throw changedElsewhere();
      return store.show(user, saved);
    },

    async wish(user: User, wishes: PlanWishes): Promise<PlanWishes> {
      assertKnownFoods(wishes.without);
      await repository.keepWishes(db.orm, user.householdId, wishes);
      return wishes;
    },

    bring: (tx: Tx, { from, to }: { from: string; to: string }) => repository.move(tx, from, to),

    async *exportOf(householdId: string) {
      for (const { householdId: _, ...row } of await repository.all(db.orm, householdId)) yield row;
    },

    async *wishesOf(householdId: string) {
      yield await repository.wishesOf(db.orm, householdId);
    },
  };
}

function refusedOf(document: Pick<PlanDocument, 'refused'> | undefined): Map<string, Set<string>> {
  return new Map(Object.entries(document?.refused ?? {}).map(([place, ids]) => [place, new Set(ids)]));
}

/** Who eats where it is not everybody, for the people there are now. */
export function reseated(
  tables: PlanDocument['tables'],
  people: readonly HouseholdProfile[],
  usual: readonly HouseholdProfile[],
  targets: Targets,
): NonNullable<PlanDocument['tables']> {
  const isUsual = (ids: readonly string[]) =>
    ids.length === usual.length && usual.every(({ id }) => ids.includes(id));
  return Object.fromEntries(
    Object.entries(tables ?? {}).flatMap(([place, seated]) => {
      const there = people.filter(({ id }) => seated.some((eater) => eater.id === id));
      return isUsual(there.map(({ id }) => id)) ? [] : [[place, seatedWith(usual[0]!, there, targets)]];
    }),
  );
}

function notesFor(query: PlanQuery, days: readonly PlannedDay[]): Sentence[] {
  const impossible = whyNothingSuits(query);
  if (impossible !== null) throw new Problem('conflict', impossible);
  return notesOn(query, days);
}
