import type { Allergen, Course, Diet, Difficulty, Equipment } from '@crisper/contract/vocabulary';
import type { FoodId } from '../foods/food.ts';

export interface RecipeIngredient {
  /** The line as a cook reads it: "2 cloves garlic, minced". */
  text: string;
  food: FoodId | null;
  name: string;
  amountMin: number | null;
  amountMax: number | null;
  unit: string | null;
  /** Edible grams for the whole recipe; null when unknown. */
  grams: number | null;
  preparation: string | null;
  optional: boolean;
  /** Foods the recipe itself allows instead ("butter or oil"). */
  alternatives: readonly FoodId[];
  /** Share of the ingredient that is eaten: frying oil, brine and marinade are mostly left behind. */
  eatenShare: number;
}

export interface RecipeStep {
  text: string;
  /** Timers named in the step, in seconds. */
  timers: readonly { name: string | null; seconds: number }[];
  /** Beginner's tip and doneness sign where the recipe gives one. */
  tip: string | null;
  looksRight: string | null;
}

export interface NutritionPerServing {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber: number;
  sugar: number;
  sodiumMg: number;
  vitaminCMg: number;
  ironMg: number;
  calciumMg: number;
  /** Honest low and high of the calories. */
  range: readonly [number, number];
  /** Share of the recipe's weight that could be resolved to foods with figures, 0 to 1. */
  resolvedShare: number;
}

export type RecipeOrigin = 'cookbook' | 'composed' | 'imported' | 'community' | 'model';

/** A recipe as the kitchen knows it. Everything below the line is computed, never typed in. */
export interface Recipe {
  id: string;
  slug: string;
  title: string;
  description: string;
  origin: RecipeOrigin;
  courses: readonly Course[];
  cuisine: string | null;
  servings: number;
  prepMinutes: number;
  cookMinutes: number;
  totalMinutes: number;
  ingredients: readonly RecipeIngredient[];
  steps: readonly RecipeStep[];
  imageUrl: string | null;
  // ----------------------------------------------------------------
  equipment: readonly Equipment[];
  diets: readonly Diet[];
  allergens: readonly Allergen[];
  /** Allergens that some products sold under an ingredient's name have and others have not. */
  mayContain: readonly Allergen[];
  /** True when an ingredient could not be resolved, so diets and allergens are not complete. */
  hasUnknown: boolean;
  difficulty: Difficulty;
  tags: readonly string[];
  nutritionPerServing: NutritionPerServing | null;
}
