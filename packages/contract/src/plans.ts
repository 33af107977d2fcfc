import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const PLANS = ['free', 'pro'] as const;
export type Plan = (typeof PLANS)[number];

/** `null` means without limit. */
const limit = z.number().int().nonnegative().nullable();

export const planLimits = z.object({
  scansPerDay: limit,
  resultsPerScan: z.number().int().positive(),
  savedRecipes: limit,
  mealAnalysesPerDay: limit,
  /** How many people of the house have a profile of their own; 0 where the plan has none. */
  householdProfiles: z.number().int().nonnegative(),
  /** Complete macros, micronutrients and trends beside calories. */
  advancedNutrition: z.boolean(),
  mealTiming: z.boolean(),
  mealPlanning: z.boolean(),
  healthExport: z.boolean(),
  prioritySupport: z.boolean(),
});
export type PlanLimits = z.infer<typeof planLimits>;

/** How rooms learn their limits without knowing billing: they are handed this. */
export type LimitsOf = (plan: Plan) => PlanLimits;

export const planOffer = z.object({
  plan: z.enum(PLANS),
  name: z.string(),
  limits: planLimits,
  /** US dollars; `null` for a plan that is not sold. */
  prices: z.object({ month: z.number().positive(), year: z.number().positive() }).nullable(),
});
export type PlanOffer = z.infer<typeof planOffer>;

export const plans = endpoint({
  method: 'GET',
  path: '/api/plans',
  summary: 'What each plan gives and costs',
  access: 'public',
  response: z.object({ plans: z.array(planOffer) }),
});
