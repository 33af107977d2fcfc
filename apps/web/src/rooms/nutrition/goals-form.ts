import type { NutritionGoals } from '@crisper/contract/nutrition';
import { recommendedCalories } from '@crisper/kitchen/nutrition/energy-plans';

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

/** The goals as somebody types them: figures and age are text until they are saved. */
export type GoalsForm = Pick<NutritionGoals, 'activityLevel' | 'goal' | 'gender' | 'heightFt' | 'weightLbs'> &
  Record<FigureKey | 'age', string>;

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

/** Whole numbers, as typed: what is none is left to the server, which refuses it. Empty age, height or weight is null. */
export function goalsOf(form: GoalsForm): NutritionGoals {
  const figures = Object.fromEntries(FIGURES.map((key) => [key, Number.parseInt(form[key], 10)])) as Record<
    FigureKey,
    number
  >;
  const { activityLevel, goal, gender, heightFt, weightLbs } = form;
  const age = form.age.trim() === '' ? null : Number.parseInt(form.age, 10);
  return { ...figures, activityLevel, goal, gender, age, heightFt, weightLbs };
}

/** Null until gender, age, height and weight are all given. */
export function recommendationOf(form: GoalsForm): number | null {
  const { heightFt, weightLbs, gender: sex, activityLevel: activity, goal } = form;
  const age = Number.parseInt(form.age, 10);
  if (heightFt === null || weightLbs === null || Number.isNaN(age)) return null;
  return recommendedCalories({ sex, age, heightFt, weightLbs, activity, goal });
}
