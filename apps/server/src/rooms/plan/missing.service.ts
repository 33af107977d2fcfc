import type { User } from '@crisper/contract/auth/auth';
import { PLAN_DAYS, type shopForRecipe } from '@crisper/contract/plan/plan';
import { dayAfter } from '@crisper/kitchen/calendar';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { foodById, isA } from '@crisper/kitchen/foods/larder';
import { resolveFood } from '@crisper/kitchen/foods/names';
import { defaultStaples } from '@crisper/kitchen/foods/staples';
import { mayEat } from '@crisper/kitchen/foods/who-eats';
import { staplesWithout, withoutExcluded } from '@crisper/kitchen/matching/excluded';
import { explainMatch } from '@crisper/kitchen/matching/explain';
import { shareAt } from '@crisper/kitchen/planning/eaters';
import {
  leftAfter,
  type Missing,
  missingOf,
  type Needed,
  neededFor,
  neededForRecipe,
} from '@crisper/kitchen/planning/shopping';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { localDay } from '../../local-day.ts';
import { assertNotChild } from '../auth/assert-not-child.ts';
import type { ShoppingService } from '../shopping/shopping.service.ts';
import type { StaplesOf } from '../shopping/shopping-store.ts';
import * as plans from './plan.repository.ts';
import type { PlanDeps } from './plan-store.ts';
import type { Supply } from './supply.ts';

type Asked = z.output<NonNullable<typeof shopForRecipe.body>>;
type Answer = z.output<typeof shopForRecipe.response>;

interface Deps {
  db: Database;
  shopping: ShoppingService;
  supply: Supply;
  /** Finds a recipe that this person may see; from the recipes room. */
  recipeOf: (id: string, userId: string) => Promise<Recipe>;
  tableOf: PlanDeps['tableOf'];
  stockFor: PlanDeps['stockFor'];
  staplesOf: StaplesOf;
}

export type MissingService = ReturnType<typeof createMissing>;

/** Puts on the list what a recipe needs and nobody has. */
export function createMissing({ db, shopping, supply, recipeOf, tableOf, stockFor, staplesOf }: Deps) {
  /** What the plan's next days and the other recipes on the list will take out of the pantry. */
  const promised = async (user: User, except: string): Promise<Needed[]> => {
    const today = localDay(new Date(), user.timeZone);
    const [plan, listed] = await Promise.all([
      plans.findFrom(db.orm, user.householdId, dayAfter(today, 1 - PLAN_DAYS)),
      shopping.recipesOn(user.householdId),
    ]);
    listed.delete(except);
    const all = plan?.document.days ?? [];
    const past = all.filter((_, at) => dayAfter(plan!.startOn, at) < today).length;
    const days = all.slice(past);
    const ids = days.flatMap((day) =>
      day.meals.flatMap(({ recipe, side }) => [recipe ?? [], side?.recipe ?? []].flat()),
    );
    const recipes = await supply.byIds([...ids, ...listed.keys()], user.id);
    return [
      ...neededFor(days, recipes, (day, slot) => shareAt(plan!.document, day + past, slot)),
      ...[...listed].flatMap(([id, servings]) => {
        const recipe = recipes.get(id);
        return recipe ? neededForRecipe(recipe, servings) : [];
      }),
    ];
  };

  const missingFor = async (user: User, id: string, { servings, have }: Asked): Promise<Missing[]> => {
    const recipe = await recipeOf(id, user.id);
    const table = await tableOf(user);
    const [{ atHand, excludedItems }, own, taken] = await Promise.all([
      stockFor(user, table),
      staplesOf(user),
      promised(user, id),
    ]);
    const free = leftAfter(taken, atHand);
    // What a scan has found is, where the pantry knows it, that very pack.
    for (const food of withoutExcluded(foodsNamed(have), excludedItems))
      if (!free.has(food)) free.set(food, null);
    const staples = staplesWithout(own, excludedItems) ?? defaultStaples;
    // The recipe's own foods are the cook's choice; what an eater must not have stands in for none of them.
    const named = new Set(recipe.ingredients.map(({ food }) => food));
    for (const food of free.keys()) if (!named.has(food) && !mayEat(foodById(food), table)) free.delete(food);
    return missingOf(askedOf(recipe, servings, free, staples), free);
  };

  return {
    async forRecipe(user: User, id: string, asked: Asked): Promise<Answer> {
      // None takes its things off the list.
      if (asked.servings === 0) assertNotChild(user);
      const wanted = asked.servings > 0 ? await missingFor(user, id, asked) : [];
      const { servings, idempotencyKey } = asked;
      return shopping.forRecipe(user, { id, servings, wanted, idempotencyKey });
    },
  };
}

const foodsNamed = (names: readonly string[]): FoodId[] =>
  names.flatMap((name) => foodById(name)?.id ?? resolveFood(name)?.food.id ?? []);

/** The lines that are missing or short. What an alternative or a stand-in at hand can do is not bought, as results say. */
function askedOf(
  recipe: Recipe,
  servings: number,
  free: ReadonlyMap<FoodId, number | null>,
  staples: readonly FoodId[],
): Needed[] {
  const foods = [...free.keys()].filter((food) => free.get(food) !== 0);
  const match = explainMatch(recipe, { foods, staples });
  const missing = new Set(match.missingIngredients);
  const isThere = (food: FoodId) => foods.some((at) => isA(at, food));
  return neededForRecipe(recipe, servings).filter(
    ({ food, name }) => food === null || missing.has(name) || (!staples.includes(food) && isThere(food)),
  );
}
