import type { PlanLimits, PlanOffer } from '@crisper/contract/plans';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { openAuth } from '../auth/auth-dialog-store.ts';
import { dollars, usePlans } from '../plans.ts';

interface Row {
  name: string;
  free: ReactNode;
  pro: ReactNode;
}

const yes = (
  <Check role="img" aria-label="Included" className="mx-auto size-5 text-herb-ink" strokeWidth={3} />
);
const no = <Minus role="img" aria-label="Not included" className="mx-auto size-5 text-ink-soft" />;

function amount(limit: number | null): string {
  return limit === null ? 'Unlimited' : String(limit);
}

function rowsOf(free: PlanLimits, pro: PlanLimits): Row[] {
  return [
    { name: 'Scans per day', free: amount(free.scansPerDay), pro: amount(pro.scansPerDay) },
    { name: 'Recipe results per scan', free: free.resultsPerScan, pro: 'Unlimited' },
    { name: 'Saved recipes', free: amount(free.savedRecipes), pro: amount(pro.savedRecipes) },
    { name: 'Ingredient detection and calories', free: yes, pro: yes },
    { name: 'Complete macros and meal timing', free: no, pro: yes },
    { name: 'One-click meal planning', free: no, pro: yes },
    { name: 'Export to health apps', free: no, pro: yes },
    { name: 'Household profiles', free: free.householdProfiles || no, pro: `Up to ${pro.householdProfiles}` },
    { name: 'Priority support', free: no, pro: yes },
  ];
}

function priceLine({ prices }: PlanOffer): string {
  if (!prices) return '';
  const saved = Math.round((1 - prices.year / (12 * prices.month)) * 100);
  return `${dollars(prices.month)} a month, or ${dollars(prices.year)} a year (save ${saved}%).`;
}

export default function PlanComparison() {
  const { data: plans, isError, refetch } = usePlans();
  if (isError)
    return (
      <div className="grid justify-items-start gap-3">
        <p>The plans could not be loaded just now.</p>
        <Button variant="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!plans) return <Skeleton className="h-[34rem] w-full" />;
  return (
    <div className="grid gap-6">
      <Table
        caption="What each plan gives"
        rowKey={(row) => row.name}
        rows={rowsOf(plans.free.limits, plans.pro.limits)}
        columns={[
          { id: 'name', head: 'Plan', cell: (row) => row.name },
          { id: 'free', head: 'Free', align: 'center', cell: (row) => row.free },
          { id: 'pro', head: 'Pro Chef', align: 'center', cell: (row) => row.pro },
        ]}
      />
      <p className="text-ink-soft">Pro Chef is {priceLine(plans.pro)} 7-day money-back guarantee.</p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={() => openAuth({ tab: 'signup', plan: 'free' })}>
          Start Free
        </Button>
        <Button size="lg" variant="honey" onClick={() => openAuth({ tab: 'signup', plan: 'pro' })}>
          See Pro Chef
        </Button>
      </div>
    </div>
  );
}
