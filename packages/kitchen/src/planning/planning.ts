import { dayAfter } from '../calendar.ts';
import type { FoodId } from '../foods/food.ts';
import { type Plate, platesFor } from './companions.ts';
import { atHandShare, type Dish, dishesFor, dishesOf, sidesOf } from './dishes.ts';
import { addTo, type Shares, wanted } from './figures.ts';
import { figuresOfRecipe, sharesOfMeal } from './meal-figures.ts';
import { isWeekend, type PlannedDay, type PlannedMeal, type PlanQuery, SLOTS, type Slot } from './plan.ts';
import { seeded } from './seeded.ts';

/** Values of a query that are the same for every day, and what the day at work adds to them. */
export interface Planning {
  query: PlanQuery;
  goal: Shares;
  slots: Readonly<Record<Slot, readonly Dish[]>>;
  sides: readonly Dish[];
  plates: ReadonlyMap<string, Plate>;
  byId: ReadonlyMap<string, Dish>;
  /** Figures of every recipe that has some, also of those the cook chose though no rule would. */
  figures: ReadonlyMap<string, readonly number[]>;
  random: () => number;
  /** Price of a plain plate by how often the week has it. */
  platePrice: (id: string) => number;
  /** False for a side that the week already has. */
  mayServe: (side: Dish) => boolean;
  /** False for a plain meal that was eaten yesterday, or that the week has often enough. */
  mayHave: (plate: Plate) => boolean;
}

/** What the rest of the week already uses, seen from one day. */
export interface Around {
  day: number;
  weekend: boolean;
  recipes: ReadonlyMap<string, number>;
  plates: ReadonlyMap<string, number>;
  /** How many meals have each food of a plain plate. */
  foods: ReadonlyMap<FoodId, number>;
  proteins: ReadonlyMap<string, number>;
  cuisines: ReadonlyMap<string, number>;
  kinds: ReadonlyMap<string, number>;
  /** How many meals use each pantry food. */
  used: ReadonlyMap<FoodId, number>;
  /** Proteins, cuisines and kinds of the cooked mains of the days beside this one. */
  beside: { proteins: ReadonlySet<string>; cuisines: ReadonlySet<string>; kinds: ReadonlySet<string> };
  /** Plain plates and breakfasts of the day before. */
  yesterday: ReadonlySet<string>;
  /** Dinners whose leftovers may still be eaten. */
  leftovers: readonly string[];
  /** Figures of the other days, as shares of a day's target, and how many days they are. */
  week: { sum: Shares; days: number };
  newRecipes: number;
}

/** All prices are small compared with a figure that leaves its corridor. */
const PRICE = {
  repeated: 0.05,
  proteinAgain: 0.006,
  cuisineBeside: 0.012,
  cuisineAgain: 0.004,
  kindBeside: 0.014,
  kindAgain: 0.003,
  atHand: -0.08,
  soonBonus: 1.4,
  slow: 0.02,
  busyMorning: 0.015,
  treat: 0.02,
  stale: 0.01,
  composed: 0.02,
  beyondBudget: 0.15,
  leftover: -0.03,
  plate: 0.004,
  plateAgain: 0.016,
  plateYesterday: 0.03,
};
const EARLY_DAYS = 3;
const SLOW_MINUTES = 90;
const WEEKDAY_DINNER = 60;
const WEEKDAY_LUNCH = 40;
const WEEKDAY_MORNING = 35;
const QUICK_MORNING = 20;
const WEEKEND_MORNING = 75;
const FAR_TABLE = 'American';
const MOST_LEFTOVERS = 3;
const LEFTOVER_DAYS = 2;
const MOST_OF_A_PLATE = 2;
/** Protein powder is a help, not a diet. */
const POWDER = 'pea-protein';
const MOST_SHAKES = 3;
const FEW = 3;

export function preparePlanning(query: PlanQuery): Planning {
  const dishes = dishesFor(query);
  const slots = Object.fromEntries(SLOTS.map((slot) => [slot, dishesOf(slot, dishes)])) as Record<
    Slot,
    Dish[]
  >;
  return {
    query,
    goal: wanted(query.targets),
    slots,
    sides: sidesOf(dishes),
    plates: platesFor(query.diets, query.avoid),
    byId: new Map(dishes.map((dish) => [dish.recipe.id, dish])),
    figures: new Map(query.recipes.flatMap(figuresOfRecipe)),
    random: seeded(query.seed),
    platePrice: () => PRICE.plate,
    mayServe: () => true,
    mayHave: () => true,
  };
}

