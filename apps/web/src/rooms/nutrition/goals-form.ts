import { type NutritionGoals, saveGoals } from '@crisper/contract/nutrition/nutrition';
import {
  type EnergyPlan,
  planOf,
  recommendedCalories,
  type Shares,
  sharesOf,
} from '@crisper/kitchen/nutrition/energy-plans';
import { z } from 'zod';

export const MACRO_FIELDS = [
  { key: 'dailyCalories', label: 'Calories (kcal)' },
  { key: 'dailyProtein', label: 'Protein (g)' },
  { key: 'dailyCarbs', label: 'Carbs (g)' },
  { key: 'dailyFat', label: 'Fat (g)' },
] as const;
export const MICRO_FIELDS = [
  { key: 'vitaminC', label: 'Vitamin C (mg)' },
  { key: 'iron', label: 'Iron (mg)' },
  { key: 'calcium', label: 'Calcium (mg)' },
  { key: 'fiber', label: 'Fiber (g)' },
] as const;
type FigureKey = (typeof MACRO_FIELDS)[number]['key'] | (typeof MICRO_FIELDS)[number]['key'];

const { shape } = saveGoals.body!;
const whole = (goal: typeof shape.iron) =>
  z
    .string()
    .transform((text) => Number.parseInt(text, 10))
    .pipe(goal);

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
  const grams = (text: string) => Math.max(0, Number.parseInt(text, 10) || 0);
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
