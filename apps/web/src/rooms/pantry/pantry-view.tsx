import { PANTRY_PLACES, type PantryItem } from '@crisper/contract/pantry/pantry';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { useQuery } from '@tanstack/react-query';
import { Archive, ChefHat, Pencil, ScanLine, Timer, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddItemForm } from './add-item-form.tsx';
import { FromScans } from './from-scans.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { pantryQuery } from './pantry.queries.ts';
import { aboutItem, PLACE_TITLES } from './pantry-labels.ts';

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
  if (isPending)
    return (
      <div role="status" aria-label="Looking into your pantry" className="grid gap-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-64" />
      </div>
    );
  if (!data)
    return (
      <Card>
        <LoadFailed of={asked}>Your pantry is safe, but it could not be loaded.</LoadFailed>
      </Card>
    );
  const { items } = data;
  const usable = items.filter((item) => item.food !== null && item.state !== 'past' && !item.excludedItems);
  const soon = items.filter((item) => item.state === 'soon');
  return (
    <div className="grid gap-8">
      <Card className="p-5">
        <AddItemForm />
        {actions && <div className="mt-4 grid gap-3 border-line border-t pt-4 sm:flex">{actions}</div>}
      </Card>
      {items.length === 0 ? (
        <Nothing />
      ) : (
        <>
          {soon.length > 0 && <UseSoon items={soon} onCook={() => onCook(usable)} />}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-ink-soft tabular-nums">
              {items.length} {items.length === 1 ? 'thing' : 'things'} at hand
            </p>
            <Button variant="accent" disabled={usable.length === 0} onClick={() => onCook(usable)}>
              <ChefHat aria-hidden className="size-5" /> Cook from the pantry
            </Button>
          </div>
          <div className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
            {PANTRY_PLACES.map((place) => {
              const here = items.filter((item) => item.place === place);
              if (here.length === 0) return null;
              return (
                <Card key={place} className="p-5">
                  <h2 className="text-xl">{PLACE_TITLES[place]}</h2>
                  <ul aria-label={PLACE_TITLES[place]} className="mt-2 divide-y divide-line">
                    {here.map((item) => (
                      <Row key={item.id} item={item} system={system} onEdit={() => setEdited(item)} />
                    ))}
                  </ul>
                </Card>
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

function UseSoon({ items, onCook }: { items: readonly PantryItem[]; onCook: () => void }) {
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-card border border-honey bg-honey-soft p-5">
      <Timer aria-hidden className="size-7 shrink-0 text-honey-ink" />
      <div className="min-w-52 flex-1">
        <h2 className="text-xl">Use soon</h2>
        <ul className="flex flex-wrap gap-x-3">
          {items.map((item) => (
            <li key={item.id} className="whitespace-nowrap">
              <span aria-hidden>{item.emoji}</span> {item.name}
            </li>
          ))}
        </ul>
      </div>
      <Button variant="honey" onClick={onCook}>
        Find recipes
      </Button>
    </section>
  );
}

function Row({ item, system, onEdit }: { item: PantryItem; system: MeasureSystem; onEdit: () => void }) {
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span aria-hidden className="text-2xl">
        {item.emoji}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{item.name}</span>
          <span className="text-ink-soft text-sm tabular-nums">{item.amountText[system]}</span>
          {item.state === 'soon' && <Badge tone="honey">Use soon</Badge>}
          {item.state === 'past' && <Badge tone="tomato">Check it</Badge>}
        </p>
        <p className="text-ink-soft text-sm tabular-nums">
          {item.product && `${item.product}, `}
          {aboutItem(item)}
          {item.openedOn && ', opened'}
        </p>
        {item.warning && (
          <p className="flex items-start gap-1.5 text-sm text-tomato-ink">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              {item.warning}
              {item.excludedItems && ' Not used for recipes.'}
            </span>
          </p>
        )}
      </div>
      <IconButton label={`Change ${item.name}`} onClick={onEdit}>
        <Pencil />
      </IconButton>
    </li>
  );
}

function Nothing() {
  return (
    <Card>
      <EmptyState
        icon={Archive}
        title="Your pantry is empty"
        action={
          <Button asChild>
            <Link to="/scan">
              <ScanLine aria-hidden className="size-5" /> Scan your kitchen
            </Link>
          </Button>
        }
      >
        Scan a shelf, tick off a shopping list, or add things above. Crisper tells you what to use first.
      </EmptyState>
    </Card>
  );
}
