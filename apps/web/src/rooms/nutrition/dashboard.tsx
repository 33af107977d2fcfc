import type { User } from '@crisper/contract/auth/auth';
import type { DailyNutrition } from '@crisper/contract/nutrition/nutrition';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Target } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isCalledPro, offers } from '../../lib/offers.ts';
import { usePlans } from '../../lib/plans.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ExportCard } from './export-card.tsx';
import { InsightsOffer, InsightsPanel } from './insights-panel.tsx';
import { Micronutrients } from './micronutrients.tsx';
import { dailyQuery, goalsQuery } from './nutrition.queries.ts';
import { PERIOD_DAYS, PERIODS, type Period, todayHere } from './period.ts';
import { PeriodBar } from './period-bar.tsx';
import { TotalCards, TotalCardsSkeleton } from './total-cards.tsx';
import { TrendChart } from './trend-chart.tsx';

const GoalsDialog = lazy(async () => ({ default: (await import('./goals-dialog.tsx')).GoalsDialog }));

interface DashboardProps {
  user: User;
  /** The buttons that log a meal. */
  actions: ReactNode;
  /** The list of meals of the days up to a date. */
  meals: (date: string, days: number) => ReactNode;
}

export function NutritionDashboard({ user, actions, meals }: DashboardProps) {
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

  return (
    <div className="mx-auto grid max-w-6xl gap-6 px-4 py-8 sm:px-6">
      <header className="grid gap-4">
        <Link
          to="/"
          className="flex min-h-11 w-fit items-center gap-2 font-medium text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" /> Back to Dashboard
        </Link>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <Badge tone={isCalledPro(user) ? 'honey' : 'herb'}>
              {isCalledPro(user) ? 'PRO NUTRITION TRACKING' : 'ENHANCED NUTRITION TRACKING'}
            </Badge>
            <h1 className="mt-2 page-title">Nutrition</h1>
          </div>
          <div className="flex w-full flex-wrap gap-3 *:grow *:whitespace-nowrap *:px-3 *:last:basis-full sm:w-auto sm:*:grow-0 sm:*:px-5 sm:*:last:basis-auto">
            <GoalsButton />
            {actions}
          </div>
        </div>
        <PeriodBar
          period={period}
          date={date}
          onPeriod={(next) => change({ period: next })}
          onDate={(next) => change({ date: next })}
        />
      </header>
      {isError && !data ? (
        <LoadFailed of={daily}>
          Your figures are safe, but they could not be loaded. Please try again.
        </LoadFailed>
      ) : (
        <>
          {data ? <TotalCards data={data} /> : <TotalCardsSkeleton />}
          {trend && <TrendChart days={trend.daily} targets={perDay(trend)} />}
          <section className="grid gap-4">
            <h2 className="text-2xl">Meals</h2>
            {meals(date, days)}
          </section>
          {data && <Micronutrients data={data} />}
          {limits && !limits.mealTiming && <InsightsOffer />}
          {limits?.mealTiming && trend && <InsightsPanel date={date} days={days} trend={trend} />}
          {limits?.healthExport && <ExportCard />}
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
        <Target aria-hidden className="size-5" /> Nutrition Goals
      </Button>
      <Suspense>
        {open && goals && <GoalsDialog goals={goals} welcome={!goals.saved} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
