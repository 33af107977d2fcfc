import type { NutritionGoals } from '@crisper/contract/nutrition/nutrition';
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
  expect(recommendationOf(formOf(goals))?.dailyCalories).toBe(2126);
  expect(recommendationOf({ ...formOf(goals), age: '' })).toBeNull();
  expect(recommendationOf({ ...formOf(goals), heightFt: null })).toBeNull();
  expect(recommendationOf({ ...formOf(goals), goal: 'gain_weight' })?.dailyCalories).toBe(2426);
});

it.each([
  [{ dailyProtein: '150', dailyCarbs: '250', dailyFat: '67' }, [0.27, 0.45, 0.27]],
  [{ dailyProtein: '50', dailyCarbs: '0', dailyFat: '200' }, [0.1, 0, 0.9]],
  // Nothing to keep: the usual split.
  [{ dailyProtein: '', dailyCarbs: 'x', dailyFat: '0' }, [0.3, 0.4, 0.3]],
])('keeps the split of %o, with macros that add up to the calories', (macros, split) => {
  const found = recommendationOf({ ...formOf(goals), ...macros, goal: 'gain_weight' })!;
  expect(Object.values(found.shares).map((share) => Math.round(share * 100) / 100)).toEqual(split);
  const kcal = found.dailyProtein * 4 + found.dailyCarbs * 4 + found.dailyFat * 9;
  // Whole grams: at most half a gram of each is lost.
  expect(Math.abs(kcal - 2426)).toBeLessThanOrEqual(8.5);
});
