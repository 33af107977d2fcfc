import type { ScanSummary } from '@crisper/contract/scans/scans';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useChosenElsewhere } from '../../lib/use-measures.ts';
import { KitchenLinks } from '../../shared/kitchen-links.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { homeQuery } from './home.queries.ts';
import { FavoritesCard, ListCard, ScansCard, TodayCard } from './small-cards.tsx';
import { TonightCard } from './tonight-card.tsx';
import { UseSoonCard } from './use-soon-card.tsx';

interface HomeBoardProps {
  /** Cooks again from an earlier scan. */
  onScan: (scan: ScanSummary) => void;
  /** Asks about the kitchen, until that is answered. */
  kitchen: ReactNode;
}

/** The day at a glance: what to cook, use up, log and buy. */
export function HomeBoard({ onScan, kitchen }: HomeBoardProps) {
  const query = useQuery(homeQuery);
  const { data: home, isError } = query;
  const units = home?.kitchen.units;
  const follow = useChosenElsewhere();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the server has said it
  useEffect(() => {
    if (units) follow(units);
  }, [units]);

  return (
    <div className="mx-auto grid max-w-6xl gap-5 px-4 pb-16 sm:px-6">
      <KitchenLinks />
      {isError && !home && <LoadFailed of={query}>Your day could not be loaded.</LoadFailed>}
      {!home && !isError && <Waiting />}
      {home && (
        <>
          {!home.kitchen.asked && kitchen}
          <div className="grid gap-5 lg:grid-cols-3">
            <TonightCard plan={home.plan} hasScans={home.scans.length > 0} />
            <TodayCard day={home.day} />
            <UseSoonCard pantry={home.pantry} />
            <ListCard shopping={home.shopping} />
            <FavoritesCard favorites={home.favorites} today={home.today} />
            <ScansCard scans={home.scans} onOpen={onScan} />
          </div>
        </>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-5 lg:grid-cols-3">
      <Skeleton className="h-64 lg:col-span-2" />
      <Skeleton className="h-64" />
      <Skeleton className="h-64 lg:col-span-2" />
      <Skeleton className="h-64" />
    </div>
  );
}
