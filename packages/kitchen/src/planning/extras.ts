import type { Allergen, Diet } from '@crisper/contract/vocabulary';
import type { FoodId } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import { mayHold } from '../foods/name-claims.ts';
import type { Slot } from './plan.ts';

/** A food eaten as it is, to bring a day closer to its targets. */
export interface PlainFood {
  food: FoodId;
  /** Kcal, protein, carbs, fat of one step. */
  figures: readonly [number, number, number, number];
  stepGrams: number;
  mostSteps: number;
  slots: readonly Slot[];
  /** Not common: used only when the usual foods are not enough. */
  unusual: boolean;
}

const SNACK: readonly Slot[] = ['snack'];
const MORNING: readonly Slot[] = ['snack', 'breakfast'];
const TABLE: readonly Slot[] = ['lunch', 'dinner', 'snack'];
const MAINS: readonly Slot[] = ['dinner', 'lunch'];
const ANY: readonly Slot[] = ['snack', 'breakfast', 'lunch', 'dinner'];

const UNUSUAL: ReadonlySet<FoodId> = new Set(['soy-chunks', 'lupini-bean', 'protein-supplement', 'tempeh']);

/**
 * Food, grams per step, maximum steps per meal, meals it goes with. The maximum is a usual portion: a cup of yogurt, a can of
 * tuna, one apple. If a day needs more, it needs another dish. All foods need at most a knife or a kettle.
 */
const TABLE_OF_FOODS: readonly (readonly [FoodId, number, number, readonly Slot[]])[] = [
  ['low-fat-greek-yogurt', 25, 8, MORNING],
  ['low-fat-cottage-cheese', 25, 6, MORNING],
  ['quark', 25, 8, MORNING],
  ['cooked-chicken', 20, 6, TABLE],
  ['turkey-deli-meat', 20, 4, TABLE],
  ['roast-beef', 20, 5, TABLE],
  ['canned-tuna', 20, 6, TABLE],
  ['canned-salmon', 20, 6, TABLE],
  ['egg', 50, 2, ANY],
  ['smoked-tofu', 20, 6, TABLE],
  ['tofu', 25, 6, MAINS],
  ['soy-chunks', 10, 4, MAINS],
  ['tempeh', 20, 6, MAINS],
  ['edamame', 25, 6, TABLE],
  ['lupini-bean', 25, 4, TABLE],
  ['protein-supplement', 5, 6, MORNING],
  ['soy-milk', 50, 5, MORNING],
  ['milk', 50, 5, MORNING],
  ['black-bean', 25, 6, MAINS],
  ['chickpea', 25, 6, MAINS],
  ['hummus', 15, 4, TABLE],
  ['bread', 14, 6, TABLE],
  ['whole-wheat-bread', 16, 6, ANY],
  ['rice-cake', 9, 4, ANY],
  ['banana', 59, 2, MORNING],
  ['apple', 91, 2, MORNING],
  ['orange', 65, 3, MORNING],
  ['grape', 25, 6, SNACK],
  ['blueberry', 25, 6, MORNING],
  ['strawberry', 25, 8, MORNING],
  ['date', 7, 6, SNACK],
  ['raisin', 5, 8, MORNING],
  ['dried-apricot', 7, 6, SNACK],
  ['popcorn', 4, 6, SNACK],
  ['carrot', 61, 2, TABLE],
  ['almond', 5, 8, MORNING],
  ['walnut', 5, 8, MORNING],
  ['pumpkin-seed', 5, 6, ANY],
  ['sunflower-seed', 5, 6, ANY],
  ['hemp-seed', 5, 6, ANY],
  ['peanut-butter', 8, 4, MORNING],
  ['cheddar', 10, 4, TABLE],
  ['mozzarella', 10, 6, TABLE],
  ['avocado', 25, 4, TABLE],
  ['olive', 10, 5, TABLE],
  ['dark-chocolate', 7, 5, SNACK],
  ['olive-oil', 4.5, 3, MAINS],
];

/** The plain foods that every eater may eat. All are foods of the larder, so their allergens are known. */
export function plainFoods(diets: readonly Diet[], avoid: readonly Allergen[]): PlainFood[] {
  return TABLE_OF_FOODS.flatMap(([id, stepGrams, mostSteps, slots]) => {
    const food = foodById(id);
    if (!food) return [];
    if (food.breaks.some((diet) => diets.includes(diet))) return [];
    if (mayHold(food, avoid)) return [];
    const { energyKcal, proteinG, carbsG, fatG } = food.per100g;
    const share = stepGrams / 100;
    const figures = [energyKcal * share, proteinG * share, carbsG * share, fatG * share] as const;
    return [{ food: id, figures, stepGrams, mostSteps, slots, unusual: UNUSUAL.has(id) }];
  });
}
