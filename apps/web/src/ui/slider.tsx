import { Slider as Radix } from 'radix-ui';
import { useId } from 'react';

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Formats the value for screen and screen reader: "30 min". */
  format?: (value: number) => string;
}

export function Slider({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  format = String,
}: SliderProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-4 text-sm">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="text-ink-soft tabular-nums">{format(value)}</span>
      </div>
      <Radix.Root
        value={[value]}
        min={min}
        max={max}
        step={step}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        className="relative flex h-11 touch-none select-none items-center"
      >
        <Radix.Track className="relative h-2 grow rounded-full bg-sunken ring-1 ring-line ring-inset">
          <Radix.Range className="absolute h-full rounded-full bg-herb" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={id}
          aria-valuetext={format(value)}
          className="block size-6 rounded-full border-2 border-herb bg-raised shadow-soft transition-shadow hover:shadow-lift"
        />
      </Radix.Root>
    </div>
  );
}
