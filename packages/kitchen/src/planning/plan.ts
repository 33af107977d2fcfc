import type { Allergen, Diet } from '@crisper/contract/vocabulary';
import type { FoodId } from '../foods/food.ts';
import type { Recipe } from '../recipes/recipe.ts';

export const SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type Slot = (typeof SLOTS)[number];

/** About how much of a day's energy each meal gives. */
export const SLOT_SHARE: Readonly<Record<Slot, number>> = {
  breakfast: 0.25,
  lunch: 0.3,
  dinner: 0.33,
  snack: 0.12,
};

/** Within this share of every target, a day is on target. */
export const TOLERANCE = 0.05;

/** What a person wants of a day. A figure of 0 or less is no wish at all. */
export interface Targets {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
}

export type Figures = Targets;

/** A plain food beside a dish, or as the snack itself. */
export interface Extra {
  food: FoodId;
  grams: number;
}

export interface PlannedMeal {
  slot: Slot;
  /** Null where plain foods alone make the meal. */
  recipe: string | null;
  /** Servings of the recipe for the person the plan is made for. */
  portions: number;
  extras: readonly Extra[];
  /** Cooked the evening before, twice the amount: nothing to cook today. */
  leftover: boolean;
  locked: boolean;
}

export interface PlannedDay {
  meals: readonly PlannedMeal[];
  totals: Figures;
  /** Share by which each figure is off its target; 0.02 is two percent above. */
  off: Figures;
  onTarget: boolean;
}

export interface PlanQuery {
  /** Whatever may be cooked; what does not suit is left out here. */
  recipes: readonly Recipe[];
  targets: Targets;
  /** Of everybody who eats. */
  diets: readonly Diet[];
  avoid: readonly Allergen[];
  /** Foods at hand, and those of them that spoil first. */
  pantry: readonly FoodId[];
  useSoon: readonly FoodId[];
  days: number;
  /** The same seed and the same kitchen give the same plan. */
  seed: number;
  maxMinutes?: number | undefined;
}
