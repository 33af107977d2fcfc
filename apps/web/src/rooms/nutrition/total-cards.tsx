import type { DailyNutrition } from '@crisper/contract/nutrition/nutrition';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { locales } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Ring } from '../../ui/ring.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { overBy, progressOf, remainingOf } from './period.ts';

const CARDS = [
  { key: 'calories', label: t`Calories`, unit: 'kcal' },
  { key: 'protein', label: t`Protein`, unit: 'g' },
  { key: 'carbs', label: t`Carbs`, unit: 'g' },
  { key: 'fat', label: t`Fat`, unit: 'g' },
] as const;

const number = (value: number): string => Math.round(value).toLocaleString(locales());

/** Total, target and progress for calories and each macro; of several days the average of a day, large. */
export function TotalCards({ data }: { data: DailyNutrition }) {
  return data.days > 1 ? <PeriodTotals data={data} /> : <DayTotals data={data} />;
}

/** A day at a glance: a ring and three bars, so that its meals begin right below. */
function DayTotals({ data: { totals, targets } }: { data: DailyNutrition }) {
  const over = overBy(totals.calories, targets.calories);
  const goal = number(targets.calories);
  return (
    <Card className="flex items-center gap-4 p-3 sm:gap-8 sm:px-6">
      <Ring label={t`Calories`} value={totals.calories} max={targets.calories}>
        <p className="font-display font-semibold text-2xl leading-none">{number(totals.calories)}</p>
        <p className="mt-1 text-[0.6875rem] text-ink-soft">
          <Trans>of {goal} kcal</Trans>
        </p>
        <p className="text-[0.6875rem]">
          {over > 0 ? (
            t`${number(over)} kcal over`
          ) : (
            <Trans>{number(remainingOf(totals.calories, targets.calories))} remaining</Trans>
          )}
        </p>
      </Ring>
      <ul aria-label={t`Totals`} className="grid min-w-0 flex-1 gap-2.5 sm:grid-cols-3 sm:gap-6">
        {CARDS.filter(({ key }) => key !== 'calories').map(({ key, label, unit }) => {
          const [eaten, aim] = [number(totals[key]), number(targets[key])];
          return (
            <li key={key}>
              <Progress
                label={label}
                value={progressOf(totals[key], targets[key])}
                note={t`${eaten} of ${aim} ${unit}`}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function PeriodTotals({ data }: { data: DailyNutrition }) {
  const logged = loggedDays(data);
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft text-sm">{averageOf(logged)}</p>
      <ul aria-label={t`Totals`} className="grid grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-4">
        {CARDS.map(({ key, label, unit }) => {
          const total = data.totals[key];
          const target = data.targets[key];
          const over = overBy(total, target);
          const [eaten, goal] = [number(total), number(target)];
          return (
            <li key={key}>
              <Card className="grid h-full content-start gap-1.5 p-3 sm:gap-2 sm:p-4">
                <h2 className="font-sans font-semibold text-sm sm:text-base">{label}</h2>
                <p className="flex flex-wrap items-baseline gap-x-1 tabular-nums">
                  <span className="font-display font-semibold text-2xl sm:text-3xl">
                    {number(total / Math.max(1, logged))}
                  </span>
                  <span className="text-ink-soft text-sm">{t`${unit} a day`}</span>
                </p>
                <Progress bare label={label} value={progressOf(total, target)} />
                <p className="text-ink-soft text-xs tabular-nums sm:text-sm">
                  {t`${eaten} of ${goal} ${unit} in ${data.days} days`}
                  {over > 0 && <span className="block">{t`${number(over)} ${unit} over`}</span>}
                  {over === 0 && key === 'calories' && (
                    <span className="block">
                      <Trans>{number(remainingOf(total, target))} remaining</Trans>
                    </span>
                  )}
                </p>
              </Card>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Days on which something was logged. */
export function loggedDays({ daily }: Pick<DailyNutrition, 'daily'>): number {
  return daily.filter(({ meals }) => meals > 0).length;
}

function averageOf(logged: number): string {
  if (logged === 0) return t`Nothing logged in these days.`;
  return logged === 1 ? t`You logged 1 of these days.` : t`Averages of the ${logged} days you logged.`;
}

export function TotalCardsSkeleton({ days }: { days: number }) {
  if (days === 1) return <Skeleton className="h-38 w-full" />;
  return (
    <div className="grid grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-4">
      {CARDS.map(({ key }) => (
        <Skeleton key={key} className="h-40 w-full" />
      ))}
    </div>
  );
}
