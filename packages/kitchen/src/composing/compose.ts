import type { Allergen, Diet, Equipment } from '@crisper/contract/words';
import type { FoodId } from '../foods/food.ts';
import type { Recipe } from '../recipes/recipe.ts';
import type { Blueprint, Cast } from './blueprint.ts';
import { blueprints } from './blueprints/all.ts';
import { auditions, cast, makePool, type Pool, variantsOf } from './casting.ts';
import { type Handled, handled } from './handled.ts';
import { hash } from './wording.ts';
import { writeRecipe } from './write-recipe.ts';

export interface ComposeQuery {
  have: readonly FoodId[];
  staples: readonly FoodId[];
  /** None given means that anything may be used. Raw dishes are always possible. */
  equipment: readonly Equipment[];
  diets?: readonly Diet[];
  avoid?: readonly Allergen[];
  maxMinutes?: number;
  useSoon?: readonly FoodId[];
  limit?: number;
  servings?: number;
  /** The id of the only blueprint to compose from. */
  blueprint?: string;
}

interface Idea {
  blueprint: Blueprint;
  cast: Cast;
  key: string;
  /** What it is made of, staples aside, as one word. */
  foods: string;
  /** The food the dish is about: the first that is no staple. */
  lead: Handled | undefined;
  score: number;
}

/** What the product takes for granted when a person has not said otherwise. */
export const DEFAULT_STAPLES: readonly FoodId[] = [
  'water',
  'salt',
  'black-pepper',
  'vegetable-oil',
  'sugar',
  'flour',
];

/** Ideas for each recipe asked for: enough to choose from when some are refused. */
const PLENTY = 5;

const LIMIT = { foods: 2_000, results: 50, variants: 5, servings: 12 } as const;

/** New recipes from what is at hand and nothing else. The same input always gives the same recipes. */
export function compose(query: ComposeQuery): Recipe[] {
  const limit = clamp(query.limit ?? 10, 0, LIMIT.results);
  const things = usable(query);
  if (limit === 0 || things.length === 0) return [];
  const staples = new Set(query.staples.filter((id) => !query.have.includes(id)));
  const pool = makePool(things, new Set(query.useSoon), staples, things.map((thing) => thing.id).join());
  // A full fridge gives plenty with two variants of each dish; a bare one needs them all.
  const few = conceive(pool, query, 2);
  const ideas = few.length >= limit * PLENTY ? few : conceive(pool, query, LIMIT.variants);
  return serve(ideas, query, limit);
}

function usable(query: ComposeQuery): Handled[] {
  const ids = [
    ...new Set([...query.have.slice(0, LIMIT.foods), ...query.staples.slice(0, LIMIT.foods)]),
  ].sort();
  const diets = new Set(query.diets);
  const avoid = new Set(query.avoid);
  return ids
    .map(handled)
    .filter((thing) => thing !== null)
    .filter(({ food }) => !food.breaks.some((diet) => diets.has(diet)))
    .filter(({ food }) => !food.allergens.some((allergen) => avoid.has(allergen)));
}

