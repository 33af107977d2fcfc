import type { saveGoals } from '@crisper/contract/nutrition/nutrition';
import type { Allergen, Diet } from '@crisper/contract/vocabulary';
import {
  type ActivityLevel,
  DEFAULT_GOALS,
  type EnergyPlan,
  type Goal,
  onboardingPlan,
} from '@crisper/kitchen/nutrition/energy-plans';
import type { z } from 'zod';

/** The answers of the welcome dialog. */
export interface Answers {
  goal: Goal;
  activityLevel: ActivityLevel;
  diets: readonly Diet[];
  allergens: readonly Allergen[];
  gender: 'male' | 'female' | null;
  age: string;
  heightFt: number | null;
  weightLbs: number | null;
}

export const FIRST_ANSWERS: Answers = {
  goal: 'maintain',
  activityLevel: 'moderate',
  diets: [],
  allergens: [],
  gender: null,
  age: '',
  heightFt: null,
  weightLbs: null,
};

/** Null until gender, age, height and weight are all given. Weight is in whole pounds. */
export function planOf(answers: Answers): EnergyPlan | null {
  const { gender, heightFt, weightLbs, activityLevel: activity, goal } = answers;
  const age = Number.parseInt(answers.age, 10);
  if (gender === null || heightFt === null || weightLbs === null || Number.isNaN(age)) return null;
  return onboardingPlan({ sex: gender, age, heightFt, weightLbs: Math.round(weightLbs), activity, goal });
}

/** Figures are for members who want them: nothing of the body has to be told. */
export function saysNothing({ gender, age, heightFt, weightLbs }: Answers): boolean {
  return gender === null && age.trim() === '' && heightFt === null && weightLbs === null;
}

type Body = z.input<NonNullable<typeof saveGoals.body>>;

export function bodyOf(answers: Answers, plan: EnergyPlan): Body {
  const { vitaminC, iron, calcium, fiber } = DEFAULT_GOALS;
  return {
    ...plan,
    vitaminC,
    iron,
    calcium,
    fiber,
    activityLevel: answers.activityLevel,
    goal: answers.goal,
    gender: answers.gender ?? 'female',
    age: Number.parseInt(answers.age, 10),
    heightFt: answers.heightFt,
    weightLbs: answers.weightLbs === null ? null : Math.round(answers.weightLbs),
    onboardingCompleted: true,
  };
}
