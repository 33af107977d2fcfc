import { type PlanOffer, plans } from '@crisper/contract/billing/plans';
import { plural, t } from '@lingui/core/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { locales } from './i18n/i18n.ts';
import { offers } from './offers.ts';

const plansQuery = queryOptions({
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

const scansText = (scans: number | null): string =>
  scans === null ? t`Unlimited scans` : plural(scans, { one: '# scan', other: '# scans' });

const scansPerDayText = (scans: number | null): string =>
  scans === null
    ? t`Unlimited scans per day`
    : plural(scans, { one: '# scan per day', other: '# scans per day' });

const savedText = (recipes: number | null): string =>
  recipes === null
    ? t`Unlimited saved recipes`
    : plural(recipes, { one: '# saved recipe', other: '# saved recipes' });

/** The lines of a plan's card. */
export function planFeatures({ plan, limits }: PlanOffer): string[] {
  if (plan === 'free')
    return [
      scansPerDayText(limits.scansPerDay),
      t`${limits.resultsPerScan} recipe results per scan`,
      t`Ingredient detection and calories`,
      limits.savedRecipes === null
        ? t`Unlimited saved recipes`
        : t`Up to ${limits.savedRecipes} saved recipes`,
    ];
  return [
    scansText(limits.scansPerDay),
    t`Unlimited recipe results`,
    savedText(limits.savedRecipes),
    t`Macros of every recipe, and meal timing`,
    t`One-click meal planning`,
    t`Export to health apps`,
    t`Household profiles (up to ${limits.householdProfiles})`,
    t`Counts for your whole household, up to 6 people`,
    t`Priority support`,
  ];
}

export function dollars(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(locales(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
