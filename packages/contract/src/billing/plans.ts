import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const PLANS = ['free', 'pro'] as const;
export type Plan = (typeof PLANS)[number];

/** `null` means unlimited. */
const limit = z.number().int().nonnegative().nullable();

export const planLimits = z.object({
  scansPerDay: limit,
  resultsPerScan: z.number().int().positive(),
  savedRecipes: limit,
  mealAnalysesPerDay: limit,
  /** Profiles of other household members; 0 when the plan has none. */
  householdProfiles: z.number().int().nonnegative(),
  /** Macros and nutrients of every recipe. Calories, featured recipes and one's own diary are free. */
  recipeMacros: z.boolean(),
  /** Meal timing, weekly averages, streaks and best days of one's diary. */
  mealTiming: z.boolean(),
  mealPlanning: z.boolean(),
  healthExport: z.boolean(),
  prioritySupport: z.boolean(),
});
export type PlanLimits = z.infer<typeof planLimits>;

/** Passed to rooms, so that they know their limits without importing billing. */
export type LimitsOf = (plan: Plan) => PlanLimits;

export const planOffer = z.object({
  plan: z.enum(PLANS),
  name: z.string(),
  limits: planLimits,
  /** In US dollars; `null` for a plan that is not sold. */
  prices: z.object({ month: z.number().positive(), year: z.number().positive() }).nullable(),
});
export type PlanOffer = z.infer<typeof planOffer>;

export const plans = endpoint({
  method: 'GET',
  path: '/api/plans',
  summary: 'What each plan includes and costs',
  access: 'public',
  response: z.object({ plans: z.array(planOffer) }),
});