/** The same planning on one day of the week. */
export function onDay(planning: Planning, around: Around): Planning {
  return {
    ...planning,
    platePrice: (id) =>
      PRICE.plate +
      PRICE.plateAgain * (around.plates.get(id) ?? 0) +
      (around.yesterday.has(id) ? PRICE.plateYesterday : 0),
    mayServe: (side) => !around.recipes.has(side.recipe.id),
    mayHave: ({ id, foods }) =>
      !around.yesterday.has(id) &&
      (around.plates.get(id) ?? 0) < MOST_OF_A_PLATE &&
      !(foods.some(([food]) => food === POWDER) && (around.foods.get(POWDER) ?? 0) >= MOST_SHAKES),
  };
}

const bump = <T>(counts: Map<T, number>, key: T) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** What the other days hold: those before in full, those after only as far as they are settled. */
export function aroundOf(
  planning: Planning,
  days: ReadonlyMap<number, readonly PlannedMeal[]>,
  day: number,
  stay: readonly PlannedMeal[] = [],
): Around {
  const recipes = new Map<string, number>();
  const plates = new Map<string, number>();
  const foods = new Map<FoodId, number>();
  const proteins = new Map<string, number>();
  const cuisines = new Map<string, number>();
  const kinds = new Map<string, number>();
  const used = new Map<FoodId, number>();
  const beside = { proteins: new Set<string>(), cuisines: new Set<string>(), kinds: new Set<string>() };
  const yesterday = new Set<string>();
  const sum = [0, 0, 0, 0];
  let leftovers = 0;
  let newRecipes = 0;
  for (const [at, meals] of [...days, [day, stay] as const]) {
    for (const meal of meals) {
      if (meal.leftover) leftovers += 1;
      if (meal.plate) bump(plates, meal.plate);
      for (const { food } of meal.extras) bump(foods, food);
      if (at === day - 1) for (const id of [meal.plate, meal.recipe]) if (id) yesterday.add(id);
      if (meal.side) bump(recipes, meal.side.recipe);
      if (meal.recipe === null || meal.leftover) continue;
      bump(recipes, meal.recipe);
      if (isNew(planning, meal.recipe)) newRecipes += 1;
      const dish = planning.byId.get(meal.recipe);
      for (const { food } of dish?.fromPantry ?? []) bump(used, food);
      if (!dish || (meal.slot !== 'lunch' && meal.slot !== 'dinner')) continue;
      const { protein, kind } = dish.table;
      const cuisine = dish.recipe.cuisine ?? '';
      if (protein) bump(proteins, protein);
      bump(cuisines, cuisine);
      bump(kinds, kind);
      if (Math.abs(at - day) !== 1) continue;
      if (protein) beside.proteins.add(protein);
      beside.cuisines.add(cuisine);
      beside.kinds.add(kind);
    }
    if (at !== day) for (const meal of meals) addTo(sum, sharesOfMeal(planning, meal));
  }
  const whole = [...days].filter(([at, meals]) => at !== day && meals.length === SLOTS.length).length;
  return {
    day,
    weekend: isWeekend(weekdayOf(planning.query, day)),
    recipes,
    plates,
    foods,
    proteins,
    cuisines,
    kinds,
    used,
    beside,
    yesterday,
    leftovers: leftovers < MOST_LEFTOVERS ? dinnersToFinish(planning, days, day) : [],
    week: { sum: sum as unknown as Shares, days: whole },
    newRecipes,
  };
}

/** Monday where the query gives no first day. */
function weekdayOf({ startOn }: PlanQuery, day: number): number {
  return startOn === undefined ? 1 : new Date(`${dayAfter(startOn, day)}T00:00:00Z`).getUTCDay();
}

function isNew({ query }: Planning, recipe: string): boolean {
  return query.known !== undefined && !query.known.has(recipe);
}

/** Dinners of the last days that keep and were not finished yet. */
function dinnersToFinish(
  planning: Planning,
  days: ReadonlyMap<number, readonly PlannedMeal[]>,
  day: number,
): string[] {
  const found: string[] = [];
  for (let before = 1; before <= LEFTOVER_DAYS; before++) {
    const dinner = days.get(day - before)?.find((meal) => meal.slot === 'dinner' && !meal.leftover);
    if (!dinner?.recipe || !planning.byId.get(dinner.recipe)?.keeps) continue;
    const eaten = [...days.values()].flat().some((meal) => meal.leftover && meal.recipe === dinner.recipe);
    if (!eaten) found.push(dinner.recipe);
  }
  return found;
}

