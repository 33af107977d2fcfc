import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

interface CardProps extends ComponentProps<'div'> {
  /** Adds a hover effect, for cards that are links. */
  lively?: boolean;
}

export function Card({ lively = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={cx(
        'rounded-card border border-line bg-surface shadow-soft',
        lively && 'transition hover:-translate-y-0.5 hover:shadow-lift',
        className,
      )}
    />
  );
}
