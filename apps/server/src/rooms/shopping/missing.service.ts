import type { User } from '@crisper/contract/auth/auth';
import type { HouseholdProfile } from '@crisper/contract/household/household';
import type { shopForRecipe } from '@crisper/contract/shopping/shopping';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { foodById, isA } from '@crisper/kitchen/foods/larder';
import { resolveSaid } from '@crisper/kitchen/foods/resolve-said';
import { defaultStaples } from '@crisper/kitchen/foods/staples';
import { type Eaters, mayEat } from '@crisper/kitchen/foods/who-eats';
import { type ExcludedItem, staplesWithout, withoutExcluded } from '@crisper/kitchen/matching/excluded';
import { explainMatch } from '@crisper/kitchen/matching/explain';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import {
  leftAfter,
  type Missing,
  missingOf,
  type Needed,
  neededForRecipe,
} from '@crisper/kitchen/shopping/shopping';
import type { z } from 'zod';
import { assertNotChild } from '../../assert-not-child.ts';
import { currentLanguage } from '../../language.ts';
import type { ShoppingService } from './shopping.service.ts';
import type { StaplesOf } from './shopping-store.ts';

type Asked = z.output<NonNullable<typeof shopForRecipe.body>>;
type Answer = z.output<typeof shopForRecipe.response>;

export interface MissingDeps {
  shopping: ShoppingService;
  /** Finds a recipe that this person may see; from the recipes room. */
  recipeOf: (id: string, userId: string) => Promise<Recipe>;
  recipesByIds: (ids: readonly string[], userId: string) => Promise<ReadonlyMap<string, Recipe>>;
  /** What the plan's next days will take out of the pantry. */
  plannedAhead: (user: User) => Promise<Needed[]>;
  tableOf: (user: User) => Promise<Table>;
  stockFor: (
    user: User,
    table: Table,
  ) => Promise<{ atHand: Map<FoodId, number | null>; excludedItems: ExcludedItem[] }>;
  staplesOf: StaplesOf;
}

/** Who eats. */
type Table = Eaters & { eaters: readonly HouseholdProfile[] };

export type MissingService = ReturnType<typeof createMissing>;

/** Puts on the list what a recipe needs and no member has. */
export function createMissing(deps: MissingDeps) {
  const { shopping, recipeOf, recipesByIds, plannedAhead, tableOf, stockFor, staplesOf } = deps;
  /** What the plan's next days and the other recipes on the list will take out of the pantry. */
  const promised = async (user: User, except: string): Promise<Needed[]> => {
    const [planned, listed] = await Promise.all([plannedAhead(user), shopping.recipesOn(user.householdId)]);
    listed.delete(except);
    const recipes = await recipesByIds([...listed.keys()], user.id);
    return [
      ...planned,
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
  names.flatMap((name) => foodById(name)?.id ?? resolveSaid(name, currentLanguage())?.food.id ?? []);

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
