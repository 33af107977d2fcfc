import type { HomeView } from '@crisper/contract/home/home';
import type { ScanSummary } from '@crisper/contract/scans/scans';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useChosenElsewhere } from '../../lib/use-measures.ts';
import { KitchenLinks } from '../../shared/kitchen-links.tsx';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { homeQuery } from './home.queries.ts';
import { isFirstDay, writtenOf } from './home-words.ts';
import { FavoritesCard, ListCard, ScansCard, TodayCard } from './small-cards.tsx';
import { TonightCard } from './tonight-card.tsx';
import { UseSoonCard } from './use-soon-card.tsx';

interface HomeBoardProps {
  /** Cooks again from an earlier scan. */
  onScan: (scan: ScanSummary) => void;
  /** Asks one thing about the kitchen, until that is answered. */
  question: ReactNode;
}

/** The day at a glance: what to cook, buy, use up and log. What is empty is left out. */
export function HomeBoard({ onScan, question }: HomeBoardProps) {
  const query = useQuery(homeQuery);
  const { data: home, isError } = query;
  const units = home?.kitchen.units;
  const follow = useChosenElsewhere();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the server has said it
  useEffect(() => {
    if (units) follow(units);
  }, [units]);

  return (
    <div className="mx-auto grid max-w-6xl gap-4 px-4 pb-12 sm:px-6">
      {isError && !home && (
        <LoadFailed of={query}>
          <Trans>Your day could not be loaded.</Trans>
        </LoadFailed>
      )}
      {!home && !isError && <Waiting />}
      {home && <Cards home={home} onScan={onScan} />}
      {home && !home.kitchen.asked && question}
      <KitchenLinks />
    </div>
  );
}

function Cards({ home, onScan }: { home: HomeView; onScan: (scan: ScanSummary) => void }) {
  const { plan, pantry, shopping, day, scans, favorites, today } = home;
  const isFirst = isFirstDay(home);
  if (isFirst && !day.counts) return null;
  return (
    <div className="grid gap-4 lg:grid-flow-row-dense lg:grid-cols-3">
      {!isFirst && <TonightCard home={home} hasScans={scans.length > 0} />}
      {shopping.left + shopping.ticked > 0 && <ListCard shopping={shopping} />}
      {pantry.soon.length > 0 && (
        <UseSoonCard
          pantry={pantry}
          isDishShown={writtenOf(plan.tonight) === null && !plan.tonight?.recipe}
        />
      )}
      {day.counts && <TodayCard day={day} />}
      {scans.length > 0 && <ScansCard scans={scans} onOpen={onScan} />}
      {favorites.count > 0 && <FavoritesCard favorites={favorites} today={today} />}
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-4 lg:grid-cols-3">
      <Skeleton className="h-96 sm:h-72 lg:col-span-2" />
      <Skeleton className="h-40 sm:h-72" />
    </div>
  );
}
