import type { Aisle, FoodId } from '../foods/food.ts';
import { AISLES } from '../foods/food.ts';
import { foodById, isA } from '../foods/larder.ts';
import { listsIn } from '../foods/made-tables.ts';
import type { MeasureSystem } from '../measures/format.ts';
import { listedGrams } from '../nutrition/meat-cuts.ts';
import { boughtText } from '../planning/amounts.ts';
import { plateName } from '../planning/companions.ts';
import type { PlannedDay, Slot } from '../planning/plan.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { agreedName, boughtName, wordsToBuy } from './bought-name.ts';
import { ANY_OF } from './sold.gen.ts';
import { type Asked, askedFor, soldFor } from './sold.ts';

export interface Needed {
  food: FoodId | null;
  /** The recipe's name for it. */
  name: string;
  /** Edible grams; null when unknown. */
  grams: number | null;
  /** The title of the dish it is for. */
  dish: string | null;
}

/** What is to be bought of one food, before it is put into words. */
export interface Missing {
  /** Stable key: the same food has the same key in every list. */
  key: string;
  food: FoodId | null;
  /** In the words of its recipes, or the larder's where they differ. */
  name: string;
  grams: number | null;
  dishes: string[];
}

export interface ShoppingLine extends Missing {
  aisle: Aisle | 'other';
  amount: Readonly<Record<MeasureSystem, string>>;
  /** To be asked for before it is bought; null: to be bought. */
  asked: Asked | null;
}

type AtHand = ReadonlyMap<FoodId, number | null>;

/** A missing share below this is not worth buying. */
const NEGLIGIBLE = 0.05;
const KEY_MAX = 80;
/** What is eaten without a dish is for a meal. */
const MEALS: Readonly<Record<Slot, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snacks',
};

const KINDS: readonly (readonly [FoodId, readonly FoodId[]])[] = Object.entries(listsIn(ANY_OF));

/** Everything the meals of these days need. `shareAt` is the sum of the shares of those who eat a meal. */
export function neededFor(
  days: readonly PlannedDay[],
  recipes: ReadonlyMap<string, Recipe>,
  shareAt: (day: number, slot: Slot) => number,
): Needed[] {
  return days.flatMap((day, at) =>
    day.meals.flatMap((meal) => {
      const share = shareAt(at, meal.slot);
      if (share === 0) return [];
      const recipe = meal.recipe === null ? undefined : recipes.get(meal.recipe);
      const side = meal.side ? recipes.get(meal.side.recipe) : undefined;
      const dish = recipe?.title ?? null;
      return [
        ...(recipe ? neededForRecipe(recipe, meal.portions * share) : []),
        ...(side ? neededForRecipe(side, meal.side!.portions * share) : []),
        ...meal.extras.map(({ food, grams }) => ({
          food,
          name: foodById(food)?.name ?? food,
          grams: grams * share,
          dish: dish ?? (meal.plate === undefined ? MEALS[meal.slot] : plateName(meal.plate)),
        })),
      ];
    }),
  );
}

/** What these servings of a recipe need. What is optional is left to the cook. */
export function neededForRecipe(recipe: Recipe, servings: number): Needed[] {
  const times = servings / Math.max(1, recipe.servings);
  return recipe.ingredients
    .filter((line) => !line.optional)
    .map((line) => {
      const grams = listedGrams(line);
      return {
        food: line.food,
        name: wordsToBuy(line),
        grams: grams === null ? null : grams * times,
        dish: recipe.title,
      };
    });
}

/** One line per food in the words of a shop, minus the foods at hand, sorted by aisle. */
export function shoppingList(needed: readonly Needed[], atHand: AtHand): ShoppingLine[] {
  const place = (line: ShoppingLine) => (line.aisle === 'other' ? AISLES.length : AISLES.indexOf(line.aisle));
  return missingOf(needed, atHand)
    .map(lineOf)
    .sort((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1));
}

/**
 * What a shop must sell for these needs, each food once. A food at hand without an amount counts as enough: a user who
 * entered "rice" without grams has rice.
 */
