import type { Allergen, Diet, Equipment } from '@crisper/contract/vocabulary';
import type { FoodId } from '../foods/food.ts';
import { mayHold } from '../foods/name-claims.ts';
import type { Recipe } from '../recipes/recipe.ts';
import type { Blueprint } from './blueprint.ts';
import { blueprints } from './blueprints/all.ts';
import { type Handled, handled, orderedIds } from './composable-food.ts';
import { type Audition, auditions, cast, makePool, type Pool, variantsOf } from './fill-roles.ts';
import type { Kind } from './kinds.ts';
import { cooksCheck } from './recipe-faults.ts';
import type { Cast } from './role.ts';
import { plainTitleFoods } from './title-foods.ts';
import { hash } from './wording.ts';
import { type Plate, writeRecipe } from './write-recipe.ts';

export interface ComposeQuery {
  have: readonly FoodId[];
  staples: readonly FoodId[];
  /** Empty means any equipment. Dishes that need no cooking are always allowed. */
  equipment: readonly Equipment[];
  diets?: readonly Diet[];
  avoid?: readonly Allergen[];
  maxMinutes?: number;
  useSoon?: readonly FoodId[];
  limit?: number;
  servings?: number;
  /** The id of the only blueprint to compose from. */
  blueprint?: string;
  /** Who judges the recipes, when it is not the cook's check: an evaluation looks at those it refuses. */
  isSound?(recipe: Recipe, blueprint: Blueprint): boolean;
}

interface Idea {
  blueprint: Blueprint;
  cast: Cast;
  key: number;
  /** `place` of every food in it, sorted. */
  foods: readonly number[];
  /** The same without staples. */
  fresh: readonly number[];
  /** The main food of the dish: its first non-staple. */
  lead: Handled | undefined;
  score: number;
}

/** One blueprint and the ideas found for it so far. */
interface Draft {
  blueprint: Blueprint;
  auditions: readonly Audition[];
  variants: number;
  tried: number;
  ideas: Idea[];
}

/** Ideas per requested recipe, so that enough are left when some are rejected. */
const PLENTY = 5;

const LIMIT = { foods: 2_000, results: 50, few: 2, variants: 5, servings: 12 } as const;

/** New recipes from only the foods at hand. The same input always gives the same recipes. */
export function compose(query: ComposeQuery): Recipe[] {
  const limit = clamp(query.limit ?? 10, 0, LIMIT.results);
  const things = usable(query);
  if (limit === 0 || things.length === 0) return [];
  const staples = new Set(query.staples.filter((id) => !query.have.includes(id)));
  const pool = makePool(things, new Set(query.useSoon), staples);
  const drafts = draftsFor(pool, query);
  // With a full fridge two variants per dish give enough ideas; with few foods all variants are tried.
  const few = conceive(drafts, pool, LIMIT.few);
  const ideas = few.length >= limit * PLENTY ? few : conceive(drafts, pool, LIMIT.variants);
  const hasSalt = things.some(({ kind }) => kind === 'salt');
  const isSound =
    query.isSound ??
    ((recipe: Recipe, blueprint: Blueprint) => cooksCheck(recipe, blueprint, hasSalt).length === 0);
  return serve(ideas, query, limit, isSound);
}

function usable(query: ComposeQuery): Handled[] {
  const ids = [
    ...new Set([...query.have.slice(0, LIMIT.foods), ...query.staples.slice(0, LIMIT.foods)]),
  ].sort();
  const diets = new Set(query.diets);
  return ids
    .map(handled)
    .filter((thing) => thing !== null)
    .filter(({ food }) => !food.breaks.some((diet) => diets.has(diet)))
    .filter(({ food }) => !mayHold(food, query.avoid ?? []));
}

function draftsFor(pool: Pool, { equipment, blueprint: only }: ComposeQuery): Draft[] {
  const owned = new Set<Equipment>([...equipment, 'no_cook']);
  const drafts: Draft[] = [];
  for (const blueprint of blueprints) {
    if (only !== undefined && blueprint.id !== only) continue;
    if (equipment.length > 0 && !blueprint.equipment.every((tool) => owned.has(tool))) continue;
    const found = auditions(blueprint, pool);
    if (found) drafts.push({ blueprint, auditions: found, variants: variantsOf(found), tried: 0, ideas: [] });
  }
  return drafts;
}