function conceive(pool: Pool, { equipment, blueprint: only }: ComposeQuery, most: number): Idea[] {
  const owned = new Set<Equipment>([...equipment, 'no_cook']);
  const ideas: Idea[] = [];
  for (const blueprint of blueprints) {
    if (only !== undefined && blueprint.id !== only) continue;
    if (equipment.length > 0 && !blueprint.equipment.every((tool) => owned.has(tool))) continue;
    const lists = auditions(blueprint, pool);
    if (!lists) continue;
    const seen = new Set<string>();
    const variants = Math.min(most, variantsOf(lists));
    for (let variant = 0; variant < variants; variant++) {
      const found = cast(blueprint, lists, variant);
      if (!found) continue;
      const foods = [...found.values()].flat();
      const key = `${blueprint.id}:${foods
        .map((thing) => thing.id)
        .sort()
        .join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const fresh = foods.filter((thing) => !pool.staples.has(thing.id));
      const [lead] = fresh;
      const score = appeal(blueprint, foods, pool, seen.size, key);
      const made = fresh
        .map((thing) => thing.id)
        .sort()
        .join();
      ideas.push({ blueprint, cast: found, key, foods: made, lead, score });
    }
  }
  return ideas;
}

/** Where a pan does as well, the dish from the pan comes first. */
const APPLIANCES: ReadonlySet<Equipment> = new Set([
  'slow_cooker',
  'instant_pot',
  'air_fryer',
  'toaster_oven',
  'microwave',
  'grill',
]);
const APPLIANCE_COST = 0.2;

function appeal(
  blueprint: Blueprint,
  foods: readonly Handled[],
  pool: Pool,
  nth: number,
  key: string,
): number {
  const fresh = foods.filter((thing) => !pool.staples.has(thing.id));
  const rescued = fresh.filter((thing) => pool.soon.has(thing.id)).length;
  // Past five foods at hand, more of them do not make a better dish.
  const used = Math.min(fresh.length, 5) * 0.12;
  const extra = blueprint.equipment.some((tool) => APPLIANCES.has(tool)) ? APPLIANCE_COST : 0;
  return blueprint.weight - extra + used + rescued * 0.5 - (nth - 1) * 0.35 + (hash(key) % 1000) / 5000;
}

/** Takes the best idea again and again; whatever resembles the dishes already taken loses appeal. */
function serve(ideas: readonly Idea[], query: ComposeQuery, limit: number): Recipe[] {
  const open = ideas.map((idea) => ({ idea, score: idea.score })).sort((a, b) => b.score - a.score);
  const recipes: Recipe[] = [];
  const titles = new Set<string>();
  while (open.length > 0 && recipes.length < limit) {
    let best = 0;
    for (let i = 1; i < open.length; i++) if ((open[i]?.score ?? 0) > (open[best]?.score ?? 0)) best = i;
    const [taken] = open.splice(best, 1);
    if (!taken) break;
    const recipe = accept(taken.idea, query, titles);
    if (!recipe) continue;
    recipes.push(recipe);
    titles.add(signature(recipe.title));
    for (const other of open) other.score -= resemblance(taken.idea, other.idea);
  }
  return recipes;
}

function accept(idea: Idea, query: ComposeQuery, titles: ReadonlySet<string>): Recipe | null {
  const servings = clamp(query.servings ?? idea.blueprint.servings, 1, LIMIT.servings);
  const recipe = writeRecipe(idea.blueprint, idea.cast, servings, idea.key);
  if (titles.has(signature(recipe.title))) return null;
  if (!feeds(recipe)) return null;
  if (query.maxMinutes !== undefined && recipe.totalMinutes > query.maxMinutes) return null;
  if (query.diets?.some((diet) => !recipe.diets.includes(diet))) return null;
  return recipe;
}

/** "Banana and Strawberry Smoothie" and "Strawberry and Banana Smoothie" are one dish to a reader. */
function signature(title: string): string {
  return title.replaceAll(',', '').split(' ').sort().join(' ');
}

/** A dinner under 150 kcal leaves people hungry, one above 1,100 is a mistake in the amounts. */
function feeds(recipe: Recipe): boolean {
  const kcal = recipe.nutritionPerServing?.calories ?? 0;
  const [least, most] = recipe.courses.includes('dinner') ? [150, 1_100] : [60, 1_100];
  return kcal >= least && kcal <= most;
}

/** The same foods cooked the same way in another pot: last resort of a bare fridge. */
const TWIN = 3;

function resemblance(a: Idea, b: Idea): number {
  if (a.blueprint.id === b.blueprint.id) return 0.6;
  if (a.blueprint.family === b.blueprint.family && a.foods === b.foods) return TWIN;
  const family = a.blueprint.family === b.blueprint.family ? 0.35 : 0;
  return family + (a.lead && a.lead === b.lead ? 0.08 : 0);
}

function clamp(value: number, low: number, high: number): number {
  return Number.isFinite(value) ? Math.min(high, Math.max(low, Math.floor(value))) : low;
}
