import type { DailyNutrition } from '@crisper/contract/nutrition/nutrition';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { overBy, progressOf, remainingOf } from './period.ts';

const CARDS = [
  { key: 'calories', label: 'Calories', unit: 'kcal' },
  { key: 'protein', label: 'Protein', unit: 'g' },
  { key: 'carbs', label: 'Carbs', unit: 'g' },
  { key: 'fat', label: 'Fat', unit: 'g' },
] as const;

const number = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Total, target and progress for calories and each macro; of several days the average of a day, large. */
export function TotalCards({ data }: { data: DailyNutrition }) {
  const logged = loggedDays(data);
  const several = data.days > 1;
  return (
    <div className="grid gap-2">
      {several && <p className="text-ink-soft text-sm">{averageOf(logged)}</p>}
      <ul aria-label="Totals" className="grid grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-4">
        {CARDS.map(({ key, label, unit }) => {
          const total = data.totals[key];
          const target = data.targets[key];
          const over = overBy(total, target);
          return (
            <li key={key}>
              <Card className="grid h-full content-start gap-2 p-4">
                <h2 className="font-sans font-semibold text-base">{label}</h2>
                <p className="whitespace-nowrap tabular-nums">
                  <span className="font-display font-semibold text-2xl sm:text-3xl">
                    {number(several ? total / Math.max(1, logged) : total)}
                  </span>{' '}
                  <span className="text-ink-soft text-sm">{several ? `${unit} a day` : unit}</span>
                </p>
                <Progress bare label={label} value={progressOf(total, target)} />
                <p className="text-ink-soft text-sm tabular-nums">
                  {several
                    ? `${number(total)} of ${number(target)} ${unit} over ${data.days} days`
                    : `of ${number(target)} ${unit}`}
                  {over > 0 && <span className="block">{`${number(over)} ${unit} over`}</span>}
                  {over === 0 && key === 'calories' && (
                    <span className="block">{number(remainingOf(total, target))} remaining</span>
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
  if (logged === 0) return 'Nothing logged in these days.';
  return logged === 1 ? 'You logged 1 of these days.' : `Averages of the ${logged} days you logged.`;
}

export function TotalCardsSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-4">
      {CARDS.map(({ key }) => (
        <Skeleton key={key} className="h-40 w-full" />
      ))}
    </div>
  );
}
