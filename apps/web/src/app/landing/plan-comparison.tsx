import type { PlanOffer } from '@crisper/contract/billing/plans';
import { dollars, usePlans } from '../../lib/plans.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { featureRows } from '../../rooms/billing/feature-rows.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';

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
        <p>We couldn’t load the plans just now.</p>
        <Button variant="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!plans) return <Skeleton className="h-[34rem] w-full" />;
  return (
    <div className="grid gap-6">
      <Table
        caption="What each plan includes"
        rowKey={(row) => row.name}
        rows={featureRows(plans.free.limits, plans.pro.limits)}
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
