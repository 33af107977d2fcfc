import { defaultStaples } from '../foods/staples.ts';
import { aimFor } from './aim.ts';
import { type AtHome, type Want, wantsOfFoods, wantsOfRecipe } from './basket.ts';
import { type Plate, platesFor } from './companions.ts';
import { type Dish, dishesFor, dishesOf, sidesOf } from './dishes.ts';
import { type Shares, wanted } from './figures.ts';
import { figuresOfRecipe } from './meal-figures.ts';
import { type PlanQuery, SLOTS, type Slot, type Targets } from './plan.ts';
import { seeded } from './seeded.ts';

/** Values of a query that are the same for every day, and what the day at work adds to them. */
export interface Planning {
  query: PlanQuery;
  /** What the search aims for: the goals, or what the dishes of this diet can give of them. */
  aim: Targets;
  goal: Shares;
  slots: Readonly<Record<Slot, readonly Dish[]>>;
  sides: readonly Dish[];
  plates: ReadonlyMap<string, Plate>;
  byId: ReadonlyMap<string, Dish>;
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
  /** False for a side that the week already has. */
  mayServe: (side: Dish) => boolean;
  /** False for a plain meal that the week has often enough. */
  mayHave: (plate: Plate) => boolean;
}

export function preparePlanning(query: PlanQuery): Planning {
  const dishes = dishesFor(query);
  const slots = Object.fromEntries(SLOTS.map((slot) => [slot, dishesOf(slot, dishes)])) as Record<
    Slot,
    Dish[]
  >;
  const plates = platesFor(query.diets, query.avoid);
  const aim = aimFor(query.targets, slots, plates.values());
  const home: AtHome = { staples: new Set(query.staples ?? defaultStaples), pantry: query.pantry };
  const share = query.share ?? 1;
  const random = seeded(query.seed);
  const recipes = new Map(query.recipes.map((recipe) => [recipe.id, recipe]));
  return {
    query,
    aim,
    goal: wanted(aim),
    slots,
    sides: sidesOf(dishes),
    plates,
    byId: new Map(dishes.map((dish) => [dish.recipe.id, dish])),
    figures: new Map(query.recipes.flatMap(figuresOfRecipe)),
    random,
    taste: once(() => random()),
    home,
    share,
    wantsOf: once((id) => (recipes.has(id) ? wantsOfRecipe(recipes.get(id)!, home, share) : [])),
    plateWants: once((id) => wantsOfFoods(plates.get(id)?.foods ?? [], home, share)),
    platePrice: () => 0,
    sidePrice: () => 0,
    mayServe: () => true,
    mayHave: () => true,
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
