import { nutritionOf } from '../nutrition/nutrition-of.ts';
import { allergensOf, dietsOf } from '../recipes/claims.ts';
import { difficultyOf, slugOf } from '../recipes/finish.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { tagsOf } from '../recipes/tags.ts';
import type { Blueprint } from './blueprint.ts';
import { Dish } from './dish.ts';
import { minutesToPrepare } from './prep-time.ts';
import type { Cast, Item } from './role.ts';
import { isCured, MOST_SODIUM_MG } from './salting.ts';
import { inPlainEnglish, t, the } from './saying/marks.ts';
import { hash, upperFirst } from './wording.ts';

/** The facts of a dish that are known before its text is written. */
export type Plate = Pick<Recipe, 'courses' | 'nutritionPerServing' | 'diets'>;

/** Turns a cast blueprint into a complete recipe; null when `isWanted` rejects it, or it is too salty to eat. */
export function writeRecipe(
  blueprint: Blueprint,
  cast: Cast,
  servings: number,
  key: number,
  isWanted: (plate: Plate) => boolean,
): Recipe | null {
  const dish = new Dish(blueprint.roles, cast, servings, key);
  const ingredients = dish.items.map((item) => item.line);
  const nutritionPerServing = nutritionOf(ingredients, servings, { cooked: blueprint.hot });
  const diets = dietsOf(ingredients, nutritionPerServing);
  if (!isWanted({ courses: blueprint.courses, nutritionPerServing, diets })) return null;
  const isSalty = (nutritionPerServing?.sodiumMg ?? 0) > MOST_SODIUM_MG;
  const cured = isSalty ? dish.items.filter(({ thing }) => isCured(thing)) : [];
  if (isSalty && cured.length === 0) return null;
  const named = blueprint.write(dish);
  const marked = {
    title: named.title,
    description: named.description + saltyWord(cured),
    steps: dish.marked,
  };
  const title = inPlainEnglish(marked.title);
  dish.takeOut('bay-leaf');
  let atTheBoard = blueprint.prep;
  for (const item of dish.items) atTheBoard += minutesToPrepare(item);
  const prepMinutes = Math.round(atTheBoard);
  const cookMinutes = Math.round(dish.cookMinutes);
  const id = `composed-${key.toString(36)}${hash(`/${servings}`, key).toString(36)}`;
  const recipe: Recipe = {
    id,
    slug: `${slugOf(title)}-${id.slice(-6)}`,
    title,
    description: upperFirst(inPlainEnglish(marked.description)),
    origin: 'composed',
    courses: blueprint.courses,
    cuisine: blueprint.cuisine,
    servings,
    prepMinutes,
    cookMinutes,
    totalMinutes: prepMinutes + cookMinutes,
    ingredients,
    steps: dish.steps,
    imageUrl: null,
    equipment: blueprint.equipment,
    diets,
    ...allergensOf(ingredients),
    hasUnknown: false,
    difficulty: difficultyOf(ingredients, dish.steps, 0, { prepMinutes, cookMinutes }),
    nutritionPerServing,
    tags: [],
    marked,
  };
  recipe.tags = tagsOf(recipe);
  return recipe;
}

/** Says where the salt comes from when it is more than a dish should have. */
function saltyWord(cured: readonly Item[]): string {
  return cured.length === 0 ? '' : ` ${t`On the salty side, because of ${the(cured)}.`}`;
}
