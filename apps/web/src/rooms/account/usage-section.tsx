import type { UserStats } from '@crisper/contract/account/account';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { statsQuery } from './account.queries.ts';
import { Section } from './section.tsx';

export function UsageSection() {
  const stats = useQuery(statsQuery);
  return (
    <Section title="Usage Stats" icon={ChartNoAxesColumn}>
      {stats.data && <Usage stats={stats.data} />}
      {stats.isPending && (
        <div className="grid gap-4" aria-busy="true">
          <span className="sr-only">Counting</span>
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-6 w-1/2" />
        </div>
      )}
      {stats.isError && !stats.data && (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-soft">We couldn’t load your usage.</p>
          <Button variant="outline" busy={stats.isFetching} onClick={() => void stats.refetch()}>
            Try again
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
      <Counted label="Scans today" used={scansToday} limit={limits.scansPerDay} />
      <Counted label="Saved recipes" used={favoriteCount} limit={limits.savedRecipes} />
      <p className="flex justify-between gap-4 text-sm">
        <span className="font-semibold">Total scans</span>
        <span className="text-ink-soft tabular-nums">{totalScans.toLocaleString('en-US')}</span>
      </p>
    </div>
  );
}

function Counted({ label, used, limit }: { label: string; used: number; limit: number | null }) {
  if (limit !== null) return <Progress label={label} value={used} max={limit} note={`${used} / ${limit}`} />;
  return (
    <p className="flex justify-between gap-4 text-sm">
      <span className="font-semibold">{label}</span>
      <span className="text-ink-soft tabular-nums">{used} / unlimited</span>
    </p>
  );
}