export interface Choice {
  dish: Dish;
  leftover: boolean;
  price: number;
}

/** Dishes that this meal of this day may have, with their prices; at least some, even where a rule must give way. */
export function choicesFor(
  planning: Planning,
  slot: Slot,
  around: Around,
  refused: ReadonlySet<string>,
): Choice[] {
  const may = planning.slots[slot].filter((dish) => !refused.has(dish.recipe.id));
  const main = slot === 'lunch' || slot === 'dinner';
  const timely = may.filter((dish) => isTimely(planning, slot, dish, around));
  const fresh = main ? timely.filter((dish) => !around.recipes.has(dish.recipe.id)) : timely;
  const varied = main ? fresh.filter(({ table }) => !around.beside.proteins.has(table.protein ?? '')) : fresh;
  // Where too little is left, the last rule gives way first.
  const enough = [varied, fresh, timely].find((list) => list.length >= FEW) ?? may;
  const choices = enough.map((dish) => ({
    dish,
    leftover: false,
    price: priceOf(planning, slot, dish, around),
  }));
  if (slot === 'lunch')
    for (const id of around.leftovers) {
      const dish = planning.byId.get(id)!;
      if (!refused.has(id)) choices.push({ dish, leftover: true, price: PRICE.leftover });
    }
  return choices;
}

function isTimely(
  { query }: Planning,
  slot: Slot,
  { recipe, activeMinutes, table }: Dish,
  around: Around,
): boolean {
  if (around.weekend) return slot !== 'breakfast' || activeMinutes <= WEEKEND_MORNING;
  if (slot === 'breakfast') return activeMinutes <= WEEKDAY_MORNING && !table.isTreat;
  if (slot === 'lunch') return recipe.totalMinutes <= WEEKDAY_LUNCH;
  if (slot === 'dinner') return recipe.totalMinutes <= (query.weekdayMinutes ?? WEEKDAY_DINNER);
  return activeMinutes <= WEEKDAY_LUNCH;
}

export function priceOf(planning: Planning, slot: Slot, dish: Dish, around: Around): number {
  const { recipe, table, activeMinutes, freshDays } = dish;
  const early = around.day < EARLY_DAYS ? PRICE.soonBonus : 1;
  let price = PRICE.atHand * early * atHandShare(dish, around.used);
  price += PRICE.repeated * (around.recipes.get(recipe.id) ?? 0);
  if (around.yesterday.has(recipe.id)) price += PRICE.repeated;
  if (recipe.origin === 'composed') price += PRICE.composed;
  if (table.isTreat) price += PRICE.treat;
  if (recipe.totalMinutes > SLOW_MINUTES) price += PRICE.slow;
  if (slot === 'breakfast' && !around.weekend && activeMinutes > QUICK_MORNING) price += PRICE.busyMorning;
  price += PRICE.stale * Math.max(0, around.day - freshDays);
  if (
    planning.query.newRecipes !== undefined &&
    isNew(planning, recipe.id) &&
    around.newRecipes >= planning.query.newRecipes
  )
    price += PRICE.beyondBudget;
  if (slot !== 'lunch' && slot !== 'dinner') return price;
  const cuisine = recipe.cuisine ?? '';
  price += PRICE.proteinAgain * (table.protein ? (around.proteins.get(table.protein) ?? 0) : 0);
  price += PRICE.kindAgain * (around.kinds.get(table.kind) ?? 0);
  if (around.beside.kinds.has(table.kind)) price += PRICE.kindBeside;
  // The home table may come back sooner than a far one.
  const home = cuisine === FAR_TABLE || cuisine === '';
  price += PRICE.cuisineAgain * (around.cuisines.get(cuisine) ?? 0);
  if (!home && around.beside.cuisines.has(cuisine)) price += PRICE.cuisineBeside;
  return price;
}

/** The meals of finished days by their number. */
export function mealsOf(days: readonly PlannedDay[]): Map<number, readonly PlannedMeal[]> {
  return new Map(days.map((day, at) => [at, day.meals]));
}
