/** Daily energy and macro targets: the goals dialog's recommendation and the onboarding plan. */

export type Sex = 'male' | 'female' | 'other';
export type ActivityLevel = 'sedentary' | 'light' | 'moderate' | 'active' | 'very_active';
export type Goal = 'lose_weight' | 'maintain' | 'gain_weight' | 'build_muscle';

export interface Body {
  sex: Sex;
  age: number;
  /** Decimal feet: 5.5 is five feet six inches. */
  heightFt: number;
  weightLbs: number;
  activity: ActivityLevel;
  goal: Goal;
}

export const KG_PER_LB = 0.453592;
export const INCHES_PER_FOOT = 12;
export const CM_PER_INCH = 2.54;
export const CM_PER_FOOT = 30.48;

/** Mifflin-St Jeor constants. "Other" uses the lower one. */
export const SEX_CONSTANT: Readonly<Record<Sex, number>> = { male: 5, female: -161, other: -161 };

export const ACTIVITY_FACTOR: Readonly<Record<ActivityLevel, number>> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  very_active: 1.9,
};

/** The dialog and the onboarding differ on purpose, only in gaining: 300 in the dialog, 500 at onboarding. */
export const DIALOG_ADJUSTMENT: Readonly<Record<Goal, number>> = {
  lose_weight: -500,
  maintain: 0,
  gain_weight: 300,
  build_muscle: 300,
};
export const ONBOARDING_ADJUSTMENT: Readonly<Record<Goal, number>> = {
  lose_weight: -500,
  maintain: 0,
  gain_weight: 500,
  build_muscle: 0,
};

/** Lower limit of every plan. */
export const LOWEST_CALORIES = 1_200;
/** Below this age no plan has a deficit, because the person is still growing. */
export const ADULT_AGE = 18;

export interface Shares {
  protein: number;
  carbs: number;
  fat: number;
}
export const MACRO_SHARE: Shares = { protein: 0.3, carbs: 0.4, fat: 0.3 };
export const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const;

export const DEFAULT_GOALS = {
  dailyCalories: 2_000,
  dailyProtein: 150,
  dailyCarbs: 250,
  dailyFat: 67,
  vitaminC: 90,
  iron: 18,
  calcium: 1_000,
  fiber: 25,
} as const;

export interface EnergyPlan {
  dailyCalories: number;
  dailyProtein: number;
  dailyCarbs: number;
  dailyFat: number;
}

/** The figure behind "Apply This Recommendation"; null until all inputs are plausible. */
export function recommendedCalories(body: Body): number | null {
  const heightCm = body.heightFt * INCHES_PER_FOOT * CM_PER_INCH;
  return caloriesFor(body, heightCm, DIALOG_ADJUSTMENT);
}

/** The plan at onboarding; null until all inputs are plausible. */
export function onboardingPlan(body: Body): EnergyPlan | null {
  const calories = caloriesFor(body, body.heightFt * CM_PER_FOOT, ONBOARDING_ADJUSTMENT);
  return calories === null ? null : planOf(calories, MACRO_SHARE);
}

/** Daily targets for some calories, split by these shares. */
export function planOf(calories: number, shares: Shares): EnergyPlan {
  const grams = (macro: keyof Shares) => Math.round((calories * shares[macro]) / KCAL_PER_GRAM[macro]);
  return {
    dailyCalories: calories,
    dailyProtein: grams('protein'),
    dailyCarbs: grams('carbs'),
    dailyFat: grams('fat'),
  };
}

/** The part of the energy that each macro gives; the usual split where the grams give none. */
export function sharesOf(grams: Shares): Shares {
  const kcal = {
    protein: grams.protein * KCAL_PER_GRAM.protein,
    carbs: grams.carbs * KCAL_PER_GRAM.carbs,
    fat: grams.fat * KCAL_PER_GRAM.fat,
  };
  const all = kcal.protein + kcal.carbs + kcal.fat;
  if (!(all > 0)) return MACRO_SHARE;
  return { protein: kcal.protein / all, carbs: kcal.carbs / all, fat: kcal.fat / all };
}

function caloriesFor(
  body: Body,
  heightCm: number,
  adjustments: Readonly<Record<Goal, number>>,
): number | null {
  const figures = [body.age, body.heightFt, body.weightLbs];
  if (!figures.every((figure) => Number.isFinite(figure) && figure > 0)) return null;
  const base = 10 * body.weightLbs * KG_PER_LB + 6.25 * heightCm - 5 * body.age + SEX_CONSTANT[body.sex];
  const adjustment = adjustments[body.goal];
  const allowed = body.age < ADULT_AGE ? Math.max(0, adjustment) : adjustment;
  return Math.max(LOWEST_CALORIES, Math.round(base * ACTIVITY_FACTOR[body.activity] + allowed));
}
