import type { Allergen, Diet, Equipment } from '@crisper/contract/vocabulary';
import { compose } from '../composing/compose.ts';
import type { FoodId } from '../foods/food.ts';
import { idsIn } from '../foods/made-tables.ts';
import { defaultStaples } from '../foods/staples.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { ANY_SHOP } from '../shopping/any-shop.gen.ts';
import { atTable } from './at-table.ts';
import { canCook, suits } from './dishes.ts';

interface CandidateQuery {
  diets: readonly Diet[];
  avoid: readonly Allergen[];
  pantry: readonly FoodId[];
  useSoon: readonly FoodId[];
  /** Undefined: the kitchen's usual list. */
  staples?: readonly FoodId[] | undefined;
  equipment?: readonly Equipment[] | undefined;
  weekdayMinutes?: number | undefined;
}

const FROM_PANTRY = 16;
const FROM_MARKET = 40;
const LEAST_PANTRY = 3;
/** With fewer dishes for an evening than this, the composer adds some. */
export const PLENTY = 30;
const USUAL_EVENING = 60;
/** Foods that any shop sells, for tables with few suitable recipes in the cookbook. */
const MARKET: readonly FoodId[] = idsIn(ANY_SHOP);

/** How many recipes are a dinner that these people may eat and can cook on a weekday. */
export function suitableFor(
  recipes: readonly Recipe[],
  { diets, avoid, equipment, weekdayMinutes = USUAL_EVENING }: CandidateQuery,
): number {
  return recipes.filter(
    (recipe) =>
      recipe.totalMinutes <= weekdayMinutes &&
      suits(recipe, diets, avoid) &&
      canCook(recipe, equipment) &&
      atTable(recipe).isMain &&
      // A sandwich every evening is no week of dinners.
      atTable(recipe).kind !== 'handheld',
  ).length;
}

/** Recipes composed for a plan: from the pantry, and from any shop where the cookbook has too few. */
export function composedFor(
  { diets, avoid, pantry, useSoon, staples = defaultStaples, equipment = [] }: CandidateQuery,
  suitable: number,
): Recipe[] {
  const common = { staples, equipment, diets, avoid };
  const own =
    pantry.length < LEAST_PANTRY ? [] : compose({ ...common, have: pantry, useSoon, limit: FROM_PANTRY });
  const market = suitable >= PLENTY ? [] : compose({ ...common, have: MARKET, limit: FROM_MARKET });
  // The composer already respects diets; its recipes are checked again anyway.
  return [...own, ...market].filter((recipe) => suits(recipe, diets, avoid));
}
