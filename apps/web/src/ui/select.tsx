import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { cx } from './cx.ts';

interface SelectProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  label: string;
  options: readonly { value: string; label: string }[];
  hideLabel?: boolean;
}

/** The native select: phones show their own picker, which people know. */
export function Select({ label, options, hideLabel = false, className, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className={cx('grid gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold text-sm'}>
        {label}
      </label>
      <div className="relative">
        <select
          {...rest}
          id={id}
          className="min-h-12 w-full appearance-none rounded-control border border-line-strong bg-raised pe-11 ps-4 text-base text-ink"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-3.5 end-3.5 size-5 text-ink-soft"
        />
      </div>
    </div>
  );
}
