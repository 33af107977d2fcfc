import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface RingProps {
  label: string;
  value: number;
  max: number;
  children: ReactNode;
  tone?: 'progress' | 'honey';
}

const STROKES = { progress: 'stroke-progress', honey: 'stroke-honey' };
const LENGTH = 2 * Math.PI * 52;

/** A circular progress indicator, for timers and daily totals. */
export function Ring({ label, value, max, children, tone = 'progress' }: RingProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      className="relative inline-grid size-32 place-items-center"
    >
      <svg viewBox="0 0 120 120" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="60" cy="60" r="52" fill="none" strokeWidth="10" className="stroke-sunken" />
        <circle
          cx="60"
          cy="60"
          r="52"
          fill="none"
          strokeWidth="10"
          strokeLinecap="round"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - share)}
          className={cx('transition-[stroke-dashoffset]', share === 0 ? 'stroke-transparent' : STROKES[tone])}
        />
      </svg>
      <div className="relative text-center tabular-nums">{children}</div>
    </div>
  );
}
