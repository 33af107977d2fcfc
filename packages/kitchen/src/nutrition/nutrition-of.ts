import { type Aisle, NUTRIENTS, type Nutrients } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import type { NutritionPerServing, RecipeIngredient } from '../recipes/recipe.ts';
import { figuresOfLine } from './meat-cuts.ts';

export type EatenIngredient = Pick<
  RecipeIngredient,
  'text' | 'food' | 'grams' | 'amountMin' | 'amountMax' | 'unit' | 'optional' | 'eatenShare'
>;

export interface NutritionOptions {
  /** Heat destroys part of the vitamin C; a salad keeps it. */
  cooked: boolean;
}

/** Vegetables lose a third to a half of their vitamin C when cooked; one estimate for all foods. */
export const COOKED_VITAMIN_C = 0.6;
/** Relative error of one line, from household measures and from varieties of a food. Lines err independently. */
const SPREAD = 0.15;
/** Relative error of the whole dish, from what all its lines share: the size of a serving, what stays in the pan. */
const DISH_SPREAD = 0.15;
/** Standard errors to each side, so that the range holds four dishes of five. */
const FOUR_OF_FIVE = 1.28;
/** Relative error where only part of an ingredient is eaten. */
const LEFT_BEHIND_SPREAD = 0.5;
/** Assumed weight of a line without a known weight: about that of an average line. */
const UNKNOWN_GRAMS = 50;
/** Maximum energy of an unknown food, for the upper end of the range. */
const UNKNOWN_KCAL_PER_GRAM = 2;

/** Foods that change the figures noticeably even when the line has no amount. */
const BULK_AISLES: ReadonlySet<Aisle> = new Set([
  'meat',
  'fish',
  'grains',
  'pasta',
  'bakery',
  'prepared',
  'frozen',
]);

type Figures = [number, number, number, number, number, number, number, number, number, number];

/** Cached as plain arrays in the order of NUTRIENTS, because importing sums millions of them. */
const remembered = new WeakMap<Nutrients, Figures>();

function figuresOf(nutrients: Nutrients): Figures {
  const known = remembered.get(nutrients);
  if (known !== undefined) return known;
  const figures = NUTRIENTS.map((key) => nutrients[key] ?? 0) as Figures;
  remembered.set(nutrients, figures);
  return figures;
}

interface Totals {
  grams: number;
  resolvedGrams: number;
  variance: number;
  unknownKcal: number;
  figures: Figures;
}

/** Figures per serving from all lines that are not optional; null when no line has a known weight. */
export function nutritionOf(
  ingredients: readonly EatenIngredient[],
  servings: number,
  options: NutritionOptions = { cooked: true },
): NutritionPerServing | null {
  if (!Number.isFinite(servings) || servings <= 0) return null;
  const totals: Totals = {
    grams: 0,
    resolvedGrams: 0,
    variance: 0,
    unknownKcal: 0,
    figures: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  };
  for (const ingredient of ingredients) if (!ingredient.optional) add(totals, ingredient);
  if (totals.resolvedGrams === 0) return null;
  const [energy, protein, carbs, fat, fiber, sugar, sodium, vitaminC, iron, calcium] = totals.figures;
  const spread = FOUR_OF_FIVE * Math.sqrt(totals.variance + (energy * DISH_SPREAD) ** 2);
  return {
    calories: Math.round(energy / servings),
    protein: toTenth(protein / servings),
    carbs: toTenth(carbs / servings),
    fat: toTenth(fat / servings),
    fiber: toTenth(fiber / servings),
    sugar: toTenth(sugar / servings),
    sodiumMg: Math.round(sodium / servings),
    vitaminCMg: toTenth((vitaminC * (options.cooked ? COOKED_VITAMIN_C : 1)) / servings),
    ironMg: toTenth(iron / servings),
    calciumMg: Math.round(calcium / servings),
    range: [
      Math.round(Math.max(0, energy - spread) / servings),
      Math.round((energy + spread + totals.unknownKcal) / servings),
    ],
    resolvedShare: Math.round((totals.resolvedGrams / totals.grams) * 1_000) / 1_000,
  };
}

function toTenth(figure: number): number {
  return Math.round(figure * 10) / 10;
}

function add(totals: Totals, ingredient: EatenIngredient): void {
  const food = ingredient.food === null ? undefined : foodById(ingredient.food);
  if (food === undefined || ingredient.grams === null) {
    // "Salt to taste" and "parsley to serve" have no amount and need none.
    if (ingredient.amountMin === null && food !== undefined && !BULK_AISLES.has(food.aisle)) return;
    const grams = ingredient.grams ?? UNKNOWN_GRAMS;
    totals.grams += grams;
    totals.unknownKcal +=
      food === undefined ? grams * UNKNOWN_KCAL_PER_GRAM : (grams * food.per100g.energyKcal) / 100;
    return;
  }
  const middle =
    ingredient.amountMin && ingredient.amountMax ? (1 + ingredient.amountMax / ingredient.amountMin) / 2 : 1;
  const grams = ingredient.grams * middle * ingredient.eatenShare;
  // Foods without energy, such as water, would hide how much of the rest is resolved.
  if (food.per100g.energyKcal > 0) {
    totals.grams += grams;
    totals.resolvedGrams += grams;
  }
  const { per100g: nutrients } = figuresOfLine(food, ingredient.text);
  const per100g = figuresOf(nutrients);
  for (let at = 0; at < NUTRIENTS.length; at += 1) totals.figures[at]! += (per100g[at]! * grams) / 100;
  const kcal = (nutrients.energyKcal * grams) / 100;
  const spread = ingredient.eatenShare < 1 ? LEFT_BEHIND_SPREAD : SPREAD + (middle - 1) / middle;
  totals.variance += (kcal * spread) ** 2;
}