export function missingOf(needed: readonly Needed[], atHand: AtHand): Missing[] {
  const left = new Map(atHand);
  const asked = new Map<string, Missing>();
  for (const { food, name, grams, dish } of needed) {
    if (food === 'water') continue;
    const key = food ?? name.toLowerCase().slice(0, KEY_MAX);
    add(asked, { key, food, name, grams, dishes: dish === null ? [] : [dish] });
  }
  const missing = [...asked.values()].flatMap((one) => stillMissing(one, left));
  // Lemons at hand also save buying some for their juice.
  return anyKind(asSold(missing)).flatMap((one) => stillMissing(one, left));
}

/** What of this is free once these needs are met. */
export function leftAfter(needed: readonly Needed[], atHand: AtHand): Map<FoodId, number | null> {
  const left = new Map(atHand);
  for (const { food, grams } of needed) if (food !== null && grams !== null) take(food, grams, left);
  return left;
}

function add(list: Map<string, Missing>, one: Missing): void {
  const known = list.get(one.key);
  if (!known) {
    list.set(one.key, one);
    return;
  }
  known.grams = known.grams === null ? one.grams : known.grams + (one.grams ?? 0);
  known.name = agreedName(foodById(one.food ?? ''), [known.name, one.name]);
  known.dishes = [...new Set([...known.dishes, ...one.dishes])];
}

/** Takes the food or a kind of it out of `left`; what is still needed then, 0 where the amount at hand is unknown. */
function take(food: FoodId, grams: number | null, left: Map<FoodId, number | null>): number | null {
  let missing = grams;
  for (const [at, have] of left) {
    if (!isA(at, food)) continue;
    if (have === null || missing === null) return 0;
    const taken = Math.min(have, missing);
    left.set(at, have - taken);
    missing -= taken;
  }
  return missing;
}

function stillMissing(one: Missing, left: Map<FoodId, number | null>): Missing[] {
  if (one.food === null) return [one];
  const grams = take(one.food, one.grams, left);
  if (grams === 0) return [];
  if (grams !== null && one.grams !== null && grams <= one.grams * NEGLIGIBLE) return [];
  return [{ ...one, grams }];
}

/** Lemons for lemon juice. Of the parts of one fruit or egg the greatest need counts: the peel comes with the juice. */
function asSold(missing: readonly Missing[]): Missing[] {
  const list = new Map<string, Missing>();
  const parts = new Map<string, Missing>();
  for (const one of missing) {
    const sold = one.food === null ? null : soldFor(one.food);
    if (sold === null || sold.food === one.food) {
      add(list, { ...one });
      continue;
    }
    const grams = one.grams === null ? null : one.grams * sold.ratio;
    const whole = {
      ...one,
      key: sold.food,
      food: sold.food,
      name: foodById(sold.food)?.name ?? sold.food,
      grams,
    };
    if (!sold.part) {
      add(list, whole);
      continue;
    }
    const before = parts.get(sold.food);
    const most = Math.max(before?.grams ?? 0, grams ?? 0);
    const dishes = [...new Set([...(before?.dishes ?? []), ...one.dishes])];
    parts.set(sold.food, { ...whole, grams: most || null, dishes });
  }
  for (const part of parts.values()) add(list, part);
  return [...list.values()];
}

/** Red bell peppers for all dishes, where one asks for red ones and another for any. */
function anyKind(missing: readonly Missing[]): Missing[] {
  const list = new Map(missing.map((one) => [one.key, one]));
  for (const [any, kinds] of KINDS) {
    const one = list.get(any);
    const kind = kinds.find((id) => list.has(id));
    if (!one || kind === undefined) continue;
    list.delete(any);
    add(list, { ...one, key: kind, food: kind, name: list.get(kind)!.name });
  }
  return [...list.values()];
}

/** In the words of a shop. */
export function lineOf(missing: Missing): ShoppingLine {
  const { food: id, name, grams } = missing;
  const food = id === null ? undefined : foodById(id);
  const amount = { us: boughtText(food, grams, 'us'), metric: boughtText(food, grams, 'metric') };
  return {
    ...missing,
    name: food ? boughtName(food, name, amount.us) : name,
    aisle: food?.aisle ?? 'other',
    grams: grams === null ? null : Math.round(grams * 10) / 10,
    amount,
    asked: food === undefined ? null : askedFor(food, grams),
  };
}
