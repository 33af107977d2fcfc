import { recipeFigures } from '@crisper/contract/recipes/recipes';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { figures, LEAST_SHOWN, type LiveFigure, testimonials } from './social-proof-content.ts';

type Counts = Partial<Record<LiveFigure, number>>;

function shownFigures(counts: Counts): { label: string; value: string }[] {
  return figures.flatMap(({ live, label }) => {
    const count = counts[live] ?? 0;
    return count < LEAST_SHOWN ? [] : [{ label, value: count.toLocaleString(locales()) }];
  });
}

/** Live counts; unknown and small ones are left out. */
export default function SocialProof() {
  const { data: counts = {} } = useQuery({
    queryKey: ['figures'],
    queryFn: ({ signal }) => call(recipeFigures, { signal }),
  });
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:flex lg:justify-between">
        {shownFigures(counts).map((figure) => (
          <div
            key={figure.label}
            className="flex max-w-56 flex-col-reverse justify-end border-herb border-s-2 ps-4"
          >
            <dt className="mt-1 text-ink-soft">{figure.label}</dt>
            <dd className="font-display font-semibold text-4xl tabular-nums sm:text-5xl">{figure.value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-14 grid gap-6 md:grid-cols-2">
        {testimonials.map((story) => (
          <figure key={story.who} className="rounded-panel bg-herb-soft p-7 sm:p-9">
            <Badge className="mb-3">
              <Trans>Example</Trans>
            </Badge>
            <blockquote className="font-display text-herb-ink text-xl leading-snug sm:text-2xl">
              “{story.quote}”
            </blockquote>
            <figcaption className="mt-5 text-herb-ink">{story.who}</figcaption>
          </figure>
        ))}
      </div>
      <p className="mt-4 text-ink-soft text-sm">
        <Trans>Two evenings as we imagine them, not customer reviews.</Trans>
      </p>
    </>
  );
}
