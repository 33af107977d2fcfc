import type { User } from '@crisper/contract/auth/auth';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import type { HouseholdProfile } from '@crisper/contract/household/household';
import { type MealPlan, PLAN_DAYS } from '@crisper/contract/plan/plan';
import type { Allergen, Diet, Equipment } from '@crisper/contract/vocabulary';
import { dayAfter } from '@crisper/kitchen/calendar';
import { meantBy } from '@crisper/kitchen/foods/dislikes';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { type ExcludedItem, excludedOf, staplesWithout } from '@crisper/kitchen/matching/excluded';
import { isChild, type Seating, shareAt, tablesOf } from '@crisper/kitchen/planning/eaters';
import {
  type PlannedDay,
  type PlanQuery,
  placeOf,
  type Slot,
  type Targets,
} from '@crisper/kitchen/planning/plan';
import { isOpen } from '@crisper/kitchen/planning/plan-notes';
import { withTotals } from '@crisper/kitchen/planning/plan-week';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { onProcessor } from '../../budgets/spending.ts';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import { localDay } from '../../local-day.ts';
import { Problem } from '../../problem.ts';
import { say } from '../../saying/say.ts';
import type { ShoppingApi } from '../shopping/shopping.room.ts';
import * as repository from './plan.repository.ts';
import type { PlanDocument } from './plan.tables.ts';
import { queryFromWishes, skippedPlaces } from './plan-query.ts';
import { repeatsOf } from './plan-repeats.repository.ts';
import { presentPlan, type ShownRow } from './present-plan.ts';
import type { RecipeCandidates } from './recipe-candidates.ts';
import { fixedIn, recipesOf, repeatsByPlace } from './repeats.ts';

export interface Table {
  eaters: HouseholdProfile[];
  diets: Diet[];
  allergens: Allergen[];
  dislikes: string[];
}

interface Stock {
  /** Grams of each food that these people may use; null for an unknown amount. */
  atHand: Map<FoodId, number | null>;
  useSoon: FoodId[];
  /** What is there and an eater must not have. */
  excludedItems: ExcludedItem[];
}

export interface PlanDeps {
  db: Database;
  limiter: Limiter;
  limitsOf: LimitsOf;
  candidates: RecipeCandidates;
  /** By recipe, this person's own photo of it. */
  coversOf: (userId: string, recipeIds: readonly string[]) => Promise<Map<string, string>>;
  shopping: Pick<ShoppingApi, 'rebuild'>;
  tableOf: (user: User, ids?: readonly string[]) => Promise<Table>;
  /** What there is for these people. */
  stockFor: (user: User, table: Table) => Promise<Stock>;
  /** The household's own staples; undefined: the kitchen's. */
  staplesOf: (user: User) => Promise<FoodId[] | undefined>;
  /** What the kitchen has; undefined when no member said. */
  equipmentOf: (user: User) => Promise<readonly Equipment[] | undefined>;
  /** Recipes that this person has cooked and logged. */
  cookedBy: (userId: string) => Promise<{ recipe: string }[]>;
  /** A person's daily targets. */
  targetsOf: (userId: string) => Promise<Targets>;
  /** Finds a recipe that this person may see. */
  recipeOf: (id: string, userId: string) => Promise<Recipe>;
  keepForGood: (tx: Tx, recipeId: string) => Promise<unknown>;
}

/** A plan's next version, with the recipes it was made from. */
export interface Next {
  document: PlanDocument;
  recipes: readonly Recipe[];
  atHand: Map<FoodId, number | null>;
}

/** What was planned in the last two weeks may wait. */
const RECENT_DAYS = 14;

