import type { Insights } from '@crisper/contract/analytics/analytics';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { locales } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { inOrder, stepName, weekday } from './figures.ts';
import { SampleMark } from './sample-mark.tsx';

/** The bar's scale reaches fifteen scans, or more if a day has more. */
const FULL_DAY = 15;

interface ChartProps {
  insights: Insights;
  sample: boolean;
}

export function ScansByDay({ insights, sample }: ChartProps) {
  const days = insights.scansByDay;
  const full = Math.max(FULL_DAY, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartFrame
      title={t`Scans by day`}
      sample={sample}
      summary={plural(total, {
        one: '# scan in the last seven days.',
        other: '# scans in the last seven days.',
      })}
    >
      <div className="flex h-full items-stretch gap-2 sm:gap-4">
        <div className="flex flex-col gap-1.5 text-end text-ink-soft text-xs tabular-nums">
          <div className="flex min-h-0 flex-1 flex-col justify-between leading-none">
            {[full, Math.round((full * 2) / 3), Math.round(full / 3), 0].map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </div>
          <span className="text-sm">
            <Trans>scans</Trans>
          </span>
          <span className="text-sm">&nbsp;</span>
        </div>
        {days.map(({ date, count }) => (
          <div key={date} className="flex min-w-0 flex-1 flex-col items-center gap-1.5 text-sm">
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" className="min-h-0 w-full max-w-12 flex-1">
              <title>{`${date}: ${count}`}</title>
              <rect width="10" height="100" rx="1.5" className="fill-sunken" />
              <rect
                y={100 - (count / full) * 100}
                width="10"
                height={(count / full) * 100}
                rx="1.5"
                className="fill-herb"
              />
            </svg>
            <span className="font-semibold tabular-nums">{count}</span>
            <span className="text-ink-soft">{weekday(date, 'short')}</span>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}

export function TopIngredients({ insights, sample }: ChartProps) {
  const list = insights.topIngredients;
  const rows = list.map(({ name, count }) => ({
    name,
    value: count,
    shown: count.toLocaleString(locales()),
  }));
  return (
    <Ranking
      title={t`Top ingredients`}
      none={t`Your scans will fill this.`}
      sample={sample}
      rows={rows}
      full={Math.max(1, ...list.map(({ count }) => count))}
    />
  );
}

export function Journey({ insights, sample }: ChartProps) {
  const rows = inOrder(insights.userJourney).map(({ step, completionRate }) => ({
    name: stepName(step),
    value: completionRate,
    shown: `${Math.round(completionRate)}%`,
  }));
  return (
    <Ranking
      title={t`From fridge to plate`}
      none={t`Counted while analytics is allowed in your cookie choices.`}
      sample={sample}
      rows={rows}
      full={100}
    />
  );
}

interface RankingProps {
  title: string;
  /** Shown while there is nothing to rank. */
  none: string;
  sample: boolean;
  rows: readonly { name: string; value: number; shown: string }[];
  full: number;
}

/** Names with their figures; the bars say the same once more, at a glance. */
function Ranking({ title, none, sample, rows, full }: RankingProps) {
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="flex flex-wrap items-center justify-between gap-2 font-sans font-semibold text-base">
        {title}
        {sample && <SampleMark />}
      </h2>
      {rows.length === 0 && <p className="mt-2 text-ink-soft text-sm">{none}</p>}
      <dl className="mt-3 grid gap-2.5">
        {rows.map(({ name, value, shown }) => (
          <div key={name} className="grid grid-cols-[minmax(0,9rem)_1fr_3rem] items-center gap-3 text-sm">
            <dt className="leading-tight first-letter:uppercase">{name}</dt>
            <dd className="order-last text-end text-ink-soft tabular-nums">{shown}</dd>
            <dd className="h-2.5 overflow-hidden rounded-full bg-sunken forced-colors:border">
              <svg
                aria-hidden="true"
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                className="block size-full rtl:-scale-x-100"
              >
                <rect
                  width={(value / full) * 100}
                  height="6"
                  className="fill-progress forced-colors:fill-[CanvasText]"
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
