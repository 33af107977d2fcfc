import { foodById } from '@crisper/kitchen/foods/larder';
import { eatenItems } from '@crisper/kitchen/nutrition/eaten-items';
import type { MealItem } from '@crisper/kitchen/nutrition/meal-items';
import { itemsOf } from '@crisper/kitchen/nutrition/meal-items';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';

/** What was on a plate: servings of recipes, and plain foods beside them. */
export interface Plate {
  name: string;
  recipeId: string | null;
  servings: readonly { recipe: Recipe; servings: number }[];
  foods: readonly { food: string; grams: number }[];
}

/** Everything on a plate with its figures, and the lines whose figures are unknown. */
export function plateItems({ name, servings, foods }: Plate): { items: MealItem[]; unknown: string[] } {
  const dishes = servings.map((one) => eatenItems(one.recipe, one.servings));
  const plain = foods.flatMap(({ food, grams }) => {
    const known = foodById(food);
    return known ? [{ name: known.name, food, grams: Math.round(grams * 10) / 10, estimated: false }] : [];
  });
  return {
    items: [
      ...dishes.flatMap(({ items }) => items.map((item) => ({ ...item, estimated: false }))),
      ...(plain.length > 0 ? itemsOf({ name, items: plain }) : []),
    ],
    unknown: dishes.flatMap(({ unknown }) => unknown),
  };
}

/** The same plate in another size. */
export function scaledPlate(plate: Plate, times: number): Plate {
  return {
    ...plate,
    servings: plate.servings.map((one) => ({ ...one, servings: one.servings * times })),
    foods: plate.foods.map((one) => ({ ...one, grams: one.grams * times })),
  };
}
