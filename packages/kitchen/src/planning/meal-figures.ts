import { foodById } from '../foods/larder.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { type Shares, sharesOf } from './figures.ts';
import type { PlannedMeal, Targets } from './plan.ts';

interface Known {
  figures: ReadonlyMap<string, readonly number[]>;
  aim: Targets;
}

/** Kcal, protein, carbs and fat of one serving, by the recipe's id. */
export function figuresOfRecipe({ id, nutritionPerServing: per }: Recipe): [string, readonly number[]][] {
  return per ? [[id, [per.calories, per.protein, per.carbs, per.fat]]] : [];
}

/** The figures that one planned meal adds to its day. */
export function figuresOfMeal({ figures }: Known, meal: PlannedMeal): [number, number, number, number] {
  const total: [number, number, number, number] = [0, 0, 0, 0];
  const add = (more: readonly number[], times: number) => {
    for (let k = 0; k < 4; k++) total[k]! += more[k]! * times;
  };
  const dish = meal.recipe === null ? undefined : figures.get(meal.recipe);
  if (dish) add(dish, meal.portions);
  const side = meal.side ? figures.get(meal.side.recipe) : undefined;
  if (side) add(side, meal.side!.portions);
  for (const { food, grams } of meal.extras) {
    const per100g = foodById(food)?.per100g;
    if (per100g) add([per100g.energyKcal, per100g.proteinG, per100g.carbsG, per100g.fatG], grams / 100);
  }
  return total;
}

export function sharesOfMeal(known: Known, meal: PlannedMeal): Shares {
  return sharesOf(figuresOfMeal(known, meal), known.aim);
}
