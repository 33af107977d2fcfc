import type { DayTotals } from '@crisper/contract/nutrition/nutrition';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { locales } from '../../lib/i18n/i18n.ts';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { cx } from '../../ui/cx.ts';
import { dayLabel } from './period.ts';

const SERIES = [
  { key: 'calories', label: t`Calories`, unit: 'kcal' },
  { key: 'protein', label: t`Protein`, unit: 'g' },
  { key: 'carbs', label: t`Carbs`, unit: 'g' },
  { key: 'fat', label: t`Fat`, unit: 'g' },
] as const;
type Key = (typeof SERIES)[number]['key'];

const WIDTH = 640;
const HEIGHT = 210;
const FLOOR = HEIGHT - 24;
const TOP = 12;

interface TrendChartProps {
  days: readonly DayTotals[];
  /** The goal per day. */
  targets: Readonly<Record<Key, number>>;
  /** Beside the figures of one day; otherwise the average stands above already. */
  ofDay: boolean;
}

/** One bar per day, with a line for the goal. */
export function TrendChart({ days, targets, ofDay }: TrendChartProps) {
  const [key, setKey] = useState<Key>('calories');
  const { label, unit } = SERIES.find((one) => one.key === key)!;
  const target = targets[key];
  const most = Math.max(target * 1.15, ...days.map((day) => day[key]), 1);
  const y = (value: number) => FLOOR - (value / most) * (FLOOR - TOP);
  const slot = WIDTH / days.length;
  const wide = Math.min(44, slot * 0.62);
  const logged = days.filter((day) => day.meals > 0);
  const mean = logged.length === 0 ? 0 : logged.reduce((sum, day) => sum + day[key], 0) / logged.length;
  const average = Math.round(mean).toLocaleString(locales());
  const goal = Math.round(target).toLocaleString(locales());
  const every = Math.ceil(days.length / 8);

  return (
    <ChartFrame
      title={t`${label}, the last ${days.length} days`}
      summary={
        logged.length === 0
          ? t`Nothing was logged in these days yet.`
          : ofDay
            ? t`${average} ${unit} a day on average. The dashed line is your goal, ${goal} ${unit}.`
            : t`The dashed line is your goal, ${goal} ${unit}.`
      }
      points={days.map(
        (day) =>
          `${dayLabel(day.day, { weekday: 'short', month: 'short', day: 'numeric' })}: ${
            day.meals === 0 ? t`nothing logged` : `${Math.round(day[key]).toLocaleString(locales())} ${unit}`
          }`,
      )}
      controls={
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">
            <Trans>What the bars show</Trans>
          </legend>
          {SERIES.map((one) => (
            <button
              key={one.key}
              type="button"
              aria-pressed={one.key === key}
              onClick={() => setKey(one.key)}
              className={cx(
                'min-h-11 rounded-full px-3.5 font-medium text-sm',
                one.key === key ? 'bg-herb-soft text-herb-ink' : 'text-ink-soft hover:bg-sunken',
              )}
            >
              {one.label}
            </button>
          ))}
        </fieldset>
      }
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="size-full"
        aria-hidden="true"
      >
        <line x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} className="stroke-line" />
        {days.map((day, at) => (
          <rect
            key={day.day}
            x={at * slot + (slot - wide) / 2}
            width={wide}
            y={y(day[key])}
            height={FLOOR - y(day[key])}
            rx="4"
            className="fill-herb"
          />
        ))}
        <line
          x1="0"
          x2={WIDTH}
          y1={y(target)}
          y2={y(target)}
          strokeDasharray="6 6"
          strokeWidth="2"
          className="stroke-honey"
        />
      </svg>
      <div
        className="-mt-5 grid text-ink-soft text-xs"
        style={{ gridTemplateColumns: `repeat(${days.length}, 1fr)` }}
      >
        {days.map((day, at) => (
          <span key={day.day} className="overflow-visible whitespace-nowrap text-center">
            {(days.length - 1 - at) % every === 0 &&
              dayLabel(
                day.day,
                days.length > 7 ? { month: 'numeric', day: 'numeric' } : { weekday: 'short' },
              )}
          </span>
        ))}
      </div>
    </ChartFrame>
  );
}
