import type { NutritionGoals } from '@crisper/contract/nutrition';
import { DEFAULT_GOALS } from '@crisper/kitchen/nutrition/energy-plans';
import { expect, it } from 'vitest';
import { formOf, goalsOf, recommendationOf } from './goals-form.ts';

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
  expect(goalsOf(formOf(goals))).toEqual(goals);
  const bare = { ...goals, age: null, heightFt: null, weightLbs: null };
  expect(goalsOf(formOf(bare))).toEqual(bare);
});

it('reads whole numbers, and leaves words to the server', () => {
  const form = { ...formOf(goals), dailyCalories: '1800.9', iron: 'lots', age: ' ' };
  expect(goalsOf(form)).toMatchObject({ dailyCalories: 1800, iron: Number.NaN, age: null });
  expect(JSON.parse(JSON.stringify(goalsOf(form))).iron).toBeNull();
});

it('recommends only when everything is known', () => {
  expect(recommendationOf(formOf(goals))).toBe(2126);
  expect(recommendationOf({ ...formOf(goals), age: '' })).toBeNull();
  expect(recommendationOf({ ...formOf(goals), heightFt: null })).toBeNull();
  expect(recommendationOf({ ...formOf(goals), goal: 'gain_weight' })).toBe(2426);
});
