import { priceOfWants } from './basket.ts';
import type { Plate } from './companions.ts';
import { atHandShare, type Dish, isTwin } from './dishes.ts';
import { habitPrice, isAsked, mostOfFood, mostOfHabit } from './habits.ts';
import type { Slot } from './plan.ts';
import type { Planning } from './planning.ts';
import { FOR_PROTEIN, NOT_FOR_CHILDREN, UNUSUAL } from './plates.data.ts';
import { type Around, isMeatless, isNew, type Rest, WANTED_DOUBLES } from './rest-of-week.ts';

/** All prices are small compared with a figure that leaves its corridor. */
const PRICE = {
  repeated: 0.05,
  /** By how often the week has it already. */
  proteinAgain: [0, 0.006, 0.02, 0.05, 0.09],
  pastaAgain: [0, 0.015, 0.09, 0.2, 0.3],
  pastaBeside: 0.1,
  pizzaAgain: 0.1,
  /** A sandwich for dinner, and the next one. */
  handheld: [0.02, 0.08, 0.15],
  meatlessAgain: [0, 0, 0.03, 0.08, 0.15, 0.2],
  littleProtein: 0.03,
  cuisineBeside: 0.012,
  cuisineAgain: 0.004,
  kindBeside: 0.022,
  kindAgain: [0, 0.003, 0.015, 0.05, 0.09],
  atHand: -0.14,
  soonBonus: 1.4,
  slow: 0.02,
  busyMorning: 0.015,
  treat: 0.02,
  stale: 0.01,
  composed: 0.03,
  composedBite: { breakfast: 0.12, snack: 0.4 },
  beyondBudget: 0.15,
  leftover: { lunch: -0.12, dinner: -0.16, third: -0.04 },
  cookedDouble: -0.05,
  dear: 0.13,
  tooDear: 0.3,
  far: { familiar: 0.08, usual: 0.015, saving: 0.05 },
  farAgain: 0.015,
  near: 0.02,
  notLiked: 0.1,
  unusual: 0.03,
  lightDinner: 0.04,
  busyLunch: 0.015,
  plate: 0.004,
  microwave: 0.08,
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
const LEAST_LUNCH = 20;
const WEEKDAY_MORNING = 25;
const QUICK_MORNING = 20;
const WEEKEND_MORNING = 75;
const FAR_TABLE = 'American';
const QUICK_LUNCH = 25;
/** Protein powder is a help, not a diet: ordinary food comes first. */
const POWDER = 'pea-protein';
const MOST_SHAKES = 2;
const FEW = 3;
const FEWEST_DOUBLES = 2;
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
          ? PRICE.plateAgain * times + (times < mostOfHabit(planning, plate.use) ? 0 : PRICE.repeated)
          : habitPrice(planning, slot, id, times, around)) +
        PRICE.taste * planning.taste(id) +
        (hasPowder(plate) ? PRICE.powder : 0) +
        (UNUSUAL.has(id) ? PRICE.unusual : 0) +
        priceOfWants(planning.plateWants(id), around.basket, around.day, planning.share)
      );
    },
    sidePrice: ({ recipe }) =>
      priceOfWants(planning.wantsOf(recipe.id), around.basket, around.day, planning.share),
    minutesFor: (slot) => minutesFor(planning, slot, around),
    isTaken: (slot) => isTaken(planning, slot, around.day),
    mayServe: (side) => !around.recipes.has(side.recipe.id),
    mayHave: (plate) =>
      (around.plates.get(plate.id) ?? 0) < mostOfHabit(planning, plate.use) &&
      (around.foods.get(plate.foods[0]![0]) ?? 0) < mostOfFood(planning, plate.use) &&
      !(planning.children && NOT_FOR_CHILDREN.has(plate.id)) &&
      !(hasPowder(plate) && shakes >= MOST_SHAKES && !isOnlyBreakfast(planning, plate)) &&
      !(!wantsMuchProtein(planning) && (hasPowder(plate) || FOR_PROTEIN.has(plate.id))) &&
      isAsked(planning, around, plate.use, plate.id),
  };
}

/** Who eats the same every morning may have it with powder every morning. */
const isOnlyBreakfast = ({ query: { breakfasts } }: Planning, { use }: Plate): boolean =>
  use === 'breakfast' && breakfasts !== undefined;

/** Ordinary food brings less than this share of the energy as protein. */
const MUCH_PROTEIN = 0.22;
const PROTEIN_KCAL = 4;

function wantsMuchProtein({ query: { targets }, proteinIsLeast }: Planning): boolean {
  if (proteinIsLeast) return false;
  return targets.calories <= 0 || (targets.protein * PROTEIN_KCAL) / targets.calories > MUCH_PROTEIN;
}

const hasPowder = ({ foods }: Plate): boolean => foods.some(([food]) => food === POWDER);

