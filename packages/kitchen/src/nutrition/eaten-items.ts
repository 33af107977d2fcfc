import type { Figures } from '@crisper/contract/meals/meals';
import { foodById } from '../foods/larder.ts';
import type { NutritionPerServing, Recipe } from '../recipes/recipe.ts';
import { FIGURES, figuresFor, per100gOf, toTenth } from './figures.ts';
import { figuresOfLine } from './meat-cuts.ts';
import { COOKED_VITAMIN_C } from './nutrition-of.ts';

export interface EatenItem extends Figures {
  name: string;
  food: string;
  fdcId: number;
  grams: number;
}

export interface EatenRecipe {
  items: EatenItem[];
  /** Lines without a known weight; their figures are missing. */
  unknown: string[];
  /** The likely calories, as the recipe states them; null without figures. */
  range: [number, number] | null;
}

type Cooked = Pick<Recipe, 'ingredients' | 'servings' | 'equipment' | 'nutritionPerServing'>;

/** The items in a number of servings, by the same rules as the recipe's figures: no optional lines, less vitamin C when cooked. */
export function eatenItems(recipe: Cooked, servings: number): EatenRecipe {
  const share = servings / Math.max(1, recipe.servings);
  const cooked = !recipe.equipment.includes('no_cook');
  const items: EatenItem[] = [];
  const unknown: string[] = [];
  for (const line of recipe.ingredients) {
    if (line.optional) continue;
    const food = line.food === null ? undefined : foodById(line.food);
    if (food === undefined || line.grams === null) {
      if (line.amountMin !== null) unknown.push(line.name);
      continue;
    }
    const middle = line.amountMin && line.amountMax ? (1 + line.amountMax / line.amountMin) / 2 : 1;
    const grams = toTenth(line.grams * middle * line.eatenShare * share);
    if (grams <= 0) continue;
    const source = figuresOfLine(food, line.text);
    const figures = figuresFor(per100gOf(source), grams);
    if (cooked && figures.vitaminCMg !== null)
      figures.vitaminCMg = toTenth(figures.vitaminCMg * COOKED_VITAMIN_C);
    items.push({ name: food.name, food: food.id, fdcId: source.fdcId, grams, ...figures });
  }
  const { nutritionPerServing: stated } = recipe;
  if (stated === null) return { items, unknown, range: null };
  agree(items, stated, servings);
  const [low, high] = stated.range;
  return { items, unknown, range: [Math.round(low * servings), Math.round(high * servings)] };
}

/** Items are rounded one by one. The largest takes the difference, so that the log says what the recipe says. */
function agree(items: readonly EatenItem[], stated: NutritionPerServing, servings: number): void {
  for (const key of FIGURES) {
    let sum = 0;
    let largest: EatenItem | undefined;
    for (const item of items) {
      sum += item[key] ?? 0;
      if ((item[key] ?? 0) > (largest?.[key] ?? 0)) largest = item;
    }
    if (largest) largest[key] = Math.max(0, toTenth(largest[key]! + tenthOf(stated[key] * servings) - sum));
  }
}

/** To a tenth that rounds to the same whole number: 39.45 is 39, so it is 39.4 and not 39.5. */
function tenthOf(value: number): number {
  const tenth = toTenth(value);
  return Math.round(tenth) === Math.round(value) ? tenth : Math.floor(value * 10) / 10;
}
