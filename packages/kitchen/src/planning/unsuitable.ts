import type { Allergen, Diet } from '@crisper/contract/vocabulary';
import type { FoodId } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { saidList, say } from '../saying/say.ts';

interface Needs {
  diets: readonly Diet[];
  allergens: readonly Allergen[];
}

/** Why an eater should not have this, in a few words: "contains milk", "not vegan". Null when they may. */
export function whyNotFor(
  { diets, allergens }: Needs,
  recipes: readonly Pick<Recipe, 'diets' | 'allergens' | 'mayContain' | 'hasUnknown'>[],
  foods: readonly FoodId[],
): string | null {
  const known = foods.flatMap((id) => foodById(id) ?? []);
  const parts = [...recipes, ...known];
  const sure = allergens.filter((one) => parts.some((part) => part.allergens.includes(one)));
  if (sure.length > 0) return say('contains {allergens}', { allergens: saidList(sure) });
  const perhaps = allergens.filter((one) => parts.some((part) => part.mayContain.includes(one)));
  if (perhaps.length > 0) return say('may contain {allergens}', { allergens: saidList(perhaps) });
  const broken = diets.filter(
    (diet) =>
      recipes.some((recipe) => !recipe.diets.includes(diet)) ||
      known.some((food) => food.breaks.includes(diet)),
  );
  if (broken.length > 0) return say('not {diets}', { diets: saidList(broken) });
  const unsure = recipes.some(({ hasUnknown }) => hasUnknown) || known.length < foods.length;
  return unsure && diets.length + allergens.length > 0 ? say('we don’t know every ingredient') : null;
}
