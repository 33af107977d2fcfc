import type { ScanSummary } from '@crisper/contract/scans/scans';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { locales } from '../../lib/i18n/i18n.ts';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lastScans } from './scans.queries.ts';

interface ScanHistoryProps {
  onOpen: (scan: ScanSummary) => void;
}

const when = new Intl.DateTimeFormat(locales(), { dateStyle: 'medium', timeStyle: 'short' });

/** Recent scans, to cook from again. The photos are deleted, the ingredients are kept. */
export function ScanHistory({ onOpen }: ScanHistoryProps) {
  const { data, isPending, isError, refetch } = useQuery(lastScans);
  const scans = data?.scans;
  if (scans?.length === 0) return null;
  return (
    <section aria-labelledby="last-scans">
      <h2 id="last-scans" className="flex items-center gap-2 text-2xl">
        <History aria-hidden className="size-5 text-ink-soft" /> <Trans>Your last scans</Trans>
      </h2>
      {isPending && <Skeleton className="mt-4 h-24 w-full" />}
      {isError && (
        <p className="mt-3 text-ink-soft">
          <Trans>They could not be loaded.</Trans>{' '}
          <button
            type="button"
            onClick={() => void refetch()}
            className="min-h-11 font-semibold text-herb-ink underline underline-offset-4"
          >
            <Trans>Try again</Trans>
          </button>
        </p>
      )}
      {scans && (
        <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {scans.map((scan) => {
            const chosen = scan.ingredients.filter(({ selected }) => selected);
            const shown = chosen.length > 0 ? chosen : scan.ingredients;
            return (
              <li key={scan.id}>
                <Card lively className="h-full">
                  <button
                    type="button"
                    onClick={() => onOpen(scan)}
                    className="grid size-full gap-2 rounded-card p-4 text-start"
                  >
                    <span className="text-ink-soft text-sm">{when.format(new Date(scan.createdAt))}</span>
                    <span className="flex flex-wrap gap-1">
                      {shown.slice(0, 7).map(({ name, food }) => (
                        <FoodPicture key={name} food={food} />
                      ))}
                    </span>
                    <span className="line-clamp-2 text-sm">{shown.map(({ name }) => name).join(', ')}</span>
                  </button>
                </Card>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
