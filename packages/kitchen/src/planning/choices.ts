import { type Around, isNew } from './around.ts';
import { priceOfWants } from './basket.ts';
import type { Plate } from './companions.ts';
import { atHandShare, type Dish, isTwin } from './dishes.ts';
import type { Slot } from './plan.ts';
import type { Planning } from './planning.ts';

/** All prices are small compared with a figure that leaves its corridor. */
const PRICE = {
  repeated: 0.05,
  eatenYesterday: 0.03,
  thirdTime: 0.02,
  anotherBreakfast: 0.02,
  anotherSnack: 0.015,
  proteinAgain: 0.006,
  cuisineBeside: 0.012,
  cuisineAgain: 0.004,
  kindBeside: 0.022,
  kindAgain: 0.003,
  atHand: -0.11,
  soonBonus: 1.4,
  slow: 0.02,
  busyMorning: 0.015,
  treat: 0.02,
  stale: 0.01,
  composed: 0.03,
  beyondBudget: 0.15,
  leftover: -0.05,
  busyLunch: 0.015,
  plate: 0.004,
  microwave: 0.03,
  steamed: 0.12,
  lately: 0.05,
  plateAgain: 0.012,
  powder: 0.04,
  taste: 0.03,
};
const EARLY_DAYS = 3;
const SLOW_MINUTES = 90;
const WEEKDAY_DINNER = 60;
const WEEKDAY_LUNCH = 30;
const WEEKDAY_MORNING = 25;
const QUICK_MORNING = 20;
const WEEKEND_MORNING = 75;
const FAR_TABLE = 'American';
const QUICK_LUNCH = 25;
/** Most people have two or three breakfasts that they come back to, and a few snacks. */
const MOST_OF_A_HABIT = 3;
const MOST_OF_A_FOOD = { breakfast: 4, snack: 3 };
const FREE_HABITS = { breakfast: 2, snack: 3 };
/** Protein powder is a help, not a diet: ordinary food comes first. */
const POWDER = 'pea-protein';
const MOST_SHAKES = 2;
const FEW = 3;
const DEALT = 0.5;
/** With fewer dishes than this all are asked for. */
const PLENTY = 30;

/** The same planning on one day of the week. */
export function onDay(planning: Planning, around: Around): Planning {
  const shakes = around.foods.get(POWDER) ?? 0;
  return {
    ...planning,
    platePrice: (id) => {
      const plate = planning.plates.get(id)!;
      const slot = plate.use === 'breakfast' || plate.use === 'snack' ? plate.use : null;
      const times = around.plates.get(id) ?? 0;
      return (
        PRICE.plate +
        (slot === null
          ? PRICE.plateAgain * times + (times < MOST_OF_A_HABIT ? 0 : PRICE.repeated)
          : habitPrice(slot, id, times, around)) +
        PRICE.taste * planning.taste(id) +
        (hasPowder(plate) ? PRICE.powder : 0) +
        priceOfWants(planning.plateWants(id), around.basket, around.day)
      );
    },
    sidePrice: ({ recipe }) => priceOfWants(planning.wantsOf(recipe.id), around.basket, around.day),
    mayServe: (side) => !around.recipes.has(side.recipe.id),
    mayHave: (plate) =>
      (around.plates.get(plate.id) ?? 0) < MOST_OF_A_HABIT &&
      (around.foods.get(plate.foods[0]![0]) ?? 0) <
        MOST_OF_A_FOOD[plate.use === 'breakfast' ? 'breakfast' : 'snack'] &&
      !(hasPowder(plate) && shakes >= MOST_SHAKES),
  };
}

const hasPowder = ({ foods }: Plate): boolean => foods.some(([food]) => food === POWDER);

