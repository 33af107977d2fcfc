import type { DailyNutrition, NutritionInsights } from '@crisper/contract/nutrition/nutrition';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Flame, Sparkles, Target, TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { locales } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { MacroSplit } from './macro-split.tsx';
import { type Days, insightsQuery } from './nutrition.queries.ts';
import { dayLabel } from './period.ts';

interface InsightsPanelProps {
  date: string;
  days: Days;
  trend: DailyNutrition;
}

/** The Pro insights: when, how regularly and how well the user ate. */
export function InsightsPanel({ date, days, trend }: InsightsPanelProps) {
  const { data, isPending, isFetching, refetch } = useQuery(insightsQuery(date, days));
  if (isPending) return <Skeleton className="h-64 w-full" />;
  if (!data)
    return (
      <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
        <p>
          <Trans>Your insights could not be loaded.</Trans>
        </p>
        <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
          <Trans>Try Again</Trans>
        </Button>
      </Card>
    );
  const { streak, best, worst } = data;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <Tile icon={<Flame />} title={t`Streak`}>
          {plural(streak.current, { one: '# day in a row', other: '# days in a row' })}
          <span className="block text-ink-soft text-sm">
            <Trans>longest in a year: {streak.longest}</Trans>
          </span>
        </Tile>
        <Tile icon={<Target />} title={t`Best day`}>
          {/* A single day would be both the best and the worst. */}
          <DayTold day={worst && best} of={days} />
        </Tile>
        <Tile icon={<TrendingDown />} title={t`Farthest from goal`}>
          <DayTold day={worst} of={days} />
        </Tile>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Timing timing={data.timing} />
        <MacroSplit days={trend.daily} />
      </div>
      <WeeklyAverages weeks={data.weeks} />
    </div>
  );
}

function Tile({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Card className="p-5">
      <h3 className="flex items-center gap-2 font-sans font-semibold text-base [&_svg]:size-5 [&_svg]:text-ink-soft">
        {icon} {title}
      </h3>
      <div className="mt-2 font-medium tabular-nums">{children}</div>
    </Card>
  );
}

function DayTold({ day, of }: { day: NutritionInsights['best']; of: Days }) {
  if (!day)
    return (
      <span className="text-ink-soft">
        <Trans>Not enough days yet</Trans>
      </span>
    );
  const kcal = day.calories.toLocaleString(locales());
  const days = of > 1 ? of : 30;
  return (
    <>
      {dayLabel(day.day, { weekday: 'long', month: 'short', day: 'numeric' })}
      <span className="block text-ink-soft text-sm">
        <Trans>
          {kcal} kcal, of the last {days} days
        </Trans>
      </span>
    </>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const hours = new Intl.DateTimeFormat(locales(), { hour: 'numeric', timeZone: 'UTC' });
/** With a plain space: browsers differ in the one before AM. */
const clock = (hour: number): string => hours.format(hour * 3_600_000).replace(/\s/g, ' ');

function Timing({ timing }: Pick<NutritionInsights, 'timing'>) {
  const byHour = new Map(timing.map((one) => [one.hour, one.calories]));
  const most = Math.max(1, ...byHour.values());
  const main = [...timing].sort((a, b) => b.calories - a.calories)[0];
  return (
    <ChartFrame
      title={t`Meal timing`}
      summary={
        main
          ? t`Most of your energy comes around ${clock(main.hour)}.`
          : t`Nothing was logged in this period yet.`
      }
      points={HOURS.map(
        (hour) => `${clock(hour)}: ${Math.round(byHour.get(hour) ?? 0).toLocaleString(locales())} kcal`,
      )}
    >
      <div className="flex h-full items-end gap-0.5">
        {HOURS.map((hour) => {
          const share = (byHour.get(hour) ?? 0) / most;
          return (
            <div key={hour} className="flex h-full min-w-0 flex-1 flex-col justify-end text-ink-soft text-xs">
              <div className="rounded-t bg-herb" style={{ height: `${share * 85}%` }} />
              <span className="h-5 overflow-visible whitespace-nowrap pt-1">
                {hour % 6 === 0 && clock(hour)}
              </span>
            </div>
          );
        })}
      </div>
    </ChartFrame>
  );
}

function WeeklyAverages({ weeks }: Pick<NutritionInsights, 'weeks'>) {
  const short = { month: 'short', day: 'numeric' } as const;
  const cell = (value: number, week: NutritionInsights['weeks'][number]) =>
    week.loggedDays === 0 ? '–' : value.toLocaleString(locales());
  return (
    <section className="grid gap-3">
      <h3 className="text-xl">
        <Trans>Weekly averages</Trans>
      </h3>
      <Table
        caption={t`Daily averages of the last eight weeks`}
        rows={[...weeks].reverse()}
        rowKey={(week) => week.from}
        columns={[
          {
            id: 'week',
            head: t`Week`,
            cell: (week) => <span className="whitespace-nowrap">{dayLabel(week.from, short)}</span>,
          },
          { id: 'days', head: t`Days`, cell: (week) => week.loggedDays, align: 'end' },
          { id: 'kcal', head: 'kcal', cell: (week) => cell(week.calories, week), align: 'end' },
          { id: 'protein', head: t`Protein`, cell: (week) => cell(week.protein, week), align: 'end' },
          { id: 'carbs', head: t`Carbs`, cell: (week) => cell(week.carbs, week), align: 'end' },
          { id: 'fat', head: t`Fat`, cell: (week) => cell(week.fat, week), align: 'end' },
        ]}
      />
    </section>
  );
}

export function InsightsOffer() {
  return (
    <Card className="flex flex-wrap items-center gap-4 bg-honey-soft p-5">
      <Sparkles aria-hidden className="size-6 shrink-0 text-honey-ink" />
      <p className="min-w-56 flex-1">
        <Trans>
          <strong>Pro shows more:</strong> meal timing, weekly averages, streaks, your best days, how your
          macros move, and exports for health apps.
        </Trans>
      </p>
      <Button asChild variant="honey">
        <Link to="/subscribe">
          <Trans>Upgrade to Pro</Trans>
        </Link>
      </Button>
    </Card>
  );
}
