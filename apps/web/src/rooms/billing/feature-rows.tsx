import type { PlanLimits } from '@crisper/contract/billing/plans';
import { t } from '@lingui/core/macro';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';

interface FeatureRow {
  name: string;
  free: ReactNode;
  pro: ReactNode;
}

function given(has: boolean): ReactNode {
  return has ? (
    <Check role="img" aria-label={t`Included`} className="mx-auto size-5 text-herb-ink" strokeWidth={3} />
  ) : (
    <Minus role="img" aria-label={t`Not included`} className="mx-auto size-5 text-ink-soft" />
  );
}

const amount = (limit: number | null): string => (limit === null ? t`Unlimited` : String(limit));
const profiles = (count: number): ReactNode => (count > 0 ? t`Up to ${count}` : given(false));

/** The rows of the plan comparison, from the limits that the server enforces. */
export function featureRows(free: PlanLimits, pro: PlanLimits): FeatureRow[] {
  const both = (name: string, cell: (limits: PlanLimits) => ReactNode): FeatureRow => ({
    name,
    free: cell(free),
    pro: cell(pro),
  });
  return [
    both(t`Scans per day`, (limits) => amount(limits.scansPerDay)),
    // A Pro search also returns a limited list, but more can be loaded.
    { name: t`Recipe results per scan`, free: free.resultsPerScan, pro: t`Unlimited` },
    both(t`Saved recipes`, (limits) => amount(limits.savedRecipes)),
    both(t`Meal photo analyses per day`, (limits) => amount(limits.mealAnalysesPerDay)),
    both(t`Ingredient detection, calories of every recipe`, () => given(true)),
    both(t`Macros and nutrients of featured recipes`, () => given(true)),
    both(t`Macros and nutrients of every recipe`, (limits) => given(limits.recipeMacros)),
    both(t`Your diary with macros, nutrients and totals`, () => given(true)),
    both(t`Meal timing, weekly averages and streaks`, (limits) => given(limits.mealTiming)),
    both(t`One-click meal planning`, (limits) => given(limits.mealPlanning)),
    both(t`Export to health apps`, (limits) => given(limits.healthExport)),
    both(t`Shared pantry, list and plan, up to 6 people`, () => given(true)),
    { name: t`Counts for everyone in your household`, free: given(false), pro: given(true) },
    both(t`Household profiles`, (limits) => profiles(limits.householdProfiles)),
    both(t`Priority support`, (limits) => given(limits.prioritySupport)),
  ];
}
