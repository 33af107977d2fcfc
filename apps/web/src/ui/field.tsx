import { t } from '@lingui/core/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A labeled input. A password has a button to show it. */
export function Field({ label, hint, error, type = 'text', className, ...rest }: FieldProps) {
  const id = useId();
  const [visible, setVisible] = useState(false);
  const secret = type === 'password';
  const notes = [error && `${id}-error`, hint && !error && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={cx('grid gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <div className="relative">
        <input
          {...rest}
          id={id}
          type={secret && visible ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          className={cx(
            'min-h-12 w-full rounded-control border bg-raised px-4 text-base text-ink transition placeholder:text-ink-soft',
            error ? 'border-tomato' : 'border-line-strong',
            secret && 'pe-13',
          )}
        />
        {secret && (
          <IconButton
            label={visible ? t`Hide password` : t`Show password`}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
            className="absolute top-0.5 end-0.5"
          >
            {visible ? <EyeOff /> : <Eye />}
          </IconButton>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm text-tomato-ink">
          {error}
        </p>
      )}
      {hint && !error && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
