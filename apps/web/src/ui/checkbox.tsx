import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The name of a box whose words stand elsewhere. */
  name?: string;
  children?: ReactNode;
  disabled?: boolean;
}

export function Checkbox({ checked, onChange, name, children, disabled = false }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3 print:min-h-0">
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        aria-label={name}
        onCheckedChange={(next) => onChange(next === true)}
        className="relative grid size-6 shrink-0 place-items-center rounded-md border border-line-strong bg-raised text-on-herb transition after:absolute after:-inset-2.5 disabled:opacity-60 data-[state=checked]:border-herb data-[state=checked]:bg-herb"
      >
        <Radix.Indicator>
          <Check aria-hidden className="size-4" strokeWidth={3} />
        </Radix.Indicator>
      </Radix.Root>
      {children && (
        <label htmlFor={id} className="flex min-h-11 flex-1 items-center print:min-h-0">
          {children}
        </label>
      )}
    </div>
  );
}
