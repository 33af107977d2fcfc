import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const TONES = {
  plain: 'bg-sunken text-ink-soft',
  herb: 'bg-herb-soft text-herb-ink',
  tomato: 'bg-tomato-soft text-tomato-ink',
  honey: 'bg-honey text-on-honey',
};

interface BadgeProps {
  tone?: keyof typeof TONES;
  children: ReactNode;
  className?: string;
}

export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-semibold text-xs tabular-nums',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
