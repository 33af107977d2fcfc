import { Card } from '../ui/card.tsx';
import { cx } from '../ui/cx.ts';

interface FigureRowProps {
  figures: readonly { label: string; value: string }[];
}

/** A few figures side by side, each with what it counts below it. */
export function FigureRow({ figures }: FigureRowProps) {
  return (
    <Card className="px-1 py-3.5 sm:py-5">
      <dl className="flex flex-wrap gap-y-3">
        {figures.map(({ label, value }, at) => (
          <div
            key={label}
            className={cx(
              'flex min-w-[6.5rem] flex-1 flex-col-reverse justify-end gap-0.5 px-3 sm:px-5',
              at > 0 && 'border-line border-s',
            )}
          >
            <dt className="text-ink-soft text-sm leading-tight">{label}</dt>
            <dd className="font-display font-semibold text-2xl tabular-nums sm:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
