import { dayAfter } from '../calendar.ts';
import type { FoodId } from '../foods/food.ts';
import { LEGUMES } from './at-table.ts';
import { type Basket, fillBasket, wantsOfMeal } from './basket.ts';
import type { Dish } from './dishes.ts';
import { addTo, type Shares } from './figures.ts';
import { sharesOfMeal } from './meal-figures.ts';
import { isWeekend, type PlannedDay, type PlannedMeal, type PlanQuery, SLOTS, type Slot } from './plan.ts';
import type { Planning } from './planning.ts';

/** What the rest of the week already uses, seen from one day. */
export interface Around {
  day: number;
  weekend: boolean;
  recipes: ReadonlyMap<string, number>;
  plates: ReadonlyMap<string, number>;
  /** How many meals have each food of a plain plate, or a breakfast or snack that is made of it. */
  foods: ReadonlyMap<FoodId, number>;
  proteins: ReadonlyMap<string, number>;
  cuisines: ReadonlyMap<string, number>;
  kinds: ReadonlyMap<string, number>;
  /** How many mains that are cooked are pasta or noodles, have neither meat nor fish, or come from far. */
  pastas: number;
  meatless: number;
  far: number;
  /** How many meals use each pantry food. */
  used: ReadonlyMap<FoodId, number>;
  /** Proteins of the mains of this day and the days beside it, cuisines and kinds of those that are cooked beside it. */
  beside: {
    proteins: ReadonlySet<string>;
    cuisines: ReadonlySet<string>;
    kinds: ReadonlySet<string>;
    pasta: boolean;
  };
  /** What the week has for lunch and dinner. */
  mains: ReadonlySet<Dish>;
  /** Plain plates and breakfasts of the day before. */
  yesterday: ReadonlySet<string>;
  /** The different breakfasts and snacks of the week. */
  habits: Readonly<Record<Slot, ReadonlySet<string>>>;
  /** What the week has to buy until now. */
  basket: Basket;
  /** By meal of this day, dinners that were cooked before and of which there may still be some. */
  leftovers: Readonly<Record<'lunch' | 'dinner', readonly Rest[]>>;
  /** Dinners that are cooked double: those with a meal that finishes them. */
  doubles: number;
  /** Whether what is cooked this evening can be eaten again tomorrow, or the day after. */
  restIsWelcome: boolean;
  /** Figures of the other days, as shares of a day's target, and how many whole days they are. */
  week: { sum: Shares; days: number };
  newRecipes: number;
}

/** A dinner of which some is left. */
export interface Rest {
  recipe: string;
  /** Servings on the evening it was cooked: with those of the rest they are whole. */
  portions: number;
  /** The plain plate beside it, which is cooked double too. */
  plate: string | undefined;
}

