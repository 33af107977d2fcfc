import { describe, expect, it } from 'vitest';
import {
  ACTIVITY_FACTOR,
  type Body,
  DEFAULT_GOALS,
  DIALOG_ADJUSTMENT,
  LOWEST_CALORIES,
  ONBOARDING_ADJUSTMENT,
  onboardingPlan,
  recommendedCalories,
} from './energy-plans.ts';

const woman: Body = {
  sex: 'female',
  age: 30,
  heightFt: 5.5,
  weightLbs: 140,
  activity: 'moderate',
  goal: 'maintain',
};

describe('energy plans', () => {
  it('pins every constant of the plans', () => {
    expect(ACTIVITY_FACTOR).toEqual({
      sedentary: 1.2,
      light: 1.375,
      moderate: 1.55,
      active: 1.725,
      very_active: 1.9,
    });
    expect(DIALOG_ADJUSTMENT).toEqual({
      lose_weight: -500,
      maintain: 0,
      gain_weight: 300,
      build_muscle: 300,
    });
    expect(ONBOARDING_ADJUSTMENT).toEqual({
      lose_weight: -500,
      maintain: 0,
      gain_weight: 500,
      build_muscle: 0,
    });
    expect(LOWEST_CALORIES).toBe(1200);
    expect(DEFAULT_GOALS).toEqual({
      dailyCalories: 2000,
      dailyProtein: 150,
      dailyCarbs: 250,
      dailyFat: 67,
      vitaminC: 90,
      iron: 18,
      calcium: 1000,
      fiber: 25,
    });
  });

  it('follows Mifflin-St Jeor by hand', () => {
    // 63.50288 kg, 167.64 cm: 635.0288 + 1047.75 - 150 - 161 = 1371.7788; x 1.55 = 2126.26
    expect(recommendedCalories(woman)).toBe(2126);
    expect(recommendedCalories({ ...woman, sex: 'male' })).toBe(2384);
    expect(recommendedCalories({ ...woman, sex: 'other' })).toBe(2126);
  });

  it('adjusts by goal, and differs between dialog and onboarding in gaining weight', () => {
    expect(recommendedCalories({ ...woman, goal: 'lose_weight' })).toBe(1626);
    expect(recommendedCalories({ ...woman, goal: 'gain_weight' })).toBe(2426);
    expect(recommendedCalories({ ...woman, goal: 'build_muscle' })).toBe(2426);
    expect(onboardingPlan({ ...woman, goal: 'gain_weight' })?.dailyCalories).toBe(2626);
    expect(onboardingPlan({ ...woman, goal: 'lose_weight' })?.dailyCalories).toBe(1626);
  });

  it('splits the onboarding plan 30/40/30', () => {
    expect(onboardingPlan(woman)).toEqual({
      dailyCalories: 2126,
      dailyProtein: 159,
      dailyCarbs: 213,
      dailyFat: 71,
    });
  });

  it('never goes below 1,200 kcal', () => {
    const small = {
      ...woman,
      age: 80,
      heightFt: 4.8,
      weightLbs: 90,
      activity: 'sedentary',
      goal: 'lose_weight',
    } as const;
    expect(recommendedCalories(small)).toBe(1200);
    expect(onboardingPlan(small)?.dailyCalories).toBe(1200);
  });

  it('gives nobody under 18 a deficit', () => {
    const young = { ...woman, age: 17 };
    expect(recommendedCalories({ ...young, goal: 'lose_weight' })).toBe(recommendedCalories(young));
    expect(onboardingPlan({ ...young, goal: 'lose_weight' })).toEqual(onboardingPlan(young));
    expect(recommendedCalories({ ...woman, age: 18, goal: 'lose_weight' })).toBe(
      (recommendedCalories({ ...woman, age: 18 }) ?? 0) - 500,
    );
  });

  it('answers nothing for figures that are no body', () => {
    expect(recommendedCalories({ ...woman, weightLbs: Number.NaN })).toBeNull();
    expect(onboardingPlan({ ...woman, heightFt: 0 })).toBeNull();
  });
});
