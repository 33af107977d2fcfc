import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

interface ChartFrameProps {
  title: string;
  /** What the chart says, in a sentence, for those who cannot see it. */
  summary: string;
  children: ReactNode;
  /** Sample values are never shown without saying so. */
  sample?: boolean;
  /** What changes the chart; unlike the chart itself it is there for everybody. */
  controls?: ReactNode;
}

export function ChartFrame({ title, summary, children, sample = false, controls }: ChartFrameProps) {
  const id = useId();
  return (
    <Card className="p-5">
      <figure aria-labelledby={id}>
        <figcaption id={id} className="flex flex-wrap items-baseline justify-between gap-2">
          <span className="font-semibold">{title}</span>
          {sample && <span className="text-honey-ink text-sm">Sample data</span>}
        </figcaption>
        <p className="mt-1 text-ink-soft text-sm">{summary}</p>
        {controls && <div className="mt-3">{controls}</div>}
        <div aria-hidden="true" className="mt-4 h-56">
          {children}
        </div>
      </figure>
    </Card>
  );
}
