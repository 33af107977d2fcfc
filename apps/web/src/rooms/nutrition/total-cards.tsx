import type { DailyNutrition } from '@crisper/contract/nutrition';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Ring } from '../../ui/ring.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { progressOf, remainingOf } from './period.ts';

const CARDS = [
  { key: 'calories', label: 'Calories', unit: 'kcal', tone: 'tomato' },
  { key: 'protein', label: 'Protein', unit: 'g', tone: 'herb' },
  { key: 'carbs', label: 'Carbs', unit: 'g', tone: 'honey' },
  { key: 'fat', label: 'Fat', unit: 'g', tone: 'herb' },
] as const;

const number = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Total, target and progress for calories and each macro. */
export function TotalCards({ data }: { data: DailyNutrition }) {
  return (
    <ul aria-label="Totals" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {CARDS.map(({ key, label, unit, tone }) => {
        const total = data.totals[key];
        const target = data.targets[key];
        return (
          <li key={key}>
            <Card className="grid h-full justify-items-center gap-3 p-4">
              <h2 className="font-sans font-semibold text-base">{label}</h2>
              <Ring
                label={`${label} of the target`}
                value={Math.round(total)}
                max={Math.round(target)}
                tone={tone}
              >
                <span className="block font-display font-semibold text-2xl">{number(total)}</span>
                <span className="text-ink-soft text-sm">{unit}</span>
              </Ring>
              <p className="text-center text-ink-soft text-sm tabular-nums">
                of {number(target)} {unit}
                {data.days > 1 && <span className="block">over {data.days} days</span>}
              </p>
              <div className="w-full">
                <Progress
                  label={label}
                  value={progressOf(total, target)}
                  note={`${Math.round(progressOf(total, target))}%`}
                />
              </div>
              {key === 'calories' && (
                <p className="font-medium text-sm tabular-nums">
                  {number(remainingOf(total, target))} remaining
                </p>
              )}
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
