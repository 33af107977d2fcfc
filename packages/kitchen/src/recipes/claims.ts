import { ALLERGENS, type Allergen, DIETS, type Diet } from '@crisper/contract/vocabulary';
import type { Food } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import { claimsOfCalled } from '../foods/localized/claims/name-claims.ts';
import type { Claims } from '../foods/name-claims.ts';
import type { NutritionPerServing, Recipe, RecipeIngredient } from './recipe.ts';

/** Low-carb: at most 26% of the energy and 20 g of net carbohydrate per serving. */
const LOW_CARB_ENERGY_SHARE = 0.26;
const LOW_CARB_NET_GRAMS = 20;

/** A diet is claimed only when every ingredient is known and none breaks it. */
export function dietsOf(
  ingredients: readonly RecipeIngredient[],
  nutrition: NutritionPerServing | null,
): Diet[] {
  if (ingredients.length === 0 || ingredients.some((line) => line.food === null)) return [];
  const broken = new Set<Diet>();
  for (const line of ingredients)
    for (const { breaks } of [claimsOfLine(line), ...othersOf(line)])
      for (const diet of breaks) broken.add(diet);
  return DIETS.filter((diet) => (diet === 'low-carb' ? isLowCarb(nutrition) : !broken.has(diet)));
}

/** Depends on the serving, not on single foods: a spoon of flour in a stew for six does not matter. */
function isLowCarb(nutrition: NutritionPerServing | null): boolean {
  if (!nutrition || nutrition.resolvedShare < 0.9) return false;
  const net = Math.max(0, nutrition.carbs - nutrition.fiber);
  return net <= LOW_CARB_NET_GRAMS && net * 4 <= LOW_CARB_ENERGY_SHARE * nutrition.calories;
}

/** Certain and possible allergens, from the foods and from the words of the lines. */
export function allergensOf(ingredients: readonly RecipeIngredient[]): {
  allergens: Allergen[];
  mayContain: Allergen[];
} {
  const certain = new Set<Allergen>();
  const possible = new Set<Allergen>();
  for (const line of ingredients) {
    for (const allergen of claimsOfLine(line).allergens) certain.add(allergen);
    for (const allergen of foodById(line.food ?? '')?.mayContain ?? []) possible.add(allergen);
    for (const { allergens, mayContain } of othersOf(line))
      for (const allergen of [...allergens, ...mayContain]) possible.add(allergen);
  }
  return {
    allergens: ALLERGENS.filter((allergen) => certain.has(allergen)),
    mayContain: ALLERGENS.filter((allergen) => possible.has(allergen) && !certain.has(allergen)),
  };
}

/** "Tahini, or peanut butter": a cook who cooks it may take either. */
const othersOf = ({ food, alternatives }: RecipeIngredient): Food[] =>
  alternatives.flatMap((id) => (id === food ? [] : (foodById(id) ?? [])));

/** Composed recipes call every food by its own name: its claims are read once. */
const claimsOfFood = new WeakMap<Food, Claims>();

function claimsOfLine({ name, food: id }: RecipeIngredient): Claims {
  const food = foodById(id ?? '') ?? null;
  if (food?.name !== name) return claimsOfCalled(name, food);
  const known = claimsOfFood.get(food) ?? claimsOfCalled(name, food);
  claimsOfFood.set(food, known);
  return known;
}

/** The recipe with diets and allergens recomputed from today's food data. */
export function withClaims(recipe: Recipe): Recipe {
  const lines = recipe.ingredients.filter((line) => !line.part);
  const diets = dietsOf(lines, recipe.nutritionPerServing);
  const found = allergensOf(lines);
  if (lines.length === recipe.ingredients.length) return { ...recipe, ...found, diets };
  // What is in the recipes in it is known only as it was stored.
  const allergens = ALLERGENS.filter(
    (one) => found.allergens.includes(one) || recipe.allergens.includes(one),
  );
  const either = [...found.mayContain, ...recipe.mayContain];
  return {
    ...recipe,
    allergens,
    mayContain: ALLERGENS.filter((one) => either.includes(one) && !allergens.includes(one)),
    diets: recipe.diets.filter((diet) => lines.length === 0 || diets.includes(diet)),
  };
}
