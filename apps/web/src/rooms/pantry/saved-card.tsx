import { type SavedFood, savedFood } from '@crisper/contract/pantry/saved';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Leaf, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { siteUrl } from '../../lib/base-path.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { shareOrCopy } from '../../lib/share-or-copy.ts';
import { useMeasures } from '../../lib/use-measures.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';

const savedQuery = queryOptions({
  queryKey: ['pantry-saved'],
  queryFn: ({ signal }) => call(savedFood, { signal }),
  staleTime: 0,
});

/** What the household cooked in the last days before it would have spoiled: the sum, and what is in it. */
export function SavedCard() {
  const signedIn = useSession() !== null;
  const { data, isPending, isError } = useQuery({ ...savedQuery, enabled: signedIn });
  if (!signedIn || isError) return null;
  if (isPending) return <Skeleton className="h-40 w-full" />;
  return (
    <Card className="border-herb bg-herb-soft p-5 sm:p-6">
      <section aria-labelledby="saved-title">
        <h2 id="saved-title" className="flex items-center gap-2.5 text-xl">
          <Leaf aria-hidden className="size-5 shrink-0 text-herb-ink" />
          Saved from the bin
        </h2>
        {data.things > 0 ? <Saved saved={data} /> : <NothingYet />}
      </section>
    </Card>
  );
}

function NothingYet() {
  return (
    <p className="mt-2 text-ink-soft">
      Cook what spoils soon, take it out of your pantry after dinner, and it counts here.{' '}
      <Link to="/pantry" className="font-semibold text-herb-ink underline underline-offset-4">
        See what to use first
      </Link>
    </p>
  );
}

function Saved({ saved }: { saved: SavedFood }) {
  const [system] = useMeasures();
  const { things, unweighed, unpriced, recent } = saved;
  const weight = saved.weight[system];
  const money = saved.money.map(moneyText).join(' and ');
  const unknown = [
    unweighed > 0 && `${unweighed} without a weight`,
    unpriced > 0 && `${unpriced} without a price`,
  ].filter(Boolean);
  const share = async () => {
    const worth = money && ` worth ${money}`;
    const text = `I cooked ${weight || thingsText(things)} of food${worth} before it spoiled this year.`;
    const outcome = await shareOrCopy({ title: 'Saved from the bin', text, url: siteUrl() });
    if (outcome === 'copied') toast({ title: 'Copied', text: 'Paste it wherever you like.' });
    if (outcome === 'refused') toast({ tone: 'error', title: 'Not Shared', text: 'Please try again.' });
  };
  return (
    <>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 font-display font-semibold text-4xl text-herb-ink tabular-nums sm:text-5xl">
        {weight || thingsText(things)}
        {money && <span className="text-2xl sm:text-3xl">{money}</span>}
      </p>
      <p className="mt-1 text-ink-soft">
        {weight ? `${thingsText(things)}, cooked` : 'Cooked'} in the last days before{' '}
        {things === 1 ? 'its' : 'their'} date, within a year.
        {unknown.length > 0 && ` Not counted: ${unknown.join(', ')}.`}
      </p>
      <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-2">
        <Button variant="outline" onClick={() => void share()}>
          <Share2 aria-hidden className="size-5" />
          Share
        </Button>
        <details className="min-w-0 flex-1 basis-52">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control font-semibold">
            What is in it
          </summary>
          <ul aria-label="Saved lately" className="divide-y divide-line">
            {recent.map((one) => (
              <li key={one.id} className="flex items-center gap-3 py-1.5 text-sm">
                <span aria-hidden>{one.emoji}</span>
                <span className="min-w-0 flex-1 break-words font-medium">{one.name}</span>
                <span className="text-ink-soft tabular-nums">{one.weight[system] || 'weight unknown'}</span>
                <span className="text-ink-soft tabular-nums">{dayOf(one.usedOn)}</span>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </>
  );
}

function thingsText(things: number): string {
  return things === 1 ? '1 thing' : `${things.toLocaleString('en-US')} things`;
}

function moneyText({ amount, currency }: SavedFood['money'][number]): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency });
}

function dayOf(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
}
