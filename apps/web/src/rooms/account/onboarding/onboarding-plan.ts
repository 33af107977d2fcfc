import type { saveGoals } from '@crisper/contract/nutrition/nutrition';
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
  gender: 'male' | 'female' | null;
  age: string;
  heightFt: number | null;
  weightLbs: number | null;
}

export const FIRST_ANSWERS: Answers = {
  goal: 'maintain',
  activityLevel: 'moderate',
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
