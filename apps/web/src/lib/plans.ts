import { type PlanOffer, plans } from '@crisper/contract/billing/plans';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { offers } from './offers.ts';

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => {
    const { plans: offers } = await call(plans, { signal });
    const find = (plan: PlanOffer['plan']) => offers.find((offer) => offer.plan === plan);
    const free = find('free');
    const pro = find('pro');
    if (!free || !pro) throw new Error('The server named no free or no Pro plan.');
    return { free, pro };
  },
});

/** Features and prices of the plans, always from the server. */
export const usePlans = () => useQuery({ ...plansQuery, enabled: offers('plans') });

function count(limit: number | null, one: string, many: string): string {
  if (limit === null) return `Unlimited ${many}`;
  return `${limit} ${limit === 1 ? one : many}`;
}

/** The lines of a plan's card. */
export function planFeatures({ plan, limits }: PlanOffer): string[] {
  if (plan === 'free')
    return [
      count(limits.scansPerDay, 'scan per day', 'scans per day'),
      `${limits.resultsPerScan} recipe results per scan`,
      'Ingredient detection and calories',
      limits.savedRecipes === null ? 'Unlimited saved recipes' : `Up to ${limits.savedRecipes} saved recipes`,
    ];
  return [
    count(limits.scansPerDay, 'scan', 'scans'),
    'Unlimited recipe results',
    count(limits.savedRecipes, 'saved recipe', 'saved recipes'),
    'Macros of every recipe, and meal timing',
    'One-click meal planning',
    'Export to health apps',
    `Household profiles (up to ${limits.householdProfiles})`,
    'Counts for your whole household, up to 6 people',
    'Priority support',
  ];
}

export function dollars(amount: number): string {
  return Number.isInteger(amount) ? `$${amount}` : `$${amount.toFixed(2)}`;
}
