import type { FoodId } from '../foods/food.ts';
import type { Recipe } from '../recipes/recipe.ts';
import type { Blueprint } from './blueprint.ts';
import { type Handled, handled } from './composable-food.ts';
import { type Traced, traceOf } from './cooking-trace.ts';
import { isFitRaw } from './eaten-raw.ts';
import { fitFor } from './foods-by-role.ts';
import type { Kind } from './kinds.ts';
import { liquidFault } from './liquids.ts';
import { seasoningOfLines } from './salting.ts';
import { missingTitleFood } from './title-foods.ts';

export const REASONS = [
  'salt',
  'liquid',
  'uncooked',
  'overcooked',
  'title',
  'cold oven',
  'unsalted',
] as const;
export type Reason = (typeof REASONS)[number];

/** Why a cook would not cook the recipe as it is written. */
export interface Fault {
  reason: Reason;
  what: string;
}

/** The share of salt in what is eaten. */
const LEAST_SALT = 0.006;
const MOST_SALT = 0.014;
/** So much a serving is enough, however much there is to season. */
const ENOUGH_SALT_A_SERVING = 1.4;
/** Only the dip of a plate of raw vegetables is salted. */
const LEAST_SALT_OF = new Map([['dip-crudites', 0.003]]);
const SWEET: ReadonlySet<string> = new Set([
  'baked-fruit',
  'breakfast-bowl',
  'crumble',
  'french-toast',
  'fruit-compote',
  'fruit-salad',
  'pancakes',
  'rice-pudding',
  'smoothie',
  'sweet-toast',
]);

/** Cooked for more than a third longer than they need, these suffer; onions, roots and shoulders do not. */
const OVERDONE = 1.34;
const DELICATE: ReadonlySet<Kind> = new Set([
  'poultry',
  'meat',
  'fish',
  'shellfish',
  'pasta',
  'noodle',
  'dumpling',
  'rice',
  'grain',
  'brassica',
  'firm',
  'small',
]);
/** Half a minute on a prawn counts; on peas it takes two to notice. */
const NOTICED: Partial<Record<Kind, number>> = { fish: 0.5, shellfish: 0.5 };
const NOTICED_BY_DEFAULT = 2.5;
/** Of these kinds, but none the worse for a long time in the pot. */
const SOFTENED: ReadonlySet<string> = new Set(fitFor('softened'));
/** Rice that is cooked until it bursts. */
const SOFT_RICE: ReadonlySet<string> = new Set(['congee', 'rice-pudding']);
/** Sliced onto a pizza or into a wrap it is fit to be eaten however short it was in the heat. */
const SLICED_THIN = 'mushroom';
/** Less than this share of its cooking and a food is still raw inside. */
const UNDERDONE = 0.6;

/** Everything a cook would object to; empty when the recipe can be cooked as it stands. */
export function cooksCheck(
  recipe: Recipe,
  { id, family }: Pick<Blueprint, 'id' | 'family'>,
  hasSalt = true,
): Fault[] {
  const faults: Fault[] = [];
  const object = (reason: Reason, what: string | null) => {
    if (what !== null) faults.push({ reason, what });
  };
  if (!SWEET.has(family) && id !== 'mug-cake') object('salt', saltFault(recipe, id, hasSalt));
  object('liquid', liquidFault(recipe, id, family));
  const isSalted =
    !SWEET.has(family) &&
    recipe.ingredients.some(({ food }) => isSalt(food)) &&
    recipe.steps.some(({ text }) => text.includes('salt'));
  for (const traced of traceOf(recipe)) {
    object('uncooked', uncooked(traced, family));
    if (isSalted) object('unsalted', unsalted(traced));
    object('overcooked', SOFT_RICE.has(family) && traced.thing.kind === 'rice' ? null : overcooked(traced));
  }
  object('title', missingTitleFood(recipe));
  object('cold oven', coldOven(recipe));
  return faults;
}

/** Sausages, and tortillas with cheese, are eaten as salty as they are, when nothing salts them further. */
const SALTY_ALONE: ReadonlySet<Kind> = new Set(['sausage', 'smoked', 'bacon', 'tortilla']);
const MOST_SALT_CURED = 0.02;

/** A kitchen without salt cannot add any, so there only too much is a fault. */
function saltFault({ ingredients, servings }: Recipe, id: string, hasSalt: boolean): string | null {
  const { salt, food } = seasoningOfLines(ingredients);
  const share = salt / food;
  const isEnough = salt >= servings * ENOUGH_SALT_A_SERVING;
  const things = ingredients.map((line) => handled(line.food ?? '')).filter((thing) => thing !== null);
  const isSaltyAlone =
    things.some(({ kind }) => SALTY_ALONE.has(kind)) && !things.some(({ kind }) => kind === 'salt');
  const least = hasSalt ? (LEAST_SALT_OF.get(id) ?? LEAST_SALT) : 0;
  return (share < least && !isEnough) || share > (isSaltyAlone ? MOST_SALT_CURED : MOST_SALT)
    ? `${(share * 100).toFixed(2)}% salt`
    : null;
}

const isSalt = (id: FoodId | null): boolean => handled(id ?? '')?.kind === 'salt';

/** Meat, fish, vegetables, rice and pasta: each is salted where it is cooked, not only on the plate. */
const WANT_SALT: ReadonlySet<Kind> = new Set([
  'poultry',
  'ground',
  'meat',
  'stewmeat',
  'fish',
  'shellfish',
  'tofu',
  'root',
  'potato',
  'squash',
  'brassica',
  'firm',
  'soft',
  'greens',
  'rice',
  'grain',
  'pasta',
]);

function unsalted({ thing, done, salted }: Traced): string | null {
  return salted || done === 0 || !WANT_SALT.has(thing.kind) ? null : thing.id;
}

function uncooked({ thing, done, heated }: Traced, family: string): string | null {
  if (isFitRaw(thing) || isSoaked(thing, family) || thing.id === SLICED_THIN) return null;
  const isTimed = Object.values(thing.minutes).some((minutes) => minutes > 0);
  const enough = isTimed && done > 0 ? done >= UNDERDONE : heated;
  return enough ? null : `${thing.id} ${Math.round(done * 100)}%`;
}

/** Oats are eaten soaked or raw for breakfast, and cold smoothies hold them too. */
function isSoaked({ kind }: Handled, family: string): boolean {
  return kind === 'oats' && (family === 'breakfast-bowl' || family === 'smoothie');
}

function overcooked({ thing, done, over }: Traced): string | null {
  if (!DELICATE.has(thing.kind) || SOFTENED.has(thing.like) || done <= OVERDONE) return null;
  return over >= (NOTICED[thing.kind] ?? NOTICED_BY_DEFAULT)
    ? `${thing.id} ${Math.round(done * 100)}%`
    : null;
}

const OVENS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:bake|roast)\b(?! beef)/i, /heat the (?:toaster )?oven|oven to/i],
  [/\bair-fry\b/i, /heat the air fryer/i],
  [/\bgrill (?:for|over)\b|on the grate/i, /heat the grill|grill heats/i],
];

/** An oven that is not hot when the food goes in. */
function coldOven({ steps }: Recipe): string | null {
  const text = steps.map((step) => step.text).join(' ');
  for (const [use, heating] of OVENS) {
    const used = text.search(use);
    if (used < 0) continue;
    const heated = text.search(heating);
    if (heated < 0 || heated > used) return text.slice(used, used + 40);
  }
  return null;
}
