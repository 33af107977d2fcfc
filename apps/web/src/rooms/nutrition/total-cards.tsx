import type { DailyNutrition } from '@crisper/contract/nutrition/nutrition';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Ring } from '../../ui/ring.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { overBy, progressOf, remainingOf } from './period.ts';

const CARDS = [
  { key: 'calories', label: 'Calories', unit: 'kcal', tone: 'tomato' },
  { key: 'protein', label: 'Protein', unit: 'g', tone: 'herb' },
  { key: 'carbs', label: 'Carbs', unit: 'g', tone: 'honey' },
  { key: 'fat', label: 'Fat', unit: 'g', tone: 'herb' },
] as const;

const number = (value: number): string => Math.round(value).toLocaleString('en-US');

/** "on average, on 3 logged days"; one day has no average. */
function averageOf(logged: number): string {
  if (logged === 0) return 'no meals logged';
  return logged === 1 ? 'on 1 logged day' : `on average, on ${logged} logged days`;
}

/** Total, target and progress for calories and each macro; of several days the average of a day, large. */
export function TotalCards({ data }: { data: DailyNutrition }) {
  const logged = data.daily.filter(({ meals }) => meals > 0).length;
  const several = data.days > 1;
  return (
    <ul aria-label="Totals" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {CARDS.map(({ key, label, unit, tone }) => {
        const total = data.totals[key];
        const target = data.targets[key];
        const shown = several ? total / Math.max(1, logged) : total;
        return (
          <li key={key}>
            <Card className="grid h-full content-start justify-items-center gap-3 p-4">
              <h2 className="font-sans font-semibold text-base">{label}</h2>
              <Ring
                label={several ? `${label} a day, of the target` : `${label} of the target`}
                value={Math.round(shown)}
                max={Math.round(target / data.days)}
                tone={tone}
              >
                <span className="block font-display font-semibold text-2xl">{number(shown)}</span>
                <span className="text-ink-soft text-sm">{several ? `${unit} a day` : unit}</span>
              </Ring>
              <p className="text-center text-ink-soft text-sm tabular-nums">
                {several ? (
                  <>
                    {averageOf(logged)}
                    <span className="mt-1 block">
                      {number(total)} of {number(target)} {unit} over {data.days} days
                    </span>
                  </>
                ) : (
                  `of ${number(target)} ${unit}`
                )}
              </p>
              <div className="w-full">
                <Progress
                  label={label}
                  value={progressOf(total, target)}
                  note={`${Math.round(progressOf(total, target))}%`}
                />
              </div>
              <p className="font-medium text-sm tabular-nums">
                {key === 'calories' && `${number(remainingOf(total, target))} remaining`}
                {overBy(total, target) > 0 && (
                  <span className="block text-tomato-ink">
                    over by {number(overBy(total, target))} {unit}
                  </span>
                )}
              </p>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

export function TotalCardsSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {CARDS.map(({ key }) => (
        <Skeleton key={key} className="h-72 w-full" />
      ))}
    </div>
  );
}
