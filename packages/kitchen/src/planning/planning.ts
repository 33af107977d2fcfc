import { defaultStaples } from '../foods/staples.ts';
import { type AtHome, type Want, wantsOfFoods, wantsOfRecipe } from './basket.ts';
import { type Plate, platesFor } from './companions.ts';
import { type Dish, dishesFor, dishesOf, sidesOf, suits } from './dishes.ts';
import { type Shares, wanted } from './figures.ts';
import { suitsChildren } from './for-children.ts';
import { figuresOfRecipe } from './meal-figures.ts';
import {
  type MealTable,
  type PlanQuery,
  placeOf,
  SLOT_SHARE,
  SLOTS,
  type Slot,
  type Targets,
} from './plan.ts';
import { seeded } from './seeded.ts';
import { aimFor, withinReason } from './targets.ts';

/** Values of a query that are the same for every day, and what the day at work adds to them. */
export interface Planning {
  query: PlanQuery;
  /** What the search aims for: the goals, or what the dishes of this diet can give of them. */
  aim: Targets;
  goal: Shares;
  /** Without a goal for protein there is a least of it, and more is as good. */
  proteinIsLeast: boolean;
  slots: Readonly<Record<Slot, readonly Dish[]>>;
  sides: readonly Dish[];
  plates: ReadonlyMap<string, Plate>;
  /** What these people may eat. */
  byId: ReadonlyMap<string, Dish>;
  /** What anybody may eat at some meal of the week. */
  known: ReadonlyMap<string, Dish>;
  /** Figures of every recipe that has some, also of those the cook chose though no rule would. */
  figures: ReadonlyMap<string, readonly number[]>;
  random: () => number;
  /** 0 to 1, the same all week: breakfasts and snacks that this week comes back to. */
  taste: (id: string) => number;
  /** What is never bought, how many servings one of the first eater's is for all, and what a recipe takes from the shop. */
  home: AtHome;
  share: number;
  wantsOf: (recipe: string) => readonly Want[];
  plateWants: (plate: string) => readonly Want[];
  /** Price of a plain plate by how often the week has it and what it needs to be bought. */
  platePrice: (id: string) => number;
  /** Price of what a recipe beside the dish needs to be bought. */
  sidePrice: (side: Dish) => number;
  /** Until everything must be on the table. */
  minutesFor: (slot: Slot) => number;
  /** Whether this meal is taken along, and eaten somewhere else. */
  isTaken: (slot: Slot) => boolean;
  children: boolean;
  /** False for a side that the week already has. */
  mayServe: (side: Dish) => boolean;
  /** False for a plain meal that the week has often enough. */
  mayHave: (plate: Plate) => boolean;
  /** The same planning for those who eat this meal. */
  at: (day: number, slot: Slot) => Planning;
  /** False for a meal that is no matter of the plan, or that no member eats. */
  isPlanned: (day: number, slot: Slot) => boolean;
  /** Whether the person the figures are for eats this meal, and how much of a day's energy they eat of this day. */
  leadEats: (day: number, slot: Slot) => boolean;
  wholeOf: (day: number) => number;
}

type Table = Omit<MealTable, 'lead'>;

export function preparePlanning(query: PlanQuery): Planning {
  const { tables = new Map<string, MealTable>() } = query;
  const everybody: Table = {
    diets: query.diets,
    avoid: query.avoid,
    share: query.share ?? 1,
    children: query.children,
  };
  const dishes = dishesFor(widest(query));
  const home: AtHome = {
    staples: new Set(query.staples ?? defaultStaples),
    pantry: query.pantry,
    season: query.season,
  };
  const random = seeded(query.seed);
  const recipes = new Map(query.recipes.map((recipe) => [recipe.id, recipe]));
  const forTable = (table: Table) => {
    const { share, children = false } = table;
    const suitable = dishes.filter(
      ({ recipe }) => suits(recipe, table.diets, table.avoid) && (!children || suitsChildren(recipe)),
    );
    const plates = platesFor(table.diets, table.avoid, query.without);
    return {
      query: { ...query, diets: table.diets, avoid: table.avoid },
      slots: Object.fromEntries(SLOTS.map((slot) => [slot, dishesOf(slot, suitable)])) as Record<
        Slot,
        Dish[]
      >,
      sides: sidesOf(suitable),
      plates,
      byId: new Map(suitable.map((dish) => [dish.recipe.id, dish])),
      share,
      children,
      wantsOf: once((id) => (recipes.has(id) ? wantsOfRecipe(recipes.get(id)!, home, share) : [])),
      plateWants: once((id) => wantsOfFoods(plates.get(id)?.foods ?? [], home, share)),
    };
  };
  const usual = forTable(everybody);
  const targets = withinReason(query.targets);
  const proteinIsLeast = targets.protein <= 0 && targets.calories > 0;
  const aim = proteinIsLeast
    ? { ...targets, protein: query.leastProtein ?? leastProteinOf(targets.calories) }
    : aimFor(targets, usual.slots, usual.plates.values());
  const isPlanned = (day: number, slot: Slot) =>
    !query.skipped?.has(placeOf(day, slot)) && (tables.get(placeOf(day, slot))?.share ?? 1) > 0;
  const leadEats = (day: number, slot: Slot) =>
    isPlanned(day, slot) && (tables.get(placeOf(day, slot))?.lead ?? true);
  const laid = new Map<string, Planning>();
  const planning: Planning = {
    ...usual,
    aim,
    goal: wanted(aim),
    proteinIsLeast,
    known: new Map(dishes.map((dish) => [dish.recipe.id, dish])),
    figures: new Map(query.recipes.flatMap(figuresOfRecipe)),
    random,
    taste: once(() => random()),
    home,
    platePrice: () => 0,
    sidePrice: () => 0,
    minutesFor: () => Number.POSITIVE_INFINITY,
    isTaken: () => false,
    mayServe: () => true,
    mayHave: () => true,
    at: (day, slot) => {
      const table = tables.get(placeOf(day, slot));
      if (!table) return planning;
      const key = JSON.stringify([table.diets, table.avoid, table.share, table.children]);
      if (!laid.has(key)) laid.set(key, { ...planning, ...forTable(table) });
      return laid.get(key)!;
    },
    isPlanned,
    leadEats,
    // In hundredths, so that a day away is nothing at all.
    wholeOf: (day) =>
      SLOTS.reduce(
        (left, slot) => (leadEats(day, slot) ? left : left - Math.round(SLOT_SHARE[slot] * 100)),
        100,
      ) / 100,
  };
  return planning;
}

/** Of the energy, what a sensible day has as protein where no more was asked for: 60 g of 2,000 kcal. */
const LEAST_PROTEIN = 0.12;
const leastProteinOf = (calories: number): number => (calories * LEAST_PROTEIN) / 4;

/** The query for what suits at least one table of the week, if not all. */
export function widest(query: PlanQuery): PlanQuery {
  const tables = [...(query.tables?.values() ?? [])].filter(({ share }) => share > 0);
  return {
    ...query,
    diets: query.diets.filter((diet) => tables.every(({ diets }) => diets.includes(diet))),
    avoid: query.avoid.filter((allergen) => tables.every(({ avoid }) => avoid.includes(allergen))),
  };
}

/** Worked out when it is first asked for. */
function once<T>(make: (id: string) => T): (id: string) => T {
  const known = new Map<string, T>();
  return (id) => {
    if (!known.has(id)) known.set(id, make(id));
    return known.get(id)!;
  };
}