export interface Choice {
  dish: Dish;
  leftover: boolean;
  /** Of a leftover, what there is of it. */
  rest?: Rest | undefined;
  price: number;
}

/** Dishes that this meal of this day may have, with their prices; at least some, even where a rule must give way. */
export function choicesFor(
  planning: Planning,
  slot: Slot,
  around: Around,
  refused: ReadonlySet<string>,
): Choice[] {
  const may = planning.slots[slot].filter(
    ({ recipe: { id } }) => !refused.has(id) && isAsked(planning, around, slot, id),
  );
  const main = slot === 'lunch' || slot === 'dinner';
  const quick = may.filter((dish) => isTimely(planning, slot, dish, around));
  const dealt = quick.filter((dish) => isDealt(planning, dish));
  const timely = dealt.length >= PLENTY ? dealt : quick;
  const fresh = timely.filter((dish) => isFresh(planning, dish, slot, around));
  const varied = main ? fresh.filter(({ table }) => !around.beside.proteins.has(table.protein ?? '')) : fresh;
  // Where too little is left, the last rule gives way first. Plain breakfasts and snacks are always there.
  const untwinned = varied.filter((dish) => ![...around.mains].some((other) => isTwin(dish, other)));
  const enough = main
    ? ([untwinned, varied].find((list) => list.length >= FEW) ?? [fresh, timely].find(isAny) ?? [])
    : // Eggs again are better than no breakfast.
      ([fresh, timely].find(isAny) ?? []);
  const choices: Choice[] = enough.map((dish) => ({
    dish,
    leftover: false,
    price: priceOf(planning, slot, dish, around),
  }));
  if (slot === 'lunch' || slot === 'dinner')
    for (const rest of around.leftovers[slot]) {
      const dish = planning.byId.get(rest.recipe);
      const wants = planning.wantsOf(rest.recipe);
      if (dish && planning.children && !dish.liked) continue;
      const welcome = around.doubles < FEWEST_DOUBLES ? PRICE.leftover[slot] : PRICE.leftover.third;
      const price = welcome + priceOfWants(wants, around.basket, around.day, planning.share);
      if (dish && !refused.has(rest.recipe)) choices.push({ dish, leftover: true, rest, price });
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
function isFresh(
  planning: Planning,
  { recipe, mains }: Dish,
  slot: Slot,
  { recipes, foods, habits }: Around,
): boolean {
  if (slot === 'lunch' || slot === 'dinner') return !recipes.has(recipe.id);
  if (habits.lunch.has(recipe.id) || habits.dinner.has(recipe.id)) return false;
  return (
    (recipes.get(recipe.id) ?? 0) < mostOfHabit(planning, slot) &&
    (foods.get(mains[0] ?? '') ?? 0) < mostOfFood(planning, slot)
  );
}

function isTimely(
  planning: Planning,
  slot: Slot,
  { recipe, activeMinutes, table, travels }: Dish,
  around: Around,
): boolean {
  if (slot === 'lunch' || slot === 'dinner') {
    if (isTaken(planning, slot, around.day) && !travels) return false;
    return recipe.totalMinutes <= minutesFor(planning, slot, around);
  }
  if (around.weekend) return slot !== 'breakfast' || activeMinutes <= WEEKEND_MORNING;
  if (slot === 'breakfast') return activeMinutes <= WEEKDAY_MORNING && !table.isTreat;
  return activeMinutes <= WEEKDAY_LUNCH;
}

export function priceOf(planning: Planning, slot: Slot, dish: Dish, around: Around): number {
  const { recipe, table, activeMinutes, freshDays } = dish;
  const early = around.day < EARLY_DAYS ? PRICE.soonBonus : 1;
  let price = PRICE.atHand * early * atHandShare(dish, around.used);
  price += priceOfWants(planning.wantsOf(recipe.id), around.basket, around.day, planning.share);
  price += costPrice(planning, dish);
  if (planning.children && !dish.liked) price += PRICE.notLiked;
  if (recipe.origin === 'composed')
    price += slot === 'breakfast' || slot === 'snack' ? PRICE.composedBite[slot] : PRICE.composed;
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
  price += again(PRICE.proteinAgain, table.protein ? (around.proteins.get(table.protein) ?? 0) : 0);
  if (slot === 'breakfast' || slot === 'snack')
    return (
      price +
      habitPrice(planning, slot, recipe.id, times, around) +
      PRICE.taste * planning.taste(recipe.id) +
      farPrice(planning, dish, 0)
    );
  price += PRICE.repeated * times;
  const isWorthDoubling =
    dish.keptDays > 0 && !(planning.children && isMeatless(dish) && around.meatless > 0);
  if (slot === 'dinner' && around.restIsWelcome && isWorthDoubling && around.doubles < WANTED_DOUBLES)
    price += PRICE.cookedDouble;
  price += farPrice(planning, dish, around.far);
  price += likenessPrice(planning, slot, dish, around);
  if (slot === 'lunch' && !around.weekend && recipe.totalMinutes > QUICK_LUNCH) price += PRICE.busyLunch;
  if (slot === 'dinner' && !recipe.courses.includes('dinner')) price += PRICE.lightDinner;
  if (dish.microwaved && hasStove(planning))
    price += recipe.origin === 'composed' ? PRICE.steamed : PRICE.microwave;
  if (planning.query.recent?.has(recipe.id)) price += PRICE.lately;
  const cuisine = recipe.cuisine ?? '';
  price += table.kind === 'plate' ? 0 : again(PRICE.kindAgain, around.kinds.get(table.kind) ?? 0);
  if (around.beside.kinds.has(table.kind)) price += PRICE.kindBeside;
  // The home table may come back sooner than a far one.
  const home = cuisine === FAR_TABLE || cuisine === '';
  price += PRICE.cuisineAgain * (around.cuisines.get(cuisine) ?? 0);
  if (!home && around.beside.cuisines.has(cuisine)) price += PRICE.cuisineBeside;
  return price;
}

const again = (prices: readonly number[], times: number): number =>
  prices[Math.min(times, prices.length - 1)]!;

const GROWN_UP_PROTEIN = 15;
const FREE_MEATLESS = 3;
const WITH_GOALS = 0.5;
const NO_MEAT_DIETS = ['vegetarian', 'vegan'];

/** What makes a week dull though no dish comes twice: pasta again, and meat for once by who eats it. */
function likenessPrice(planning: Planning, slot: Slot, dish: Dish, around: Around): number {
  const { query } = planning;
  const { table, figures } = dish;
  let price = table.kind === 'pizza' && around.kinds.has('pizza') ? PRICE.pizzaAgain : 0;
  if (table.isPasta)
    price += again(PRICE.pastaAgain, around.pastas) + (around.beside.pasta ? PRICE.pastaBeside : 0);
  if (slot === 'dinner' && table.kind === 'handheld')
    price += again(PRICE.handheld, around.kinds.get('handheld') ?? 0);
  if (slot === 'dinner' && figures[1] < GROWN_UP_PROTEIN) price += PRICE.littleProtein;
  // Who counts the money eats beans and eggs more often.
  const free = query.budget === 1 ? FREE_MEATLESS : 0;
  if (!query.diets.some((diet) => NO_MEAT_DIETS.includes(diet)) && isMeatless(dish))
    price += again(PRICE.meatlessAgain, Math.max(0, around.meatless - free));
  // A goal for protein leaves less to choose from.
  return planning.proteinIsLeast ? price : price * WITH_GOALS;
}

/** Until everything must be on the table. */
function minutesFor(
  { query, slots: { dinner: dishes } }: Planning,
  slot: Slot,
  { day, weekend }: Around,
): number {
  // Who has a quarter of an hour in the evening has no more at noon.
  if (slot === 'lunch' && !weekend)
    return Math.min(WEEKDAY_LUNCH, Math.max(LEAST_LUNCH, query.weekdayMinutes ?? WEEKDAY_LUNCH));
  if (slot !== 'dinner') return Number.POSITIVE_INFINITY;
  const wished =
    query.minutesOn?.get(day) ??
    (weekend ? Number.POSITIVE_INFINITY : (query.weekdayMinutes ?? WEEKDAY_DINNER));
  return Math.max(wished, leastMinutes(dishes));
}

/** Until the quickest few dishes are cooked: a dinner that takes a little longer is better than none. */
const QUICKEST = 6;
const quickest = new WeakMap<readonly Dish[], number>();

function leastMinutes(dishes: readonly Dish[]): number {
  const known = quickest.get(dishes);
  if (known !== undefined) return known;
  const minutes = dishes.map(({ recipe }) => recipe.totalMinutes).filter((time) => time > 0);
  const least = minutes.sort((a, b) => a - b)[Math.min(QUICKEST, minutes.length) - 1] ?? 0;
  quickest.set(dishes, least);
  return least;
}

function isTaken({ query }: Planning, slot: Slot, day: number): boolean {
  return slot === 'lunch' && (query.lunchTaken?.has(day) ?? false);
}

function costPrice({ query: { budget } }: Planning, { cost }: Dish): number {
  if (budget === undefined || cost <= budget) return 0;
  return cost - budget > 1 || budget > 1 ? PRICE.tooDear : PRICE.dear;
}

/** How far from home the dishes may be, and how many of a week. */
function farPrice({ query: { familiarity, budget } }: Planning, { near }: Dish, before: number): number {
  if (familiarity === 'adventurous') return near ? PRICE.near : 0;
  // Each far kitchen wants a shelf of jars of its own.
  const far = budget === 1 ? 'saving' : 'usual';
  return near ? 0 : PRICE.far[familiarity ?? far] + PRICE.farAgain * Math.max(0, before - 1);
}
