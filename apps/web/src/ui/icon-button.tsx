import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name. */
  label: string;
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft transition',
        'hover:bg-sunken hover:text-ink active:translate-y-px disabled:opacity-60 [&_svg]:size-5',
        className,
      )}
    >
      {children}
    </button>
  );
}