/** All ideas from the first `most` variants of each dish. Variants already tried are not repeated. */
function conceive(drafts: readonly Draft[], pool: Pool, most: number): Idea[] {
  const ideas: Idea[] = [];
  const dinners = DINNERS.find((kinds) => [...kinds].some((kind) => pool.byKind.has(kind))) ?? NO_KINDS;
  for (const draft of drafts) {
    const until = Math.min(most, draft.variants);
    for (; draft.tried < until; draft.tried++) tryVariant(draft, pool, dinners);
    for (const idea of draft.ideas) ideas.push(idea);
  }
  return ideas;
}

function tryVariant({ blueprint, auditions, tried, ideas }: Draft, pool: Pool, dinners: Kinds): void {
  const found = cast(blueprint, auditions, tried);
  if (!found) return;
  const foods: number[] = [];
  const fresh: number[] = [];
  let lead: Handled | undefined;
  let rescued = 0;
  let isDinner = false;
  let isLeftOver = false;
  for (const things of found.values()) {
    for (const thing of things) {
      insert(foods, thing.place);
      if (pool.staples.has(thing.id)) continue;
      lead ??= thing;
      isDinner ||= dinners.has(thing.kind);
      isLeftOver ||= LEFT_OVER.has(thing.kind);
      insert(fresh, thing.place);
      if (pool.soon.has(thing.id)) rescued += 1;
    }
  }
  if (ideas.some((idea) => same(idea.foods, foods))) return;
  const key = keyOf(blueprint, foods);
  const score =
    appeal(blueprint, fresh.length, rescued, ideas.length, key) +
    (isDinner ? DINNER : 0) +
    (isLeftOver ? USED_UP : 0);
  ideas.push({ blueprint, cast: found, key, foods, fresh, lead, score });
}

/** Inserts into a short sorted list. */
function insert(places: number[], place: number): void {
  let at = places.length;
  for (; at > 0 && places[at - 1]! > place; at--) places[at] = places[at - 1]!;
  places[at] = place;
}

