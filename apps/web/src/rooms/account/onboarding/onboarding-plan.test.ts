import { nutritionGoals } from '@crisper/contract/nutrition/nutrition';
import { expect, it } from 'vitest';
import { type Answers, bodyOf, FIRST_ANSWERS, planOf } from './onboarding-plan.ts';

const answers: Answers = { ...FIRST_ANSWERS, gender: 'female', age: '30', heightFt: 5.5, weightLbs: 140.3 };

it('begins with maintaining and moderate', () => {
  expect(FIRST_ANSWERS).toMatchObject({ goal: 'maintain', activityLevel: 'moderate', gender: null });
});

it('plans only when everything is known', () => {
  expect(planOf(answers)).toEqual({ dailyCalories: 2126, dailyProtein: 159, dailyCarbs: 213, dailyFat: 71 });
  for (const gap of [{ gender: null }, { age: 'x' }, { heightFt: null }, { weightLbs: null }])
    expect(planOf({ ...answers, ...gap })).toBeNull();
  expect(planOf({ ...answers, goal: 'gain_weight' })?.dailyCalories).toBe(2626);
});

it('sends goals that the server takes', () => {
  const body = bodyOf(answers, planOf(answers)!);
  expect(body).toMatchObject({ weightLbs: 140, age: 30, vitaminC: 90, iron: 18, onboardingCompleted: true });
  expect(nutritionGoals.safeParse(body).success).toBe(true);
});
