import { type SavedFood, savedFood } from '@crisper/contract/pantry/saved';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronDown, Leaf, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { siteUrl } from '../../lib/base-path.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { listed } from '../../lib/i18n/listed.ts';
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
    <Card className="border-herb bg-herb-soft p-4 sm:p-6">
      <section aria-labelledby="saved-title">
        <h2 id="saved-title" className="flex items-center gap-2.5 text-xl">
          <Leaf aria-hidden className="size-5 shrink-0 text-herb-ink" />
          <Trans>Saved from the bin</Trans>
        </h2>
        {data.things > 0 ? <Saved saved={data} /> : <NothingYet />}
      </section>
    </Card>
  );
}

function NothingYet() {
  return (
    <p className="mt-2 text-ink-soft">
      <Trans>
        Cook what spoils soon, take it out of your pantry after dinner, and it counts here.{' '}
        <Link to="/pantry" className="font-semibold text-herb-ink underline underline-offset-4">
          See what to use first
        </Link>
      </Trans>
    </p>
  );
}

function Saved({ saved }: { saved: SavedFood }) {
  const [system] = useMeasures();
  const { things, unweighed, unpriced, recent } = saved;
  const weight = withFractionSigns(saved.weight[system]);
  const money = listed(saved.money.map(moneyText));
  const unknown = [
    unweighed > 0 && plural(unweighed, { one: '# without a weight', other: '# without a weight' }),
    unpriced > 0 && plural(unpriced, { one: '# without a price', other: '# without a price' }),
  ]
    .filter(Boolean)
    .join(', ');
  const share = async () => {
    const amount = weight || thingsText(things);
    const text = money
      ? t`I cooked ${amount} of food worth ${money} before it spoiled this year.`
      : t`I cooked ${amount} of food before it spoiled this year.`;
    const outcome = await shareOrCopy({ title: t`Saved from the bin`, text, url: siteUrl() });
    if (outcome === 'copied') toast({ title: t`Copied`, text: t`Paste it wherever you like.` });
    if (outcome === 'refused') toast({ tone: 'error', title: t`Not Shared`, text: t`Please try again.` });
  };
  return (
    <>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 font-display font-semibold text-4xl text-herb-ink tabular-nums sm:text-5xl">
        {weight || thingsText(things)}
        {money && <span className="text-2xl sm:text-3xl">{money}</span>}
      </p>
      <p className="mt-1 text-ink-soft">
        {weight
          ? plural(things, {
              one: '# thing, cooked in the last days before its date, within a year.',
              other: '# things, cooked in the last days before their date, within a year.',
            })
          : plural(things, {
              one: 'Cooked in the last days before its date, within a year.',
              other: 'Cooked in the last days before their date, within a year.',
            })}
        {unknown && ` ${t`Not counted: ${unknown}.`}`}
      </p>
      <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-2">
        <Button variant="outline" onClick={() => void share()}>
          <Share2 aria-hidden className="size-5" />
          <Trans>Share</Trans>
        </Button>
        <details className="group/saved min-w-0 flex-1 basis-36 open:basis-52">
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-control font-semibold [&::-webkit-details-marker]:hidden">
            <Trans>What is in it</Trans>
            <ChevronDown
              aria-hidden
              className="size-4.5 shrink-0 text-ink-soft transition group-open/saved:rotate-180"
            />
          </summary>
          <ul aria-label={t`Saved lately`} className="divide-y divide-line">
            {recent.map((one) => (
              <li key={one.id} className="flex items-center gap-3 py-1.5 text-sm">
                <span aria-hidden>{one.emoji}</span>
                <span className="min-w-0 flex-1 break-words font-medium">{one.name}</span>
                <span className="text-ink-soft tabular-nums">
                  {withFractionSigns(one.weight[system]) || t`weight unknown`}
                </span>
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
  return plural(things, { one: '# thing', other: '# things' });
}

function moneyText({ amount, currency }: SavedFood['money'][number]): string {
  return amount.toLocaleString(locales(), { style: 'currency', currency });
}

function dayOf(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locales(), {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
}
