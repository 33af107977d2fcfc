import { randomInt, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { User } from '@crisper/contract/accounts';
import type { HouseholdProfile } from '@crisper/contract/household';
import {
  type getPlan,
  type lockMeal,
  type MealPlan,
  type makePlan,
  PLAN_DAYS,
  type swapMeal,
} from '@crisper/contract/planner';
import type { LimitsOf } from '@crisper/contract/plans';
import type { Allergen, Diet } from '@crisper/contract/vocabulary';
import { dayAfter } from '@crisper/kitchen/calendar';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { sharesOf, targetsFor } from '@crisper/kitchen/planning/eaters';
import type { PlannedDay, PlanQuery, Targets } from '@crisper/kitchen/planning/plan';
import { notesOn, whyNothingSuits } from '@crisper/kitchen/planning/plan-notes';
import { lockedPast, placeOf, planningWeek, swapMeal as swapped } from '@crisper/kitchen/planning/plan-week';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { z } from 'zod';
import { onProcessor } from '../../budgets/spending.ts';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import { localDay } from '../../local-day.ts';
import { Problem } from '../../problem.ts';
import * as repository from './planner.repository.ts';
import type { PlanDocument } from './planner.tables.ts';
import { presentPlan } from './present-plan.ts';
import type { ShoppingService, StaplesOf } from './shopping.service.ts';
import type { Supply } from './supply.ts';

type Make = z.output<NonNullable<typeof makePlan.body>>;
type Swap = z.output<NonNullable<typeof swapMeal.body>>;
type Lock = z.output<NonNullable<typeof lockMeal.body>>;
type Current = z.output<typeof getPlan.response>;

/** Planning is expensive; this is more than anybody needs. */
const PLANNING: Rule = { name: 'planning', max: 120, seconds: 600 };
const WEEKS_AHEAD_DAYS = 14;
const REFUSED_MAX = 40;
const WHO_EATS_CHANGED = 'Who eats has changed since this was planned. Plan again to follow.';

interface Table {
  eaters: HouseholdProfile[];
  diets: Diet[];
  allergens: Allergen[];
}

export interface PlannerDeps {
  db: Database;
  limiter: Limiter;
  limitsOf: LimitsOf;
  supply: Supply;
  shopping: ShoppingService;
  tableOf: (user: User, ids?: readonly string[]) => Promise<Table>;
  atHand: (user: User) => Promise<Map<FoodId, number | null>>;
  useSoon: (user: User) => Promise<FoodId[]>;
  staplesOf: StaplesOf;
  /** A person's daily targets. */
  targetsOf: (userId: string) => Promise<Targets>;
  keepForGood: (tx: Tx, recipeId: string) => Promise<unknown>;
}

export type PlannerService = ReturnType<typeof createPlanner>;

export function createPlanner(deps: PlannerDeps) {
  const { db, supply, shopping } = deps;
  const todayOf = (user: User) => localDay(new Date(), user.timeZone);

  const current = (user: User, tx: Tx = db.orm) =>
    repository.findFrom(tx, user.id, dayAfter(todayOf(user), 1 - PLAN_DAYS));

  const show = async (user: User, row: repository.PlanRow): Promise<MealPlan> => {
    const ids = row.document.eaters.map((eater) => eater.id);
    const [recipes, table, now] = await Promise.all([
      supply.byIds(recipesIn(row.document.days), user.id),
      deps.tableOf(user, ids),
      deps.tableOf(user),
    ]);
    const plan = presentPlan({ row, recipes, table, today: todayOf(user) });
    const same = ids.length === now.eaters.length && now.eaters.every((eater) => ids.includes(eater.id));
    return same ? plan : { ...plan, notes: [WHO_EATS_CHANGED, ...plan.notes] };
  };

  const assertPro = (user: User): void => {
    if (!deps.limitsOf(user.plan).mealPlanning)
      throw new Problem('forbidden', 'Meal planning is part of Pro. Upgrade to plan your week in one click.');
  };

  /** Everything the kitchen needs to plan for these people. */
  const queryFor = async (user: User, table: Table, planned: readonly string[]) => {
    const [atHand, useSoon, staples] = await Promise.all([
      deps.atHand(user),
      deps.useSoon(user),
      deps.staplesOf(user),
    ]);
    const pantry = [...atHand.keys()];
    const needs = { diets: table.diets, avoid: table.allergens, pantry, useSoon, staples };
    const recipes = await supply.recipesFor({ userId: user.id, planned, ...needs });
    return { atHand, needs: { ...needs, recipes, days: PLAN_DAYS } };
  };

  /** Stores a version and its shopping list in one transaction. */
  const save = (
    user: User,
    startOn: string,
    atHand: Map<FoodId, number | null>,
    { document, recipes }: { document: PlanDocument; recipes: readonly Recipe[] },
    write: (tx: Tx) => Promise<repository.PlanRow | undefined>,
  ): Promise<repository.PlanRow | undefined> =>
    db.transaction(async (tx) => {
      const row = await write(tx);
      if (!row) return undefined;
      const used = new Set(recipesIn(document.days));
      const inPlan = recipes.filter((recipe) => used.has(recipe.id));
      for (const recipe of inPlan) if (recipe.origin === 'composed') await deps.keepForGood(tx, recipe.id);
      const today = todayOf(user);
      const ahead = document.days.filter((_, at) => dayAfter(startOn, at) >= today);
      const share = document.eaters.reduce((sum, eater) => sum + eater.share, 0);
      const byId = new Map(inPlan.map((recipe) => [recipe.id, recipe]));
      await shopping.rebuild(tx, user.id, { days: ahead, recipes: byId, share }, atHand);
      return row;
    });

  const find = async (user: User, id: string): Promise<repository.PlanRow> => {
    const row = await repository.find(db.orm, user.id, id);
    if (!row) throw new Problem('not_found', 'This plan is no longer there.');
    return row;
  };

  /** A new version of a plan. A repeated request returns the same result. */
  const change = async (
    user: User,
    row: repository.PlanRow,
    { version, request }: { version: number; request: string },
    next: () => Promise<{
      document: PlanDocument;
      recipes: readonly Recipe[];
      atHand: Map<FoodId, number | null>;
    }>,
  ): Promise<MealPlan> => {
    const key = `${request} ${version}`;
    if (row.version === version + 1 && row.lastRequest === key) return show(user, row);
    if (row.version !== version) throw changedElsewhere();
    const { document, recipes, atHand } = await next();
    await supply.keep(recipes.filter((recipe) => recipesIn(document.days).includes(recipe.id)));
    const saved = await save(user, row.startOn, atHand, { document, recipes }, (tx) =>
      repository.update(tx, row, document, key),
    );
    if (saved) return show(user, saved);
    const other = await find(user, row.id);
    if (other.version === version + 1 && other.lastRequest === key) return show(user, other);
    throw changedElsewhere();
  };

  /** Plans a week for the current eaters. Locked and past meals stay. */
  const compute = async (
    user: User,
    startOn: string,
    before: PlanDocument | undefined,
    maxMinutes: number | null,
  ) => {
    const table = await deps.tableOf(user);
    const planned = before ? recipesIn(before.days) : [];
    const [{ atHand, needs }, own] = await Promise.all([
      queryFor(user, table, planned),
      deps.targetsOf(user.id),
    ]);
    const targets = targetsFor(table.eaters, own);
    const seed = randomInt(2 ** 31);
    const query: PlanQuery = { ...needs, targets, seed, ...(maxMinutes === null ? {} : { maxMinutes }) };
    const settled = before ? lockedPast(before.days, startOn, todayOf(user)) : [];
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
    const notes = notesFor(query, days);
    const document: PlanDocument = {
      days,
      targets,
      eaters: sharesOf(table.eaters, targets),
      refused: before?.refused ?? {},
      seed,
      maxMinutes,
      notes,
    };
    return { document, recipes: needs.recipes, atHand };
  };

  return {
    async current(user: User): Promise<Current> {
      const row = await current(user);
      return { plan: row ? await show(user, row) : null, mayPlan: deps.limitsOf(user.plan).mealPlanning };
    },

    async make(user: User, { start, version, maxMinutes }: Make): Promise<MealPlan> {
      assertPro(user);
      const today = todayOf(user);
      const known = await current(user);
      if (known && version !== undefined) {
        await deps.limiter.use(PLANNING, user.id);
        return change(user, known, { version, request: 'again' }, () =>
          compute(user, known.startOn, known.document, maxMinutes ?? known.document.maxMinutes),
        );
      }
      const startOn = start ?? today;
      if (startOn < today || startOn > dayAfter(today, WEEKS_AHEAD_DAYS))
        throw new Problem('validation', 'A plan begins today or within the next two weeks.');
      if (known && known.startOn <= startOn && startOn < dayAfter(known.startOn, PLAN_DAYS))
        return show(user, known);
      await deps.limiter.use(PLANNING, user.id);
      const made = await compute(user, startOn, undefined, maxMinutes ?? null);
      await supply.keep(made.recipes.filter((recipe) => recipesIn(made.document.days).includes(recipe.id)));
      const row = await save(user, startOn, made.atHand, made, (tx) =>
        repository.insert(tx, {
          id: randomUUID(),
          userId: user.id,
          startOn,
          document: made.document,
          lastRequest: 'made',
        }),
      );
      const there = row ?? (await current(user));
      if (!there) throw changedElsewhere();
      return show(user, there);
    },

    async swap(user: User, id: string, { version, day, slot }: Swap): Promise<MealPlan> {
      assertPro(user);
      const row = await find(user, id);
      await deps.limiter.use(PLANNING, user.id);
      return change(user, row, { version, request: `swap ${placeOf(day, slot)}` }, async () => {
        const before = row.document;
        const table = await deps.tableOf(
          user,
          before.eaters.map((eater) => eater.id),
        );
        const { atHand, needs } = await queryFor(user, table, recipesIn(before.days));
        const query: PlanQuery = { ...needs, targets: before.targets, seed: randomInt(2 ** 31) };
        if (before.maxMinutes !== null) query.maxMinutes = before.maxMinutes;
        const place = placeOf(day, slot);
        const old = before.days[day]?.meals.find((meal) => meal.slot === slot)?.recipe;
        const refused = {
          ...before.refused,
          [place]: [...(before.refused[place] ?? []), ...(old ? [old] : [])].slice(-REFUSED_MAX),
        };
        const days = onProcessor(() => swapped(query, before.days, { day, slot }, refusedOf({ refused })));
        const document = { ...before, days, refused, notes: notesFor(query, days) };
        return { document, recipes: needs.recipes, atHand };
      });
    },

    async lock(user: User, id: string, { version, day, slot, locked }: Lock): Promise<MealPlan> {
      assertPro(user);
      const row = await find(user, id);
      const key = `lock ${placeOf(day, slot)} ${locked} ${version}`;
      if (row.version === version + 1 && row.lastRequest === key) return show(user, row);
      if (row.version !== version) throw changedElsewhere();
      const days = row.document.days.map((one, at) => ({
        ...one,
        meals: one.meals.map((meal) => (at === day && meal.slot === slot ? { ...meal, locked } : meal)),
      }));
      const saved = await repository.update(db.orm, row, { ...row.document, days }, key);
      if (!saved) throw changedElsewhere();
      return show(user, saved);
    },

    async *exportOf(userId: string) {
      for (const { userId: _, ...row } of await repository.all(db.orm, userId)) yield row;
    },
  };
}

function recipesIn(days: readonly PlannedDay[]): string[] {
  return [...new Set(days.flatMap((day) => day.meals.flatMap((meal) => meal.recipe ?? [])))];
}

function refusedOf(document: Pick<PlanDocument, 'refused'> | undefined): Map<string, Set<string>> {
  return new Map(Object.entries(document?.refused ?? {}).map(([place, ids]) => [place, new Set(ids)]));
}

function changedElsewhere(): Problem {
  return new Problem('conflict', 'This plan was changed on another device. Here is how it stands now.');
}

function notesFor(query: PlanQuery, days: readonly PlannedDay[]): string[] {
  const impossible = whyNothingSuits(query);
  if (impossible !== null) throw new Problem('conflict', impossible);
  return notesOn(query, days);
}
