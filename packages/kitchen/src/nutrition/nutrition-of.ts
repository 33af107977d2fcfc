import { type Aisle, type Food, NUTRIENTS } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import type { NutritionPerServing, RecipeIngredient } from '../recipes/recipe.ts';

export type EatenIngredient = Pick<
  RecipeIngredient,
  'food' | 'grams' | 'amountMin' | 'amountMax' | 'unit' | 'optional' | 'eatenShare'
>;

export interface NutritionOptions {
  /** Heat destroys part of the vitamin C; a salad keeps it. */
  cooked: boolean;
}

/** Vegetables lose a third to a half of their vitamin C in the pan: an estimate for all of them. */
export const COOKED_VITAMIN_C = 0.6;
/** How far a household measure and a variety of one food stray from the table. */
const SPREAD = 0.15;
/** The share left behind is a guess of its own. */
const LEFT_BEHIND_SPREAD = 0.5;
/** A line that could not be weighed: about what an average line of a home recipe weighs. */
const UNKNOWN_GRAMS = 50;
/** Energy of such a gram at most, for the upper end of the range. */
const UNKNOWN_KCAL_PER_GRAM = 2;

/** Foods that weigh in the figures even when the line forgets to say how much. */
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

/** Figures as plain numbers in the order of the list: importing adds up millions of them. */
const remembered = new WeakMap<Food, Figures>();

function figuresOf(food: Food): Figures {
  const known = remembered.get(food);
  if (known !== undefined) return known;
  const figures = NUTRIENTS.map((key) => food.per100g[key] ?? 0) as Figures;
  remembered.set(food, figures);
  return figures;
}

interface Totals {
  grams: number;
  resolvedGrams: number;
  variance: number;
  unknownKcal: number;
  figures: Figures;
}

/** Figures of one serving from the lines that are always in the dish; null when not one of them could be weighed. */
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
  const spread = Math.sqrt(totals.variance);
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
  // Water weighs much and says nothing about how well the rest is known.
  if (food.per100g.energyKcal > 0) {
    totals.grams += grams;
    totals.resolvedGrams += grams;
  }
  const per100g = figuresOf(food);
  for (let at = 0; at < NUTRIENTS.length; at += 1) totals.figures[at]! += (per100g[at]! * grams) / 100;
  const kcal = (food.per100g.energyKcal * grams) / 100;
  const spread = ingredient.eatenShare < 1 ? LEFT_BEHIND_SPREAD : SPREAD + (middle - 1) / middle;
  totals.variance += (kcal * spread) ** 2;
}
