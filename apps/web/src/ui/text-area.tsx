import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A labeled multi-line input; it grows with its content if the browser supports it. */
export function TextArea({ label, hint, error, className, rows = 2, ...rest }: TextAreaProps) {
  const id = useId();
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={cx('grid gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        // A growing text area ignores `rows`, so its height is set here: the lines plus padding.
        style={{ minHeight: `${rows * 1.625 + 1.625}rem` }}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        className={cx(
          'field-sizing-content max-h-[60dvh] w-full rounded-control border bg-raised px-4 py-3 text-base text-ink leading-relaxed transition placeholder:text-ink-soft',
          error ? 'border-tomato' : 'border-line-strong',
        )}
      />
      {error && (
        <p id={`${id}-error`} className="text-sm text-tomato-ink">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
