import type { FoodId } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import { keyLines } from './key-foods.ts';
import { leftoversFor } from './leftovers.ts';
import type { NeededLine } from './needed-line.ts';
import { KEY, weightClass } from './weights.ts';

/** The part of a recipe that tells what it needs. */
export interface Needing<Line extends NeededLine = NeededLine> {
  title: string;
  ingredients: readonly Line[];
}

/** One food, or choice of foods, that a recipe needs; may span several lines. */
export interface Need<Line extends NeededLine = NeededLine> {
  /** Any of these will do, in order of preference; empty when the food is unknown. */
  options: readonly FoodId[];
  /** Index into WEIGHTS. */
  weight: number;
  lines: Line[];
}

/** Further needs of a recipe are not compared: they would be far more than any cook book has. */
const MOST_NEEDS = 60;

const kept = new WeakMap<readonly NeededLine[], readonly Need[]>();

/** Cached by ingredient list: the same recipes are matched again and again. */
export function needsOf<Line extends NeededLine>(recipe: Needing<Line>): readonly Need<Line>[] {
  const known = kept.get(recipe.ingredients);
  // The cached needs were built from this same list, so they have its line type.
  if (known) return known as readonly Need<Line>[];
  const made = readNeeds(recipe);
  kept.set(recipe.ingredients, made);
  return made;
}

export function readNeeds<Line extends NeededLine>({ title, ingredients }: Needing<Line>): Need<Line>[] {
  let totalGrams = 0;
  for (const line of ingredients) if (!line.optional) totalGrams += line.grams ?? 0;
  const keys = keyLines(title, ingredients);
  const needs = new Map<string, Need<Line>>();
  ingredients.forEach((line, at) => {
    if (line.optional) return;
    const options = optionsOf(line, title);
    const isKey = keys.has(at) && options.length > 0;
    const weight = isKey ? KEY : weightClass(line, totalGrams);
    // Two unknown lines are two missing foods; the same food twice is one.
    const key = nameOf(options) || `unknown ${needs.size}`;
    const before = needs.get(key);
    if (before) {
      before.weight = Math.max(before.weight, weight);
      before.lines.push(line);
    } else if (needs.size < MOST_NEEDS) needs.set(key, { options, weight, lines: [line] });
  });
  return [...needs.values()];
}

function optionsOf({ food, alternatives }: NeededLine, title: string): readonly FoodId[] {
  const leftovers = food === null ? NOTHING : leftoversFor(title, food);
  if (alternatives.length === 0 && leftovers.length === 0) return food === null ? NOTHING : aloneOf(food);
  const known = [food, ...alternatives, ...leftovers].filter(
    (id): id is FoodId => id !== null && !!foodById(id),
  );
  return [...new Set(known)].sort();
}

const NOTHING: readonly FoodId[] = [];
const alone = new Map<FoodId, readonly FoodId[]>();

function aloneOf(id: FoodId): readonly FoodId[] {
  const known = alone.get(id);
  if (known) return known;
  if (!foodById(id)) return NOTHING;
  const made = [id];
  alone.set(id, made);
  return made;
}

/** The same for the same choice of foods; empty for an unknown one. */
export function nameOf(options: readonly FoodId[]): string {
  return options.length === 1 ? options[0]! : options.join('|');
}
