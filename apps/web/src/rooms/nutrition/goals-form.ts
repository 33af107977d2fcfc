import { type NutritionGoals, saveGoals } from '@crisper/contract/nutrition/nutrition';
import {
  type EnergyPlan,
  planOf,
  recommendedCalories,
  type Shares,
  sharesOf,
} from '@crisper/kitchen/nutrition/energy-plans';
import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { wholeTyped } from '../../lib/i18n/numbers.ts';

export const MACRO_FIELDS = [
  { key: 'dailyCalories', label: t`Calories (kcal)` },
  { key: 'dailyProtein', label: t`Protein (g)` },
  { key: 'dailyCarbs', label: t`Carbs (g)` },
  { key: 'dailyFat', label: t`Fat (g)` },
] as const;
export const MICRO_FIELDS = [
  { key: 'vitaminC', label: t`Vitamin C (mg)` },
  { key: 'iron', label: t`Iron (mg)` },
  { key: 'calcium', label: t`Calcium (mg)` },
  { key: 'fiber', label: t`Fiber (g)` },
] as const;
type FigureKey = (typeof MACRO_FIELDS)[number]['key'] | (typeof MICRO_FIELDS)[number]['key'];

const { shape } = saveGoals.body!;
const whole = (goal: typeof shape.iron) => z.string().transform(wholeTyped).pipe(goal);

/** The goals form: numbers are text until they are parsed. An empty age means none. */
export const goalsShape = saveGoals.body!.omit({ onboardingCompleted: true }).extend({
  dailyCalories: whole(shape.dailyCalories),
  dailyProtein: whole(shape.dailyProtein),
  dailyCarbs: whole(shape.dailyCarbs),
  dailyFat: whole(shape.dailyFat),
  vitaminC: whole(shape.vitaminC),
  iron: whole(shape.iron),
  calcium: whole(shape.calcium),
  fiber: whole(shape.fiber),
  age: z
    .string()
    .transform((text) => (text.trim() === '' ? null : Number.parseInt(text, 10)))
    .pipe(shape.age),
});
export type GoalsForm = z.input<typeof goalsShape>;

const FIGURES = [...MACRO_FIELDS, ...MICRO_FIELDS].map(({ key }) => key);

export function formOf(goals: NutritionGoals): GoalsForm {
  const { activityLevel, goal, gender, heightFt, weightLbs, age } = goals;
  const figures = Object.fromEntries(FIGURES.map((key) => [key, String(goals[key])])) as Record<
    FigureKey,
    string
  >;
  return {
    activityLevel,
    goal,
    gender,
    heightFt,
    weightLbs,
    age: age === null ? '' : String(age),
    ...figures,
  };
}

interface Recommendation extends EnergyPlan {
  /** The split of the macros in the form, which the recommendation keeps. */
  shares: Shares;
}

/** Calories for the body, with macros that add up to them. Null until gender, age, height and weight are all given. */
export function recommendationOf(form: GoalsForm): Recommendation | null {
  const calories = caloriesOf(form);
  if (calories === null) return null;
  const grams = (text: string) => Math.max(0, wholeTyped(text) || 0);
  const shares = sharesOf({
    protein: grams(form.dailyProtein),
    carbs: grams(form.dailyCarbs),
    fat: grams(form.dailyFat),
  });
  return { ...planOf(calories, shares), shares };
}

function caloriesOf(form: GoalsForm): number | null {
  const { heightFt, weightLbs, gender: sex, activityLevel: activity, goal } = form;
  const age = Number.parseInt(form.age, 10);
  if (heightFt === null || weightLbs === null || Number.isNaN(age)) return null;
  return recommendedCalories({ sex, age, heightFt, weightLbs, activity, goal });
}