function same(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Identifies a dish by its blueprint and foods: the hash of "id:food,food". */
function keyOf(blueprint: Blueprint, foods: readonly number[]): number {
  let h = hash(':', hash(blueprint.id));
  for (let i = 0; i < foods.length; i++) {
    if (i > 0) h = hash(',', h);
    h = hash(orderedIds[foods[i]!]!, h);
  }
  return h;
}

type Kinds = ReadonlySet<Kind>;
const NO_KINDS: Kinds = new Set();
/** Who has one of the first plans dinner around it, else around one of the second, so most of the dishes use it. */
const DINNERS: readonly Kinds[] = [
  new Set<Kind>([
    'poultry',
    'ground',
    'meat',
    'stewmeat',
    'sausage',
    'fish',
    'shellfish',
    'tinnedfish',
    'tofu',
  ]),
  new Set<Kind>(['bean', 'lentil', 'cooked', 'smoked', 'bacon', 'grillcheese']),
];
const DINNER = 1.2;
/** What was cooked yesterday is eaten today. */
const LEFT_OVER: Kinds = new Set<Kind>(['cookedrice', 'cookedpasta', 'mash', 'gravy', 'puffpastry']);
const USED_UP = 0.6;

/** A dish for a plain pan ranks above the same dish for one of these. */
const APPLIANCES: ReadonlySet<Equipment> = new Set([
  'slow_cooker',
  'instant_pot',
  'air_fryer',
  'toaster_oven',
  'microwave',
  'grill',
]);
const APPLIANCE_COST = 0.2;
/** No cook steams a dinner in the microwave who has a stove. */
const MICROWAVE_COST = 1;

function appeal(blueprint: Blueprint, fresh: number, rescued: number, before: number, key: number): number {
  // More than five foods at hand do not make a dish better.
  const used = Math.min(fresh, 5) * 0.12;
  const extra = blueprint.equipment.includes('microwave')
    ? MICROWAVE_COST
    : blueprint.equipment.some((tool) => APPLIANCES.has(tool))
      ? APPLIANCE_COST
      : 0;
  return blueprint.weight - extra + used + rescued * 0.5 - before * 0.35 + (key % 1000) / 5000;
}

/** Picks the best idea repeatedly; ideas similar to the dishes already picked lose score. */
function serve(
  ideas: readonly Idea[],
  query: ComposeQuery,
  limit: number,
  isSound: (recipe: Recipe, blueprint: Blueprint) => boolean,
): Recipe[] {
  const open = ideas.map((idea) => ({ idea, score: idea.score })).sort((a, b) => b.score - a.score);
  const recipes: Recipe[] = [];
  const dishes = new Set<string>();
  while (open.length > 0 && recipes.length < limit) {
    let best = 0;
    for (let i = 1; i < open.length; i++) if ((open[i]?.score ?? 0) > (open[best]?.score ?? 0)) best = i;
    const [taken] = open.splice(best, 1);
    if (!taken) break;
    const recipe = accept(taken.idea, query);
    if (!recipe) continue;
    const dish = signature(taken.idea.blueprint, recipe.title);
    const title = sorted(recipe.title);
    if (dishes.has(dish) || dishes.has(title) || !isSound(recipe, taken.idea.blueprint)) continue;
    recipes.push(recipe);
    dishes.add(dish).add(title);
    for (const other of open) other.score -= resemblance(taken.idea, other.idea);
  }
  return recipes;
}

function accept(idea: Idea, query: ComposeQuery): Recipe | null {
  const servings = clamp(query.servings ?? idea.blueprint.servings, 1, LIMIT.servings);
  const isWanted = (plate: Plate) =>
    feeds(plate) && (query.diets ?? []).every((diet) => plate.diets.includes(diet));
  const recipe = writeRecipe(idea.blueprint, idea.cast, servings, idea.key, isWanted);
  if (!recipe) return null;
  return query.maxMinutes !== undefined && recipe.totalMinutes > query.maxMinutes ? null : recipe;
}

/** "Banana and Strawberry Smoothie" and "Strawberry and Banana Smoothie" are the same dish. */
function sorted(title: string): string {
  return title.replaceAll(',', '').split(' ').sort().join(' ');
}

/** The same foods in the same form are one dish, whatever it is called: "Silky" and "Creamy Leek Soup". */
function signature({ id, family, equipment }: Blueprint, title: string): string {
  const form = MANY_DISHES.has(family) ? id : `${family} ${equipment.join()}`;
  return `${form}: ${plainTitleFoods(title).join()}`;
}

/** Families whose dishes differ in more than their words. */
const MANY_DISHES: ReadonlySet<string> = new Set([
  'air-fryer',
  'beans',
  'bowl',
  'breakfast-bowl',
  'grill',
  'mug',
  'pasta',
  'plain-protein',
  'salad',
  'sandwich',
  'side',
  'snack',
]);

/** Below 150 kcal a dinner is too small; above 1,100 the amounts are wrong. */
function feeds({ courses, nutritionPerServing }: Plate): boolean {
  const kcal = nutritionPerServing?.calories ?? 0;
  return kcal >= (courses.includes('dinner') ? 150 : 60) && kcal <= 1_100;
}

/** Penalty for the same foods in another dish of the family: high, so that it appears only when nothing else is left. */
const TWIN = 3;

function resemblance(a: Idea, b: Idea): number {
  if (a.blueprint.family === b.blueprint.family && same(a.fresh, b.fresh)) return TWIN;
  if (a.blueprint.id === b.blueprint.id) return 0.6;
  const family = a.blueprint.family === b.blueprint.family ? 0.35 : 0;
  return family + (a.lead && a.lead === b.lead ? 0.08 : 0);
}

function clamp(value: number, low: number, high: number): number {
  return Number.isFinite(value) ? Math.min(high, Math.max(low, Math.floor(value))) : low;
}