export const WANTED_DOUBLES = 3;
const MOST_KEPT = 3;
/** Not twice in a row: a rest for dinner waits a day. */
const REST_AFTER = { lunch: 1, dinner: 2 } as const;

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
  const beside = {
    proteins: new Set<string>(),
    cuisines: new Set<string>(),
    kinds: new Set<string>(),
    pasta: false,
  };
  const mains = new Set<Dish>();
  const yesterday = new Set<string>();
  const habits: Record<Slot, Set<string>> = {
    breakfast: new Set(),
    lunch: new Set(),
    dinner: new Set(),
    snack: new Set(),
  };
  const basket = new Map<FoodId, { grams: number; day: number }>();
  const sum = [0, 0, 0, 0];
  const weekend = isWeekend(weekdayOf(planning.query, day));
  let pastas = 0;
  let meatless = 0;
  let far = 0;
  let doubles = 0;
  let newRecipes = 0;
  for (const [at, meals] of [...days, [day, stay] as const]) {
    for (const meal of meals) {
      if (meal.leftover) doubles += 1;
      const { wantsOf, share } = planning.at(at, meal.slot);
      if (share > 0)
        for (const { wants, servings } of wantsOfMeal(meal, wantsOf, planning.home, share))
          fillBasket(basket, wants, servings, at);
      const what = meal.recipe ?? meal.plate;
      if (what) habits[meal.slot].add(what);
      if (meal.plate) bump(plates, meal.plate);
      for (const { food } of meal.extras) bump(foods, food);
      if (at === day - 1) for (const id of [meal.plate, meal.recipe]) if (id) yesterday.add(id);
      if (meal.side) bump(recipes, meal.side.recipe);
      if (meal.recipe === null) continue;
      const dish = planning.known.get(meal.recipe);
      const main = meal.slot === 'lunch' || meal.slot === 'dinner';
      // What is finished today was chosen before, but more of it is not wanted tomorrow.
      if (main && dish) mains.add(dish);
      if (main && dish && Math.abs(at - day) <= 1) {
        if (dish.table.protein) beside.proteins.add(dish.table.protein);
        if (at !== day) beside.kinds.add(dish.table.kind);
        if (dish.table.isPasta) beside.pasta = true;
      }
      if (!main && dish?.mains[0] !== undefined) bump(foods, dish.mains[0]);
      if (meal.leftover) continue;
      bump(recipes, meal.recipe);
      if (isNew(planning, meal.recipe)) newRecipes += 1;
      for (const { food } of dish?.fromPantry ?? []) bump(used, food);
      if (dish?.table.protein) bump(proteins, dish.table.protein);
      if (!dish || !main) continue;
      const { kind } = dish.table;
      const cuisine = dish.recipe.cuisine ?? '';
      bump(cuisines, cuisine);
      bump(kinds, kind);
      if (dish.table.isPasta) pastas += 1;
      if (isMeatless(dish)) meatless += 1;
      if (!dish.near) far += 1;
      if (Math.abs(at - day) !== 1) continue;
      beside.cuisines.add(cuisine);
    }
    // Of a day that is still to be planned, a meal that stands already says nothing about the whole of it.
    if (at !== day && meals.length === SLOTS.length)
      for (const meal of meals)
        if (planning.leadEats(at, meal.slot)) addTo(sum, sharesOfMeal(planning, meal));
  }
  const whole = [...days]
    .filter(([at, meals]) => at !== day && meals.length === SLOTS.length)
    .reduce((sum, [at]) => sum + planning.wholeOf(at), 0);
  return {
    day,
    weekend,
    recipes,
    plates,
    foods,
    proteins,
    cuisines,
    kinds,
    pastas,
    meatless,
    far,
    used,
    beside,
    mains,
    yesterday,
    habits,
    basket,
    leftovers: {
      lunch: doubles < WANTED_DOUBLES ? dinnersToFinish(planning, days, day, 'lunch') : [],
      // Where lunch is planned the rest of a dinner is lunch.
      dinner:
        doubles < WANTED_DOUBLES && !weekend && !planning.isPlanned(day, 'lunch')
          ? dinnersToFinish(planning, days, day, 'dinner')
          : [],
    },
    doubles,
    restIsWelcome: hasRoomForRest(planning, days, day),
    week: { sum: sum as unknown as Shares, days: whole },
    newRecipes,
  };
}

/** Monday where the query gives no first day. */
export function weekdayOf({ startOn }: PlanQuery, day: number): number {
  return startOn === undefined ? 1 : new Date(`${dayAfter(startOn, day)}T00:00:00Z`).getUTCDay();
}

/** Neither meat nor fish gives its protein. */
export const isMeatless = ({ table: { protein } }: Dish): boolean => protein === null || NO_MEAT.has(protein);
const NO_MEAT: ReadonlySet<string> = new Set([
  ...LEGUMES,
  'tofu',
  'tempeh',
  'seitan',
  'paneer',
  'halloumi',
  'egg',
]);

export function isNew({ query }: Planning, recipe: string): boolean {
  return query.known !== undefined && !query.known.has(recipe);
}

/** Dinners of the last days that keep until this meal and were not finished yet. */
function dinnersToFinish(
  planning: Planning,
  days: ReadonlyMap<number, readonly PlannedMeal[]>,
  day: number,
  slot: 'lunch' | 'dinner',
): Rest[] {
  const found: Rest[] = [];
  const eaten = [...days.values()].flat().filter(({ leftover }) => leftover);
  for (let before: number = REST_AFTER[slot]; before <= MOST_KEPT; before++) {
    const dinner = days.get(day - before)?.find((meal) => meal.slot === 'dinner' && !meal.leftover);
    if (!dinner?.recipe || (planning.known.get(dinner.recipe)?.keptDays ?? 0) < before) continue;
    if (eaten.some(({ recipe }) => recipe === dinner.recipe)) continue;
    found.push({ recipe: dinner.recipe, portions: dinner.portions, plate: dinner.plate });
  }
  return found;
}

/** Whether a meal of the next days is still open that could finish this evening's dinner. */
function hasRoomForRest(
  planning: Planning,
  days: ReadonlyMap<number, readonly PlannedMeal[]>,
  day: number,
): boolean {
  const isOpen = (at: number, slot: Slot) =>
    at < planning.query.days &&
    planning.isPlanned(at, slot) &&
    !days.get(at)?.some((meal) => meal.slot === slot);
  return (
    isOpen(day + REST_AFTER.lunch, 'lunch') ||
    (!planning.isPlanned(day + REST_AFTER.dinner, 'lunch') && isOpen(day + REST_AFTER.dinner, 'dinner'))
  );
}

/** The meals of finished days by their number. */
export function mealsOf(days: readonly PlannedDay[]): Map<number, readonly PlannedMeal[]> {
  return new Map(days.map((day, at) => [at, day.meals]));
}
