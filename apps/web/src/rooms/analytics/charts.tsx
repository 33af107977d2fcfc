import type { Insights } from '@crisper/contract/analytics/analytics';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { stepName, weekday } from './figures.ts';

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
  const counts = days.map(({ date, count }) => `${weekday(date, 'short')} ${count}`).join(', ');
  return (
    <ChartFrame
      title={t`Scans by day`}
      sample={sample}
      summary={plural(total, {
        one: `# scan in the last seven days: ${counts}.`,
        other: `# scans in the last seven days: ${counts}.`,
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
  const rows = list.map(({ name, count }) => ({ name, value: count, shown: String(count) }));
  return (
    <ChartFrame
      title={t`Top ingredients`}
      sample={sample}
      summary={
        list.length === 0
          ? t`Your scans will fill this.`
          : t`Found most often: ${list.map(({ name, count }) => `${name} ${count}`).join(', ')}.`
      }
    >
      <Rows rows={rows} full={Math.max(1, ...list.map(({ count }) => count))} />
    </ChartFrame>
  );
}

export function Journey({ insights, sample }: ChartProps) {
  const rows = insights.userJourney.map(({ step, completionRate }) => ({
    name: stepName(step),
    value: completionRate,
    shown: `${completionRate}%`,
  }));
  return (
    <ChartFrame
      title={t`From fridge to plate`}
      sample={sample}
      summary={
        rows.length === 0
          ? t`Counted while analytics is allowed in your cookie choices.`
          : t`How often each step succeeds: ${rows.map(({ name, shown }) => `${name} ${shown}`).join(', ')}.`
      }
    >
      <Rows rows={rows} full={100} />
    </ChartFrame>
  );
}

interface Row {
  name: string;
  value: number;
  shown: string;
}

function Rows({ rows, full }: { rows: readonly Row[]; full: number }) {
  if (rows.length === 0)
    return (
      <p className="grid h-full place-items-center text-ink-soft">
        <Trans>Nothing to show yet</Trans>
      </p>
    );
  return (
    <div className="grid h-full content-start gap-2 overflow-hidden">
      {rows.map(({ name, value, shown }) => (
        <div key={name} className="grid grid-cols-[minmax(0,9rem)_1fr_3.5rem] items-center gap-3 text-sm">
          <span className="leading-tight">{name}</span>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-2.5 w-full">
            <title>{`${name}: ${shown}`}</title>
            <rect width="100" height="6" className="fill-sunken" />
            <rect width={(value / full) * 100} height="6" className="fill-herb" />
          </svg>
          <span className="text-end text-ink-soft tabular-nums">{shown}</span>
        </div>
      ))}
    </div>
  );
}
