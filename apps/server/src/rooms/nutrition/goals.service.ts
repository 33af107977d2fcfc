import type { User } from '@crisper/contract/auth/auth';
import type { NutritionGoals, saveGoals, Targets } from '@crisper/contract/nutrition/nutrition';
import { DEFAULT_GOALS } from '@crisper/kitchen/nutrition/energy-plans';
import type { z } from 'zod';
import type { Database } from '../../db/client.ts';
import * as repository from './nutrition.repository.ts';

const UNTIL_SET: NutritionGoals = {
  ...DEFAULT_GOALS,
  activityLevel: 'moderate',
  goal: 'lose_weight',
  gender: 'female',
  age: null,
  heightFt: null,
  weightLbs: null,
};

type Saved = NutritionGoals & { saved: boolean };
type Body = z.output<NonNullable<typeof saveGoals.body>>;

interface Deps {
  db: Database;
  completeOnboarding: (userId: string) => Promise<void>;
}

export type GoalsService = ReturnType<typeof createGoals>;

export function createGoals({ db, completeOnboarding }: Deps) {
  const of = async (userId: string): Promise<Saved> => {
    const goals = await repository.find(db.orm, userId);
    return goals ? { ...goals, saved: true } : { ...UNTIL_SET, saved: false };
  };

  return {
    of,

    async save(user: User, { onboardingCompleted, ...goals }: Body): Promise<Saved> {
      await repository.save(db.orm, user.id, goals);
      if (onboardingCompleted) await completeOnboarding(user.id);
      return { ...goals, saved: true };
    },

    /** For plans: the targets of one day. Who set none has one for energy alone. */
    async dailyTargets(userId: string) {
      const goals = await of(userId);
      if (!goals.saved) return { calories: goals.dailyCalories, protein: 0, carbs: 0, fat: 0 };
      return {
        calories: goals.dailyCalories,
        protein: goals.dailyProtein,
        carbs: goals.dailyCarbs,
        fat: goals.dailyFat,
      };
    },

    completeOnboarding: (user: User) => completeOnboarding(user.id),

    async *all(userId: string): AsyncGenerator<NutritionGoals> {
      const goals = await repository.find(db.orm, userId);
      if (goals) yield goals;
    },
  };
}

export function targetsOf(goals: NutritionGoals, days: number): Targets {
  return {
    calories: goals.dailyCalories * days,
    protein: goals.dailyProtein * days,
    carbs: goals.dailyCarbs * days,
    fat: goals.dailyFat * days,
    fiber: goals.fiber * days,
    vitaminCMg: goals.vitaminC * days,
    ironMg: goals.iron * days,
    calciumMg: goals.calcium * days,
  };
}
