import type { Allergen, Course, Diet, Difficulty, Equipment } from '@crisper/contract/vocabulary';
import type { FoodId } from '../foods/food.ts';

export interface RecipeIngredient {
  /** The line as shown to a cook: "2 cloves garlic, minced". */
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
  /** Alternatives that the recipe gives ("butter or oil"). */
  alternatives: readonly FoodId[];
  /** Share that is eaten: most of a frying oil, brine or marinade is not. */
  eatenShare: number;
  /** The part of the list it stands in ("For the sauce"); absent or null outside of any. */
  section?: string | null | undefined;
  /** Another recipe that this line stands for ("1 batch pizza dough"). */
  part?: { id: string; batches: number } | undefined;
}

export interface RecipeStep {
  text: string;
  /** Timers of the step, in seconds. */
  timers: readonly { name: string | null; seconds: number }[];
  /** Beginner's tip and doneness sign, where given. */
  tip: string | null;
  looksRight: string | null;
  section?: string | null | undefined;
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
  /** Low and high estimate of the calories. */
  range: readonly [number, number];
  /** Share of the recipe's weight with known foods and figures, 0 to 1. */
  resolvedShare: number;
}

/** The words of a composed recipe with marks, by which they are said in other languages. */
export interface MarkedRecipe {
  title: string;
  description: string;
  steps: { text: string; tip: string | null; looksRight: string | null }[];
}

export type RecipeOrigin = 'cookbook' | 'composed' | 'imported' | 'community' | 'model';

/** A complete recipe. All fields below the line are computed. */
export interface Recipe {
  id: string;
  slug: string;
  title: string;
  description: string;
  origin: RecipeOrigin;
  courses: readonly Course[];
  cuisine: string | null;
  /** Where the source gives none, what the figures are reckoned for. */
  servings: number;
  servingsUnknown?: true;
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
  /** Allergens that only some brands of an ingredient contain. */
  mayContain: readonly Allergen[];
  /** True when an ingredient is unknown, so diets and allergens are incomplete. */
  hasUnknown: boolean;
  difficulty: Difficulty;
  tags: readonly string[];
  nutritionPerServing: NutritionPerServing | null;
  /** Of composed recipes. */
  marked?: MarkedRecipe | undefined;
}
