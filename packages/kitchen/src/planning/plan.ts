import type { Allergen, Diet, Equipment } from '@crisper/contract/vocabulary';
import type { FoodId } from '../foods/food.ts';
import type { PriceClass } from '../foods/price-class.ts';
import type { Recipe } from '../recipes/recipe.ts';

export const SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type Slot = (typeof SLOTS)[number];

/** A meal of the week, such as "2 dinner". */
export const placeOf = (day: number, slot: Slot): string => `${day} ${slot}`;

/** Approximate share of a day's energy per meal. */
export const SLOT_SHARE: Readonly<Record<Slot, number>> = {
  breakfast: 0.25,
  lunch: 0.3,
  dinner: 0.33,
  snack: 0.12,
};

/** Goals are a corridor: a day is on target when every figure is within this share of its goal … */
export const DAY_CORRIDOR = 0.1;
/** … and a week when its average is within this share. */
export const WEEK_CORRIDOR = 0.05;

/** Weekends have time to cook; the day of the week counts from Sunday. */
export const isWeekend = (weekday: number): boolean => weekday === 0 || weekday === 6;

/** Daily targets. A value of 0 or less means no target. */
export interface Targets {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
}

export type Figures = Targets;

/** A food of a plain plate: the rice beside a curry, or the apple that is the snack. */
export interface Extra {
  food: FoodId;
  grams: number;
}

/** A dish beside the main one: mashed potatoes beside a roast. */
export interface PlannedSide {
  recipe: string;
  portions: number;
}

export interface PlannedMeal {
  slot: Slot;
  /** Null when the meal is a plain plate, a note, or still open. */
  recipe: string | null;
  /** Servings for the first eater. */
  portions: number;
  extras: readonly Extra[];
  /** A recipe served beside the dish. Plans stored before sides were planned have none. */
  side?: PlannedSide | undefined;
  /** The plain plate that `extras` are: "rice", "apple-peanut-butter". */
  plate?: string | undefined;
  /** In the cook's own words: "Dinner at Sam's". */
  note?: string | undefined;
  /** The rest of a dish cooked within the last three days, so nothing to cook today. */
  leftover: boolean;
  locked: boolean;
}

/** A meal that comes back every week, whatever else is planned. */
export type FixedMeal = Omit<PlannedMeal, 'slot' | 'leftover' | 'locked'>;

export interface PlannedDay {
  meals: readonly PlannedMeal[];
  totals: Figures;
  /** Relative deviation from each target; 0.02 is two percent above. */
  off: Figures;
  onTarget: boolean;
  /** The part of the day that the first eater eats of it; absent: all of it. */
  whole?: number | undefined;
}

/** Who eats one meal, where it is not everybody. */
export interface MealTable {
  diets: readonly Diet[];
  avoid: readonly Allergen[];
  /** The sum of their shares; 0 when no member eats. */
  share: number;
  /** Whether the person the figures are for is among them. */
  lead: boolean;
  /** Whether a child is among them. */
  children?: boolean | undefined;
}

/** How far from home the dishes may be. */
export type Familiarity = 'familiar' | 'adventurous';

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

export interface PlanQuery {
  /** All candidate recipes; the planner removes unsuitable ones. */
  recipes: readonly Recipe[];
  targets: Targets;
  /** Combined over all eaters. */
  diets: readonly Diet[];
  avoid: readonly Allergen[];
  /** Foods at hand, and those that spoil soon. */
  pantry: readonly FoodId[];
  useSoon: readonly FoodId[];
  /** What the kitchen always has; absent: the larder's usual staples. */
  staples?: readonly FoodId[] | undefined;
  days: number;
  /** The same seed and the same input give the same plan. */
  seed: number;
  maxMinutes?: number | undefined;
  /** The first day; weekdays and weekends are planned differently. Absent: every day counts as a weekday. */
  startOn?: string | undefined;
  /** What the kitchen has; absent: a usual kitchen. */
  equipment?: readonly Equipment[] | undefined;
  /** Longest time for a weekday's dinner. */
  weekdayMinutes?: number | undefined;
  /** By day of the plan, another longest time for its dinner. */
  minutesOn?: ReadonlyMap<number, number> | undefined;
  /** The sum of the eaters' shares, for whole packs; absent: one person eats. */
  share?: number | undefined;
  /** Recipes of the weeks just before, which should not come back yet. */
  recent?: ReadonlySet<string> | undefined;
  /** Recipes that were cooked or planned before. */
  known?: ReadonlySet<string> | undefined;
  /** How many recipes of the week may be new; absent: any number. */
  newRecipes?: number | undefined;
  /** By place, the meals that not everybody eats. */
  tables?: ReadonlyMap<string, MealTable> | undefined;
  /** Places that are not planned: what is eaten there is no matter of the plan. */
  skipped?: ReadonlySet<string> | undefined;
  /** By place, the meals that come back every week: the others are planned around them. */
  fixed?: ReadonlyMap<string, FixedMeal> | undefined;
  /** Days of the plan on which lunch is taken along: nothing is cooked for it. */
  lunchTaken?: ReadonlySet<number> | undefined;
  /** Whether a child eats with them. */
  children?: boolean | undefined;
  /** Most dishes cost no more than this. */
  budget?: PriceClass | undefined;
  familiarity?: Familiarity | undefined;
  /** How many different breakfasts the week has; absent: two, and one for the weekend. */
  breakfasts?: number | undefined;
  /** The season where they live; absent: any. */
  season?: Season | undefined;
  /** Foods that are not eaten here, with all their kinds. */
  without?: readonly FoodId[] | undefined;
  /** Where there is no goal for protein, the least a day has of it, in grams. */
  leastProtein?: number | undefined;
}
