import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import { ChartPoints } from './chart-points.tsx';

interface ChartFrameProps {
  title: string;
  /** The chart's message in one sentence, also for people who cannot see it. */
  summary: string;
  children: ReactNode;
  /** A text for each part of the chart, from left to right, if the drawing alone is not enough. */
  points?: readonly string[];
  /** Labels the values as samples. */
  sample?: boolean;
  /** Controls that change the chart. */
  controls?: ReactNode;
}

export function ChartFrame({
  title,
  summary,
  children,
  points = [],
  sample = false,
  controls,
}: ChartFrameProps) {
  const id = useId();
  return (
    <Card className="p-5">
      <figure aria-labelledby={id}>
        <figcaption id={id} className="flex flex-wrap items-baseline justify-between gap-2">
          <span className="font-semibold">{title}</span>
          {sample && (
            <span className="text-honey-ink text-sm">
              <Trans>Sample data</Trans>
            </span>
          )}
        </figcaption>
        <p className="mt-1 text-ink-soft text-sm">{summary}</p>
        {controls && <div className="mt-3">{controls}</div>}
        <div className="mt-4 h-56">
          <ChartPoints label={title} points={points}>
            {children}
          </ChartPoints>
        </div>
      </figure>
    </Card>
  );
}
