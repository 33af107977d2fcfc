import { cx } from './cx.ts';

/** What is wrong with a form as a whole. It stays until the form is sent again. */
export function FormError({ children, className }: { children: string | undefined; className?: string }) {
  if (!children) return null;
  return (
    <p
      className={cx(
        'rounded-control bg-tomato-soft px-4 py-3 font-medium text-sm text-tomato-ink',
        className,
      )}
    >
      {children}
    </p>
  );
}
