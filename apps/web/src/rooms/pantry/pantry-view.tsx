import { PANTRY_PLACES, type PantryItem } from '@crisper/contract/pantry/pantry';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Archive, ChefHat, ScanLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddItemForm } from './add-item-form.tsx';
import { FromScans } from './from-scans.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { pantryQuery } from './pantry.queries.ts';
import { PLACE_TITLES } from './pantry-labels.ts';
import { PantryRow } from './pantry-row.tsx';

interface PantryViewProps {
  system: MeasureSystem;
  /** Searches recipes with these items. */
  onCook: (items: readonly PantryItem[]) => void;
  /** Other ways to add things, such as scanning a bar code. */
  actions?: ReactNode;
}

export function PantryView({ system, onCook, actions }: PantryViewProps) {
  const asked = useQuery(pantryQuery);
  const { data, isPending } = asked;
  const [edited, setEdited] = useState<PantryItem | null>(null);
  const header = (
    <PageHeader title={t`Pantry`}>
      {data && data.items.length > 0 && (
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {plural(data.items.length, { one: '# thing', other: '# things' })}
        </p>
      )}
    </PageHeader>
  );
  if (isPending)
    return (
      <>
        {header}
        <div role="status" aria-label={t`Looking into your pantry`} className="mt-3 grid gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-64" />
        </div>
      </>
    );
  if (!data)
    return (
      <>
        {header}
        <Card className="mt-3">
          <LoadFailed of={asked}>
            <Trans>Your pantry is safe, but it could not be loaded.</Trans>
          </LoadFailed>
        </Card>
      </>
    );
  const { items } = data;
  const usable = items.filter((item) => item.food !== null && item.state !== 'past' && !item.excludedItems);
  const soon = items.filter((item) => item.state === 'soon');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {header}
      <AddItemForm>{actions}</AddItemForm>
      {items.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {soon.length > 0 && (
              // The first rows say the same, which is enough on a phone.
              <section className="min-w-0 flex-1 basis-60 max-sm:hidden">
                <h2 className="text-lg">
                  <Trans>Use soon</Trans>
                </h2>
                <p className="truncate text-ink-soft">{soon.map(({ name }) => name).join(', ')}</p>
              </section>
            )}
            <Button disabled={usable.length === 0} onClick={() => onCook(usable)} className="max-sm:w-full">
              <ChefHat aria-hidden className="size-5" /> <Trans>Cook from the pantry</Trans>
            </Button>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
            {PANTRY_PLACES.map((place) => {
              const here = items.filter((item) => item.place === place);
              if (here.length === 0) return null;
              return (
                <Fold
                  key={place}
                  heading
                  open
                  title={PLACE_TITLES[place]}
                  note={here.length}
                  className="rounded-card border border-line bg-surface px-3 shadow-soft sm:px-4"
                >
                  <ul aria-label={PLACE_TITLES[place]} className="divide-y divide-line pb-1">
                    {here.map((item) => (
                      <PantryRow key={item.id} item={item} system={system} onEdit={() => setEdited(item)} />
                    ))}
                  </ul>
                </Fold>
              );
            })}
          </div>
        </>
      )}
      <FromScans />
      {edited && <ItemDialog key={edited.id} item={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

function Nothing() {
  return (
    <Card>
      <EmptyState
        icon={Archive}
        title={t`Your pantry is empty`}
        action={
          <Button asChild>
            <Link to="/scan">
              <ScanLine aria-hidden className="size-5" /> <Trans>Scan your kitchen</Trans>
            </Link>
          </Button>
        }
      >
        <Trans>
          Scan a shelf, tick off a shopping list, or add things above. Crisper tells you what to use first.
        </Trans>
      </EmptyState>
    </Card>
  );
}
