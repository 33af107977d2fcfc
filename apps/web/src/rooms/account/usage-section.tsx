import type { UserStats } from '@crisper/contract/account/account';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { locales } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { statsQuery } from './account.queries.ts';
import { Section } from './section.tsx';

export function UsageSection() {
  const stats = useQuery(statsQuery);
  return (
    <Section title={t`Usage Stats`} icon={ChartNoAxesColumn}>
      {stats.data && <Usage stats={stats.data} />}
      {stats.isPending && (
        <div className="grid gap-4" aria-busy="true">
          <span className="sr-only">
            <Trans>Counting</Trans>
          </span>
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-6 w-1/2" />
        </div>
      )}
      {stats.isError && !stats.data && (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-soft">
            <Trans>We couldn’t load your usage.</Trans>
          </p>
          <Button variant="outline" busy={stats.isFetching} onClick={() => void stats.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </Section>
  );
}

function Usage({ stats }: { stats: UserStats }) {
  const { scansToday, totalScans, favoriteCount, limits } = stats;
  return (
    <div className="grid gap-4">
      <Counted label={t`Scans today`} used={scansToday} limit={limits.scansPerDay} />
      <Counted label={t`Saved recipes`} used={favoriteCount} limit={limits.savedRecipes} />
      <p className="flex justify-between gap-4 text-sm">
        <span className="font-semibold">
          <Trans>Total scans</Trans>
        </span>
        <span className="text-ink-soft tabular-nums">{totalScans.toLocaleString(locales())}</span>
      </p>
    </div>
  );
}

function Counted({ label, used, limit }: { label: string; used: number; limit: number | null }) {
  if (limit !== null) return <Progress label={label} value={used} max={limit} note={`${used} / ${limit}`} />;
  return (
    <p className="flex justify-between gap-4 text-sm">
      <span className="font-semibold">{label}</span>
      <span className="text-ink-soft tabular-nums">
        <Trans>{used} / unlimited</Trans>
      </span>
    </p>
  );
}
