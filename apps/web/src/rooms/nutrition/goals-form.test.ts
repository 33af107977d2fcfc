import type { NutritionGoals } from '@crisper/contract/nutrition';
import { DEFAULT_GOALS } from '@crisper/kitchen/nutrition/energy-plans';
import { expect, it } from 'vitest';
import { formOf, goalsShape, recommendationOf } from './goals-form.ts';

const goals: NutritionGoals = {
  ...DEFAULT_GOALS,
  activityLevel: 'moderate',
  goal: 'maintain',
  gender: 'female',
  age: 30,
  heightFt: 5.5,
  weightLbs: 140,
};

it('gives back what it was given', () => {
  expect(goalsShape.parse(formOf(goals))).toEqual(goals);
  const bare = { ...goals, age: null, heightFt: null, weightLbs: null };
  expect(goalsShape.parse(formOf(bare))).toEqual(bare);
});

it('reads whole numbers, and refuses words and what nobody means', () => {
  const form = { ...formOf(goals), dailyCalories: '1800.9', age: ' ' };
  expect(goalsShape.parse(form)).toMatchObject({ dailyCalories: 1800, age: null });
  for (const wrong of [{ iron: 'lots' }, { iron: '' }, { dailyFat: '-1' }, { age: '200' }])
    expect(goalsShape.safeParse({ ...form, ...wrong }).error?.issues[0]?.path).toEqual(Object.keys(wrong));
});

it('recommends only when everything is known', () => {
  expect(recommendationOf(formOf(goals))).toBe(2126);
  expect(recommendationOf({ ...formOf(goals), age: '' })).toBeNull();
  expect(recommendationOf({ ...formOf(goals), heightFt: null })).toBeNull();
  expect(recommendationOf({ ...formOf(goals), goal: 'gain_weight' })).toBe(2426);
});
