import type { FoodId } from '../foods/food.ts';
import { foodById, isA } from '../foods/larder.ts';
import type { Recipe } from './recipe.ts';

const QUICK_MINUTES = 30;
const FEW_INGREDIENTS = 5;
const MUCH_PROTEIN_GRAMS = 25;
const MUCH_FIBER_GRAMS = 8;
const LIGHT_KCAL = 400;
/** Main foods people search for, most specific first. */
const MAINS = [
  'chicken',
  'turkey',
  'beef',
  'pork',
  'lamb',
  'fish',
  'shellfish',
  'tofu',
  'egg',
  'pasta',
  'rice',
  'bean',
  'lentil',
  'potato',
];
const MOST_MAINS = 2;

/** Search tags, all derived from the recipe itself. */
export function tagsOf(recipe: Omit<Recipe, 'tags'>): string[] {
  const tags: string[] = [...recipe.diets];
  const nutrition = recipe.nutritionPerServing;
  const bought = recipe.ingredients.filter(
    (line) => !line.optional && !(line.food !== null && foodById(line.food)?.staple),
  );
  if (recipe.totalMinutes > 0 && recipe.totalMinutes <= QUICK_MINUTES) tags.push('quick');
  if (bought.length <= FEW_INGREDIENTS) tags.push('5 ingredients');
  if (nutrition && nutrition.protein >= MUCH_PROTEIN_GRAMS) tags.push('high-protein');
  if (nutrition && nutrition.fiber >= MUCH_FIBER_GRAMS) tags.push('high-fiber');
  if (
    nutrition &&
    nutrition.calories <= LIGHT_KCAL &&
    !recipe.courses.includes('snack') &&
    !recipe.courses.includes('dessert')
  )
    tags.push('light');
  if (recipe.cuisine) tags.push(recipe.cuisine.toLowerCase());
  tags.push(...mainsOf(recipe), ...recipe.courses);
  for (const equipment of recipe.equipment)
    if (equipment !== 'stovetop' && equipment !== 'oven')
      tags.push(equipment.replaceAll('_', ' ').replace('no cook', 'no-cook'));
  return [...new Set(tags)];
}

function mainsOf(recipe: Omit<Recipe, 'tags'>): string[] {
  const found = new Set<string>();
  for (const line of recipe.ingredients) {
    if (line.optional || line.food === null || (line.grams ?? 0) / recipe.servings < 25) continue;
    for (const main of mainsOfFood(line.food)) found.add(main);
  }
  if (found.size === 0) return [];
  return MAINS.filter((main) => found.has(main)).slice(0, MOST_MAINS);
}

const remembered = new Map<FoodId, readonly string[]>();

/** Cached: computed for every line of every recipe, and always the same for one food. */
function mainsOfFood(id: FoodId): readonly string[] {
  const known = remembered.get(id);
  if (known !== undefined) return known;
  const mains = MAINS.filter((main) => isA(id, main));
  // Only foods of the larder are cached, which bounds the cache.
  if (foodById(id) !== undefined) remembered.set(id, mains);
  return mains;
}
