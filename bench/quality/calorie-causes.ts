import { foodById } from '@crisper/kitchen/foods/larder';
import { parseLine } from '@crisper/kitchen/measures/parse-line';
import { figuresOfLine } from '@crisper/kitchen/nutrition/meat-cuts';
import { usualPortion } from '@crisper/kitchen/nutrition/usual-portion';
import type { Recipe, RecipeIngredient } from '@crisper/kitchen/recipes/recipe';
import type { Row } from '../row.ts';

/**
 * Why our calories differ from the published ones: each cause is what the figure would be if its lines were read the other way,
 * and the one that comes closest to the page is blamed. What none of them explains is a food's figure or weight.
 */
const CAUSES = [
  'servings',
  'unmatched lines',
  'amount missing',
  'edible share',
  'oil, brine or marinade left behind',
  'counted, but not by the page',
  'a food’s figure or weight',
] as const;
type Cause = (typeof CAUSES)[number];

export interface Blame {
  cause: Cause;
  /** Error against the published figure, as a share of it; ours is higher where it is positive. */
  error: number;
}

/** Below this nothing needs a cause: household measures and rounding differ by as much. */
const CLOSE = 0.05;
/** A cause explains an error of which it leaves no more than this. */
const LEAVES = 0.6;
/** What an unmatched line may hold: about an average line of an average food. */
const UNMATCHED: Energy = [30, 25, 20];

/** Kilocalories from protein, fat and carbohydrate: what a page leaves out shows in what they are of. */
type Energy = readonly [protein: number, fat: number, carbs: number];
const NOTHING: Energy = [0, 0, 0];

interface Figures {
  protein: number;
  fat: number;
  carbs: number;
}
const energyOf = ({ protein, fat, carbs }: Figures): Energy => [4 * protein, 9 * fat, 4 * carbs];
const times = ([protein, fat, carbs]: Energy, by: number): Energy => [protein * by, fat * by, carbs * by];
const plus = (one: Energy, other: Energy): Energy => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];
const total = (energy: Energy): number => energy[0] + energy[1] + energy[2];

function energyIn(line: RecipeIngredient, grams: number): Energy {
  const food = line.food === null ? undefined : foodById(line.food);
  if (food === undefined) return NOTHING;
  const { proteinG: protein, fatG: fat, carbsG: carbs } = figuresOfLine(food, line.text).per100g;
  return times(energyOf({ protein, fat, carbs }), grams / 100);
}

export interface Published extends Partial<Figures> {
  calories: number;
}

/** Null where our figure is close to the page's. */
export function blameFor(recipe: Recipe, published: Published): Blame | null {
  const ours = recipe.nutritionPerServing;
  if (ours === null) return null;
  const error = (ours.calories - published.calories) / published.calories;
  if (Math.abs(error) <= CLOSE) return null;
  const before = distance(energyOf(ours), published);
  const [best] = otherReadings(recipe, published)
    .map(({ cause, change }) => ({ cause, left: distance(plus(energyOf(ours), change), published) }))
    .sort((a, b) => a.left - b.left);
  const isExplained = best !== undefined && best.left <= LEAVES * before;
  return { cause: isExplained ? best.cause : 'a food’s figure or weight', error };
}

function distance(energy: Energy, { calories, protein, fat, carbs }: Published): number {
  if (protein === undefined || fat === undefined || carbs === undefined)
    return Math.abs(total(energy) - calories);
  const page = energyOf({ protein, fat, carbs });
  return energy.reduce((sum, kcal, at) => sum + Math.abs(kcal - page[at]!), 0);
}

interface Reading {
  cause: Cause;
  /** What it adds to a serving. */
  change: Energy;
}

/** Each line that may have a cause read the other way, and all of them together. */
function otherReadings(recipe: Recipe, { fat }: Published): Reading[] {
  const { ingredients, servings, nutritionPerServing: ours } = recipe;
  const lines = ingredients.filter((line) => !line.optional);
  const each = (cause: Cause, change: (line: RecipeIngredient) => Energy): Reading[] => {
    const changes = lines.map((line) => times(change(line), 1 / servings));
    return [...changes, changes.reduce(plus, NOTHING)].map((one) => ({ cause, change: one }));
  };
  const eaten = (line: RecipeIngredient) => energyIn(line, (line.grams ?? 0) * line.eatenShare);
  const left = (line: RecipeIngredient) => energyIn(line, (line.grams ?? 0) * (1 - line.eatenShare));
  return [
    ...[1 / 2, 2 / 3, 3 / 2, 2, 3].map((by) => ({
      cause: 'servings' as const,
      change: ours === null ? NOTHING : times(energyOf(ours), by - 1),
    })),
    ...each('unmatched lines', (line) =>
      line.food === null && line.amountMin !== null ? UNMATCHED : NOTHING,
    ),
    ...each('amount missing', (line) => missing(line, servings)),
    ...each('edible share', (line) => energyIn(line, refuseOf(line))),
    ...each('oil, brine or marinade left behind', left),
    // Any line can be taken away to fit calories alone.
    ...(fat === undefined
      ? []
      : each('counted, but not by the page', (line) => times(eaten(line), -1)).slice(0, -1)),
  ];
}

function missing(line: RecipeIngredient, servings: number): Energy {
  const food = line.food === null ? undefined : foodById(line.food);
  return food === undefined || line.grams !== null
    ? NOTHING
    : energyIn(line, usualPortion(food).grams * servings);
}

/** Grams that were bought and not counted: bones, skin, peel, the liquid of a can. */
function refuseOf(line: RecipeIngredient): number {
  const bought = line.grams === null ? null : parseLine(line.text).grams;
  return bought === null || line.grams === null ? 0 : Math.max(0, bought - line.grams);
}

/** Where the error is lost, largest first: pages, and their part of the sum of all errors. */
export function causeRows(title: string, pages: number, blames: readonly Blame[]): Row[] {
  const sum = (some: readonly Blame[]) => some.reduce((share, { error }) => share + Math.abs(error), 0);
  const all = sum(blames);
  return CAUSES.map((cause) => ({ cause, some: blames.filter((blame) => blame.cause === cause) }))
    .filter(({ some }) => some.length > 0)
    .sort((a, b) => sum(b.some) - sum(a.some))
    .map(({ cause, some }) => ({
      name: `calories, ${title}, lost to: ${cause}`,
      measured: `${some.length} of ${pages} pages, ${Math.round((100 * sum(some)) / all)}% of the error`,
      target: '',
      ok: true,
    }));
}
