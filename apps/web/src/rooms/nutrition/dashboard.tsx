import type { User } from '@crisper/contract/auth/auth';
import type { DailyNutrition } from '@crisper/contract/nutrition/nutrition';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Target } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isCalledPro, offers } from '../../lib/offers.ts';
import { usePlans } from '../../lib/plans.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ExportCard } from './export-card.tsx';
import { InsightsOffer, InsightsPanel } from './insights-panel.tsx';
import { Micronutrients } from './micronutrients.tsx';
import { dailyQuery, goalsQuery } from './nutrition.queries.ts';
import { PERIOD_DAYS, PERIODS, type Period, todayHere } from './period.ts';
import { PeriodBar } from './period-bar.tsx';
import { TotalCards, TotalCardsSkeleton } from './total-cards.tsx';
import { TrendChart } from './trend-chart.tsx';

const GoalsDialog = lazyPart(async () => ({ default: (await import('./goals-dialog.tsx')).GoalsDialog }));

interface DashboardProps {
  user: User;
  /** The field that logs a food on the day that is shown. */
  log: (date: string) => ReactNode;
  /** The buttons before and the menu after that of the goals. */
  actions: ReactNode;
  more: ReactNode;
  /** The list of meals of the days up to a date. */
  meals: (date: string, days: number) => ReactNode;
}

export function NutritionDashboard({ user, log, actions, more, meals }: DashboardProps) {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('period');
  const period: Period = PERIODS.find((one) => one === asked) ?? 'today';
  const date = readDay(address.get('date'));
  const days = PERIOD_DAYS[period];
  const daily = useQuery(dailyQuery(date, days));
  const { data, isError } = daily;
  // For a single day the trend shows the week that ends on it.
  const { data: trend } = useQuery(dailyQuery(date, days === 1 ? 7 : days));
  const plans = usePlans().data;
  const limits = offers('plans') ? plans?.[user.plan].limits : { mealTiming: true, healthExport: true };

  const change = (next: { period?: Period; date?: string }) =>
    setAddress(
      { period: next.period ?? period, date: next.date ?? date },
      { replace: true, preventScrollReset: true },
    );

  const chart = trend?.daily.some(({ meals }) => meals > 0) && (
    <TrendChart days={trend.daily} targets={perDay(trend)} ofDay={days === 1} />
  );

  return (
    <div className="mx-auto grid max-w-6xl gap-5 px-4 pt-3 pb-8 sm:px-6 sm:pt-5">
      <header className="grid gap-3">
        {/* On a phone the bar at the bottom leads back. */}
        <Link
          to="/"
          className="flex min-h-11 w-fit items-center gap-2 font-medium text-ink-soft text-sm hover:text-ink max-md:hidden"
        >
          <ArrowLeft aria-hidden className="size-4" /> <Trans>Back to Dashboard</Trans>
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="page-title">
              <Trans>Nutrition</Trans>
            </h1>
            <Badge tone={isCalledPro(user) ? 'honey' : 'herb'}>
              {isCalledPro(user) ? t`PRO NUTRITION TRACKING` : t`ENHANCED NUTRITION TRACKING`}
            </Badge>
          </div>
          <PeriodBar
            period={period}
            date={date}
            onPeriod={(next) => change({ period: next })}
            onDate={(next) => change({ date: next })}
          />
        </div>
      </header>
      {data ? <TotalCards data={data} /> : !isError && <TotalCardsSkeleton days={days} />}
      {/* A week is looked at before something is logged in it. */}
      {days > 1 && !(isError && !data) && chart}
      <div className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
        {log(date)}
        <div className="flex flex-wrap gap-1.5 *:whitespace-nowrap sm:gap-2 max-md:*:px-2.5">
          {actions}
          <GoalsButton />
          {more}
        </div>
      </div>
      {isError && !data ? (
        <LoadFailed of={daily}>
          <Trans>Your figures are safe, but they could not be loaded. Please try again.</Trans>
        </LoadFailed>
      ) : (
        <>
          <section className="grid gap-3">
            <h2 className="text-2xl">
              <Trans>Meals</Trans>
            </h2>
            {meals(date, days)}
          </section>
          {days === 1 && chart}
          {data && <Micronutrients data={data} />}
          {days > 1 && limits && !limits.mealTiming && <InsightsOffer />}
          {days > 1 && limits?.mealTiming && trend && <InsightsPanel date={date} days={days} trend={trend} />}
          {days > 1 && limits?.healthExport && <ExportCard />}
        </>
      )}
    </div>
  );
}

function perDay({ targets, days }: DailyNutrition) {
  return {
    calories: targets.calories / days,
    protein: targets.protein / days,
    carbs: targets.carbs / days,
    fat: targets.fat / days,
  };
}

/** The day in the address, or today if it is missing or invalid. */
function readDay(text: string | null): string {
  const today = todayHere();
  const real = /^20\d\d-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
  return real && text && text <= today ? text : today;
}

function GoalsButton() {
  const [open, setOpen] = useState(false);
  const { data: goals } = useQuery(goalsQuery);
  return (
    <>
      <Button variant="outline" disabled={!goals} onClick={() => setOpen(true)}>
        <Target aria-hidden className="size-5 max-sm:hidden" /> <Trans>Nutrition Goals</Trans>
      </Button>
      <Suspense>
        {open && goals && <GoalsDialog goals={goals} welcome={!goals.saved} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