/** Finds, shows and stores plans. What goes into them is the services' work. */
export function createPlanStore(deps: PlanDeps) {
  const { db, candidates, shopping } = deps;
  const todayOf = (user: User) => localDay(new Date(), user.timeZone);

  const show = async (user: User, row: ShownRow): Promise<MealPlan> => {
    const { document } = row;
    const isLead = document.eaters[0]?.id === user.id;
    const repeats = await repeatsOf(db.orm, user.householdId);
    const ids = recipesIn(document.days);
    const [recipes, covers, table, { eaters: now }, own] = await Promise.all([
      candidates.byIds([...ids, ...recipesOf(repeats)], user.id),
      deps.coversOf(user.id, ids),
      deps.tableOf(user, peopleIn(document)),
      deps.tableOf(user),
      isLead ? document.targets : deps.targetsOf(user.id),
    ]);
    const people = table.eaters;
    const shown = { row, recipes, covers, people, now, own, userId: user.id, today: todayOf(user) };
    const plan = presentPlan({ ...shown, repeats: repeatsByPlace(repeats, row.startOn) });
    const { excludedItems } =
      table.allergens.length > 0 ? await deps.stockFor(user, table) : { excludedItems: [] };
    const inPlan = ids.flatMap((id) => recipes.get(id) ?? []);
    return { ...plan, notes: [...notCounted(inPlan, excludedItems), ...plan.notes] };
  };

  /** Stores a version and its shopping list in one transaction. */
  const save = (
    user: User,
    startOn: string,
    { document, recipes, atHand }: Next,
    write: (tx: Tx) => Promise<repository.PlanRow | undefined>,
  ): Promise<repository.PlanRow | undefined> =>
    db.transaction(async (tx) => {
      const row = await write(tx);
      if (!row) return undefined;
      const used = new Set(recipesIn(document.days));
      const inPlan = recipes.filter((recipe) => used.has(recipe.id));
      for (const recipe of inPlan) if (recipe.origin === 'composed') await deps.keepForGood(tx, recipe.id);
      const today = todayOf(user);
      const past = document.days.filter((_, at) => dayAfter(startOn, at) < today).length;
      const byId = new Map(inPlan.map((recipe) => [recipe.id, recipe]));
      const ahead = {
        days: document.days.slice(past),
        recipes: byId,
        shareAt: (day: number, slot: Slot) => shareAt(document, day + past, slot),
      };
      await shopping.rebuild(tx, user, ahead, atHand);
      return row;
    });

  const keepUsed = ({ document, recipes }: Next): Promise<void> => {
    const used = new Set(recipesIn(document.days));
    return candidates.keep(recipes.filter((recipe) => used.has(recipe.id)));
  };

  const find = async (user: User, id: string): Promise<repository.PlanRow> => {
    const row = await repository.find(db.orm, user.householdId, id);
    if (!row) throw new Problem('not_found', 'This plan is no longer there.');
    return row;
  };

  return {
    todayOf,
    show,
    find,
    keepUsed,

    current: (user: User): Promise<repository.PlanRow | undefined> =>
      repository.findFrom(db.orm, user.householdId, dayAfter(todayOf(user), 1 - PLAN_DAYS)),

    assertPro(user: User): void {
      if (!deps.limitsOf(user.plan).mealPlanning)
        throw new Problem(
          'forbidden',
          'Meal planning is part of Pro. Upgrade to plan your week in one click.',
        );
    },

    /** Everything the kitchen needs to plan for these people, but the seed; and what cannot come back this week. */
    async needsOf(
      user: User,
      { table, seating, targets }: { table: Table; seating: Seating; targets: Targets },
      planned: readonly string[],
      startOn: string,
    ) {
      const usual = table.eaters.filter(({ id }) => seating.eaters.some((eater) => eater.id === id));
      const [{ atHand, useSoon, excludedItems }, own, equipment, wishes, repeats] = await Promise.all([
        deps.stockFor(user, table),
        deps.staplesOf(user),
        deps.equipmentOf(user),
        repository.wishesOf(db.orm, user.householdId),
        repeatsOf(db.orm, user.householdId),
      ]);
      const pantry = [...atHand.keys()];
      const wished = queryFromWishes(wishes, startOn, user.timeZone, PLAN_DAYS);
      const needs = {
        diets: [...new Set(usual.flatMap(({ diets }) => diets))].sort(),
        avoid: [...new Set(usual.flatMap(({ allergens }) => allergens))].sort(),
        pantry,
        useSoon,
        staples: staplesWithout(own, excludedItems),
        equipment,
        weekdayMinutes: wished.weekdayMinutes,
      };
      const [recipes, before, cooked] = await Promise.all([
        candidates.recipesFor({ userId: user.id, planned: [...planned, ...recipesOf(repeats)], ...needs }),
        repository.plannedBefore(db.orm, user.householdId, startOn),
        wishes.newRecipes === null ? [] : deps.cookedBy(user.id),
      ]);
      const lately = dayAfter(startOn, -RECENT_DAYS);
      const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
      const { fixed, left } = fixedIn(repeats, { startOn, recipes: byId, people: table.eaters, seating });
      const skipped = seating.skipped ?? skippedPlaces(wishes, startOn, PLAN_DAYS);
      const query: Omit<PlanQuery, 'seed'> = {
        ...needs,
        ...wished,
        without: [...(wished.without ?? []), ...usual.flatMap(({ dislikes }) => dislikes).flatMap(meantBy)],
        targets,
        recipes,
        days: PLAN_DAYS,
        startOn,
        known: new Set([...before, ...cooked].map(({ recipe }) => recipe)),
        recent: new Set(before.flatMap((one) => (one.startOn >= lately ? one.recipe : []))),
        share: seating.eaters.reduce((sum, eater) => sum + eater.share, 0),
        tables: tablesOf(seating, table.eaters),
        skipped: new Set(skipped.filter((place) => !fixed.has(place))),
        fixed,
        children: usual.some(isChild),
      };
      return { atHand, query, left };
    },

    /** The document with other days or eaters, and with the totals and the shopping list that follow from them. */
    async rewritten(
      user: User,
      { startOn, document }: Pick<repository.PlanRow, 'startOn' | 'document'>,
      days: readonly PlannedDay[],
      more: readonly Recipe[] = [],
    ): Promise<Next> {
      const [byId, { atHand }] = await Promise.all([
        candidates.byIds(recipesIn(days), user.id),
        deps.tableOf(user, peopleIn(document)).then((table) => deps.stockFor(user, table)),
      ]);
      for (const recipe of more) byId.set(recipe.id, recipe);
      const recipes = [...byId.values()];
      // What a cook puts there is planned all the same.
      const skipped = (document.skipped ?? []).filter((place) =>
        days.every((day, at) => day.meals.every((meal) => placeOf(at, meal.slot) !== place || isOpen(meal))),
      );
      const query: PlanQuery = {
        recipes,
        targets: document.targets,
        diets: [],
        avoid: [],
        pantry: [],
        useSoon: [],
        days: days.length,
        seed: document.seed,
        startOn,
        tables: tablesOf(document, []),
        skipped: new Set(skipped),
      };
      return {
        document: { ...document, skipped, days: onProcessor(() => withTotals(query, days)) },
        recipes,
        atHand,
      };
    },

    /** A new version of a plan. A repeated request returns the same result. */
    async change(
      user: User,
      row: repository.PlanRow,
      { version, request }: { version: number; request: string },
      next: () => Promise<Next>,
    ): Promise<MealPlan> {
      const key = `${request} ${version}`;
      if (row.version === version + 1 && row.lastRequest === key) return show(user, row);
      if (row.version !== version) throw changedElsewhere();
      const made = await next();
      await keepUsed(made);
      const saved = await save(user, row.startOn, made, (tx) =>
        repository.update(tx, row, made.document, key),
      );
      if (saved) return show(user, saved);
      const other = await find(user, row.id);
      if (other.version === version + 1 && other.lastRequest === key) return show(user, other);
      throw changedElsewhere();
    },

    /** Undefined when another request made a plan for that week meanwhile. */
    async insert(
      user: User,
      startOn: string,
      id: string,
      made: Next,
    ): Promise<repository.PlanRow | undefined> {
      await keepUsed(made);
      return save(user, startOn, made, (tx) =>
        repository.insert(tx, {
          id,
          householdId: user.householdId,
          startOn,
          document: made.document,
          lastRequest: 'made',
        }),
      );
    },
  };
}

/** Why the list has something that stands in the pantry. */
function notCounted(recipes: Iterable<Recipe>, excludedItems: readonly ExcludedItem[]): string[] {
  const foods = [...recipes].flatMap(({ ingredients }) => ingredients.flatMap(({ food }) => food ?? []));
  const why = foods.flatMap((food) => excludedOf(food, excludedItems)?.why ?? []);
  return [...new Set(why)].map((one) => say('{warning} It doesn’t count as there.', { warning: one }));
}

export function recipesIn(days: readonly PlannedDay[]): string[] {
  const ids = days.flatMap((day) => day.meals.flatMap(({ recipe, side }) => [recipe, side?.recipe]));
  return [...new Set(ids.flatMap((id) => id ?? []))];
}

/** Everybody who eats a meal of it. */
export function peopleIn({ eaters, tables = {} }: Seating): string[] {
  return [...new Set([...eaters, ...Object.values(tables).flat()].map(({ id }) => id))];
}

export function changedElsewhere(): Problem {
  return new Problem('conflict', 'This plan was changed on another device. Here is how it stands now.');
}
