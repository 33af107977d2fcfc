import type { Allergen, Diet, Equipment } from '@crisper/contract/vocabulary';
import { compose } from '../composing/compose.ts';
import type { FoodId } from '../foods/food.ts';
import { defaultStaples } from '../foods/staples.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { suits } from './dishes.ts';

interface SupplyNeeds {
  diets: readonly Diet[];
  avoid: readonly Allergen[];
  pantry: readonly FoodId[];
  useSoon: readonly FoodId[];
  /** Undefined: the kitchen's usual list. */
  staples?: readonly FoodId[] | undefined;
  equipment?: readonly Equipment[] | undefined;
}

const FROM_PANTRY = 16;
const FROM_MARKET = 40;
const LEAST_PANTRY = 3;
/** With fewer suitable recipes than this, the composer adds some. */
export const PLENTY = 60;
/** Foods that any shop sells, for tables with few suitable recipes in the cookbook. */
const MARKET: readonly FoodId[] =
  'rice quinoa potato sweet-potato corn-tortilla rolled-oats pasta lentil black-bean chickpea tofu egg chicken-breast ground-turkey salmon spinach broccoli carrot zucchini bell-pepper tomato onion garlic mushroom kale cauliflower avocado banana apple blueberry lemon coconut-milk peanut-butter almond olive-oil canned-tomato cucumber green-bean pea cabbage ginger'.split(
    ' ',
  );

/** Recipes composed for a plan: from the pantry, and from any shop where the cook book has too few. */
export function composedFor(
  { diets, avoid, pantry, useSoon, staples = defaultStaples, equipment = [] }: SupplyNeeds,
  suitable: number,
): Recipe[] {
  const common = { staples, equipment, diets, avoid };
  const own =
    pantry.length < LEAST_PANTRY ? [] : compose({ ...common, have: pantry, useSoon, limit: FROM_PANTRY });
  const market = suitable >= PLENTY ? [] : compose({ ...common, have: MARKET, limit: FROM_MARKET });
  // The composer already respects diets; its recipes are checked again anyway.
  return [...own, ...market].filter((recipe) => suits(recipe, diets, avoid));
}
