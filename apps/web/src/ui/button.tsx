import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

const VARIANTS = {
  primary: 'bg-herb text-on-herb shadow-soft hover:bg-herb-hover',
  honey: 'bg-honey text-on-honey shadow-soft hover:bg-honey-hover',
  outline: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  destructive: 'bg-tomato text-on-tomato shadow-soft hover:bg-tomato-hover',
  danger: 'border border-tomato text-tomato-ink hover:bg-tomato-soft',
};
const SIZES = { md: 'min-h-11 px-5 py-2 text-base', lg: 'min-h-13 px-7 py-3 text-lg' };

interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Shows a spinner and ignores further clicks. */
  busy?: boolean;
  /** Applies the button's styles to the only child, usually a link. */
  asChild?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  asChild = false,
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  const looks = cx(
    'inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold transition',
    'active:translate-y-px disabled:opacity-60 disabled:active:translate-y-0',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
  if (asChild) return <Slot.Root className={looks}>{children}</Slot.Root>;
  return (
    <button
      type="button"
      {...rest}
      className={looks}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && (
        <span
          aria-hidden
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
        />
      )}
      {children}
    </button>
  );
}
