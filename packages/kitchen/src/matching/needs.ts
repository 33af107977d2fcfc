import type { FoodId } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import type { RecipeIngredient } from '../recipes/recipe.ts';
import { WEIGHTS, weightClass } from './weights.ts';

export type NeededLine = Pick<RecipeIngredient, 'food' | 'grams' | 'optional' | 'alternatives'>;

/** One food, or choice of foods, that a recipe needs; may span several lines. */
export interface Need<Line extends NeededLine = NeededLine> {
  /** Any of these will do, in order of preference; empty when the food is unknown. */
  options: readonly FoodId[];
  weight: number;
  lines: Line[];
}

const kept = new WeakMap<readonly NeededLine[], readonly Need[]>();

/** Cached by ingredient list: the same recipes are matched again and again. */
export function needsOf<Line extends NeededLine>(ingredients: readonly Line[]): readonly Need<Line>[] {
  const known = kept.get(ingredients);
  // The cached needs were built from this same list, so they have its line type.
  if (known) return known as readonly Need<Line>[];
  const made = readNeeds(ingredients);
  kept.set(ingredients, made);
  return made;
}

function readNeeds<Line extends NeededLine>(ingredients: readonly Line[]): Need<Line>[] {
  let totalGrams = 0;
  for (const line of ingredients) if (!line.optional) totalGrams += line.grams ?? 0;
  const needs = new Map<string, Need<Line>>();
  for (const line of ingredients) {
    if (line.optional) continue;
    const options = optionsOf(line);
    const share = line.grams === null || totalGrams === 0 ? null : line.grams / totalGrams;
    const weight = WEIGHTS[weightClass(line.food ? foodById(line.food) : undefined, share)]!;
    // Two unknown lines are two missing foods; the same food twice is one.
    const key = nameOf(options) || `unknown ${needs.size}`;
    const before = needs.get(key);
    if (!before) needs.set(key, { options, weight, lines: [line] });
    else {
      before.weight = Math.max(before.weight, weight);
      before.lines.push(line);
    }
  }
  return [...needs.values()];
}

export function optionsOf({ food, alternatives }: NeededLine): FoodId[] {
  if (alternatives.length === 0) return food !== null && foodById(food) ? [food] : [];
  const known = [food, ...alternatives].filter((id): id is FoodId => id !== null && !!foodById(id));
  return [...new Set(known)].sort();
}

export function nameOf(options: readonly FoodId[]): string {
  return options.length === 1 ? options[0]! : options.join('|');
}
