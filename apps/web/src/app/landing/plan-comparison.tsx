import type { PlanOffer } from '@crisper/contract/billing/plans';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dollars, usePlans } from '../../lib/plans.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { featureRows } from '../../rooms/billing/feature-rows.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';

function priceLine({ prices }: PlanOffer): string {
  if (!prices) return t`Pro Chef has a 7-day money-back guarantee.`;
  const saved = Math.round((1 - prices.year / (12 * prices.month)) * 100);
  const [month, year] = [dollars(prices.month), dollars(prices.year)];
  return t`Pro Chef is ${month} a month, or ${year} a year (save ${saved}%). 7-day money-back guarantee.`;
}

export default function PlanComparison() {
  const { data: plans, isError, refetch } = usePlans();
  if (isError)
    return (
      <div className="grid justify-items-start gap-3">
        <p>
          <Trans>We couldn’t load the plans just now.</Trans>
        </p>
        <Button variant="outline" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  if (!plans) return <Skeleton className="h-[34rem] w-full" />;
  return (
    <div className="grid gap-6">
      <Table
        caption={t`What each plan includes`}
        rowKey={(row) => row.name}
        rows={featureRows(plans.free.limits, plans.pro.limits)}
        columns={[
          { id: 'name', head: t`Plan`, cell: (row) => row.name },
          { id: 'free', head: t`Free`, align: 'center', cell: (row) => row.free },
          { id: 'pro', head: t`Pro Chef`, align: 'center', cell: (row) => row.pro },
        ]}
      />
      <p className="text-ink-soft">{priceLine(plans.pro)}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={() => openAuth({ tab: 'signup', plan: 'free' })}>
          <Trans>Start Free</Trans>
        </Button>
        <Button size="lg" variant="honey" onClick={() => openAuth({ tab: 'signup', plan: 'pro' })}>
          <Trans>See Pro Chef</Trans>
        </Button>
      </div>
    </div>
  );
}
