import type { Interval } from '@crisper/contract/billing/billing';
import type { LimitsOf, Plan, PlanLimits, PlanOffer } from '@crisper/contract/billing/plans';

/** The limits and prices of all plans. */
export const PLAN_OFFERS: Record<Plan, PlanOffer> = {
  free: {
    plan: 'free',
    name: 'Free Forever',
    limits: {
      scansPerDay: 2,
      resultsPerScan: 10,
      savedRecipes: 20,
      mealAnalysesPerDay: 2,
      householdProfiles: 0,
      recipeMacros: false,
      mealTiming: false,
      mealPlanning: false,
      healthExport: false,
      prioritySupport: false,
    },
    prices: null,
  },
  pro: {
    plan: 'pro',
    name: 'Pro Chef',
    limits: {
      scansPerDay: null,
      resultsPerScan: 50,
      savedRecipes: null,
      mealAnalysesPerDay: null,
      householdProfiles: 3,
      recipeMacros: true,
      mealTiming: true,
      mealPlanning: true,
      healthExport: true,
      prioritySupport: true,
    },
    prices: { month: 6.99, year: 59 },
  },
};

export const limitsOf: LimitsOf = (plan) => PLAN_OFFERS[plan].limits;

/** Where nothing is sold everybody has what Pro has, a family has a profile each, and no message comes before another. */
export const WITHOUT_PLANS: PlanLimits = {
  ...PLAN_OFFERS.pro.limits,
  householdProfiles: 19,
  prioritySupport: false,
};

export function priceCents(interval: Interval): number {
  return Math.round((PLAN_OFFERS.pro.prices?.[interval] ?? 0) * 100);
}
