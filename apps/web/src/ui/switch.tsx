import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange?: (checked: boolean) => void;
  disabled?: boolean;
  /** An explanation below the label. */
  children?: ReactNode;
}

export function Switch({ label, checked, onChange, disabled = false, children }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-4">
      <div className="flex-1">
        <label htmlFor={id} className="flex min-h-11 items-center font-semibold">
          {label}
        </label>
        {children && (
          <div id={`${id}-note`} className="text-ink-soft text-sm">
            {children}
          </div>
        )}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => onChange?.(next)}
        aria-describedby={children ? `${id}-note` : undefined}
        className="relative mt-1 inline-flex h-9 w-16 shrink-0 items-center rounded-full border border-line-strong bg-sunken px-1 transition after:absolute after:-inset-1 disabled:opacity-60 data-[state=checked]:border-herb data-[state=checked]:bg-herb"
      >
        <Radix.Thumb className="size-6 rounded-full bg-raised shadow-soft transition-transform data-[state=checked]:translate-x-7" />
      </Radix.Root>
    </div>
  );
}