/** Coming back to a breakfast is free, a new one every day is not: each wants packs of its own. */
function habitPrice(slot: 'breakfast' | 'snack', id: string, times: number, around: Around): number {
  if (times > 0)
    return (
      (around.yesterday.has(id) ? PRICE.eatenYesterday : 0) +
      (times >= MOST_OF_A_HABIT - 1 ? PRICE.thirdTime : 0)
    );
  // A weekend may have a breakfast of its own.
  const free = FREE_HABITS[slot] + (slot === 'breakfast' && around.weekend ? 1 : 0);
  const more = Math.max(0, around.habits[slot].size + 1 - free);
  return more * (slot === 'breakfast' ? PRICE.anotherBreakfast : PRICE.anotherSnack);
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
  const quick = may.filter((dish) => isTimely(planning, slot, dish, around));
  const dealt = quick.filter((dish) => isDealt(planning, dish));
  const timely = dealt.length >= PLENTY ? dealt : quick;
  const fresh = timely.filter((dish) => isFresh(dish, slot, around));
  const varied = main ? fresh.filter(({ table }) => !around.beside.proteins.has(table.protein ?? '')) : fresh;
  // Where too little is left, the last rule gives way first. Plain breakfasts and snacks are always there.
  const untwinned = varied.filter((dish) => ![...around.mains].some((other) => isTwin(dish, other)));
  const enough = main
    ? ([untwinned, varied].find((list) => list.length >= FEW) ?? [fresh, timely].find(isAny) ?? may)
    : fresh;
  const choices = enough.map((dish) => ({
    dish,
    leftover: false,
    price: priceOf(planning, slot, dish, around),
  }));
  if (slot === 'lunch')
    for (const id of around.leftovers) {
      const dish = planning.byId.get(id);
      const price = PRICE.leftover + priceOfWants(planning.wantsOf(id), around.basket, around.day);
      if (dish && !refused.has(id)) choices.push({ dish, leftover: true, price });
    }
  return choices;
}

/** A week chooses from half of a big book, so that the next one is another. What spoils or is at hand is always asked for. */
function isDealt(planning: Planning, { recipe, fromPantry }: Dish): boolean {
  // Who wants few new recipes has too few known ones to hold some back.
  if (planning.query.newRecipes !== undefined && !isNew(planning, recipe.id)) return true;
  return planning.taste(recipe.id) < DEALT || fromPantry.length > 1 || fromPantry.some(({ soon }) => soon);
}

const isAny = (list: readonly unknown[]): boolean => list.length > 0;

function hasStove({ query: { equipment } }: Planning): boolean {
  return equipment === undefined || equipment.includes('stovetop') || equipment.includes('oven');
}

/** A main dish is cooked once a week. A breakfast may come back, but not as the rest of a dinner. */
function isFresh({ recipe, mains }: Dish, slot: Slot, { recipes, foods, habits }: Around): boolean {
  if (slot === 'lunch' || slot === 'dinner') return !recipes.has(recipe.id);
  if (habits.lunch.has(recipe.id) || habits.dinner.has(recipe.id)) return false;
  return (
    (recipes.get(recipe.id) ?? 0) < MOST_OF_A_HABIT && (foods.get(mains[0] ?? '') ?? 0) < MOST_OF_A_FOOD[slot]
  );
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
  price += priceOfWants(planning.wantsOf(recipe.id), around.basket, around.day);
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
  const times = around.recipes.get(recipe.id) ?? 0;
  price += PRICE.proteinAgain * (table.protein ? (around.proteins.get(table.protein) ?? 0) : 0);
  if (slot === 'breakfast' || slot === 'snack')
    return price + habitPrice(slot, recipe.id, times, around) + PRICE.taste * planning.taste(recipe.id);
  price += PRICE.repeated * times;
  if (slot === 'lunch' && !around.weekend && recipe.totalMinutes > QUICK_LUNCH) price += PRICE.busyLunch;
  if (hasStove(planning) && recipe.equipment.join() === 'microwave')
    price += recipe.origin === 'composed' ? PRICE.steamed : PRICE.microwave;
  if (planning.query.recent?.has(recipe.id)) price += PRICE.lately;
  const cuisine = recipe.cuisine ?? '';
  price += PRICE.kindAgain * (around.kinds.get(table.kind) ?? 0);
  if (around.beside.kinds.has(table.kind)) price += PRICE.kindBeside;
  // The home table may come back sooner than a far one.
  const home = cuisine === FAR_TABLE || cuisine === '';
  price += PRICE.cuisineAgain * (around.cuisines.get(cuisine) ?? 0);
  if (!home && around.beside.cuisines.has(cuisine)) price += PRICE.cuisineBeside;
  return price;
}
