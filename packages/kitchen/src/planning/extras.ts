import type { Allergen, Diet } from '@crisper/contract/words';
import type { FoodId } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import type { Slot } from './plan.ts';

/** A food that is eaten as it is, to bring a day closer to its targets. */
export interface PlainFood {
  food: FoodId;
  /** Kcal, protein, carbs, fat of one step. */
  figures: readonly [number, number, number, number];
  stepGrams: number;
  mostSteps: number;
  slots: readonly Slot[];
  /** Not for everybody: on the table only where nothing usual does. */
  unusual: boolean;
}

const SNACK: readonly Slot[] = ['snack'];
const MORNING: readonly Slot[] = ['snack', 'breakfast'];
const TABLE: readonly Slot[] = ['lunch', 'dinner', 'snack'];
const MAINS: readonly Slot[] = ['dinner', 'lunch'];
const ANY: readonly Slot[] = ['snack', 'breakfast', 'lunch', 'dinner'];

const UNUSUAL: ReadonlySet<FoodId> = new Set(['soy-chunks', 'lupini-bean', 'protein-supplement', 'tempeh']);

/** food, grams of a step, most steps a day, meals it goes with. Nothing here needs more than a knife or a kettle. */
const TABLE_OF_FOODS: readonly (readonly [FoodId, number, number, readonly Slot[]])[] = [
  ['low-fat-greek-yogurt', 25, 16, MORNING],
  ['low-fat-cottage-cheese', 25, 12, MORNING],
  ['quark', 25, 10, MORNING],
  ['cooked-chicken', 20, 10, TABLE],
  ['turkey-deli-meat', 20, 8, TABLE],
  ['roast-beef', 20, 6, TABLE],
  ['canned-tuna', 20, 8, TABLE],
  ['canned-salmon', 20, 8, TABLE],
  ['egg', 50, 3, ANY],
  ['smoked-tofu', 20, 10, TABLE],
  ['tofu', 25, 16, MAINS],
  ['soy-chunks', 10, 8, MAINS],
  ['tempeh', 20, 10, MAINS],
  ['edamame', 25, 8, TABLE],
  ['lupini-bean', 25, 8, TABLE],
  ['protein-supplement', 5, 12, MORNING],
  ['soy-milk', 50, 8, MORNING],
  ['milk', 50, 8, MORNING],
  ['black-bean', 25, 8, MAINS],
  ['chickpea', 25, 6, MAINS],
  ['hummus', 15, 6, TABLE],
  ['bread', 14, 10, TABLE],
  ['whole-wheat-bread', 16, 10, ANY],
  ['rice-cake', 9, 10, ANY],
  ['banana', 59, 4, MORNING],
  ['apple', 91, 4, MORNING],
  ['orange', 65, 6, MORNING],
  ['grape', 25, 8, SNACK],
  ['blueberry', 25, 8, MORNING],
  ['strawberry', 25, 10, MORNING],
  ['date', 7, 12, SNACK],
  ['raisin', 5, 12, MORNING],
  ['dried-apricot', 7, 12, SNACK],
  ['popcorn', 4, 10, SNACK],
  ['carrot', 61, 3, TABLE],
  ['almond', 5, 12, MORNING],
  ['walnut', 5, 10, MORNING],
  ['pumpkin-seed', 5, 10, ANY],
  ['sunflower-seed', 5, 10, ANY],
  ['hemp-seed', 5, 10, ANY],
  ['peanut-butter', 8, 6, MORNING],
  ['cheddar', 10, 6, TABLE],
  ['mozzarella', 10, 8, TABLE],
  ['avocado', 25, 8, TABLE],
  ['olive', 10, 6, TABLE],
  ['dark-chocolate', 7, 6, SNACK],
  ['olive-oil', 4.5, 6, MAINS],
];

/** The plain foods that everybody at the table may eat. All of them are known, so nothing here is unknown. */
export function plainFoods(diets: readonly Diet[], avoid: readonly Allergen[]): PlainFood[] {
  return TABLE_OF_FOODS.flatMap(([id, stepGrams, mostSteps, slots]) => {
    const food = foodById(id);
    if (!food) return [];
    if (food.breaks.some((diet) => diets.includes(diet))) return [];
    if (food.allergens.some((allergen) => avoid.includes(allergen))) return [];
    const { energyKcal, proteinG, carbsG, fatG } = food.per100g;
    const share = stepGrams / 100;
    const figures = [energyKcal * share, proteinG * share, carbsG * share, fatG * share] as const;
    return [{ food: id, figures, stepGrams, mostSteps, slots, unusual: UNUSUAL.has(id) }];
  });
}
