import { Progress as Radix } from 'radix-ui';

interface ProgressProps {
  label: string;
  value: number;
  max?: number;
  /** Text to the right of the label; the percentage by default. */
  note?: string;
  /** The bar alone, where its label and value stand beside it already. */
  bare?: boolean;
}

export function Progress({ label, value, max = 100, note, bare = false }: ProgressProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const shown = note ?? `${Math.round(share * 100)}%`;
  return (
    <div className="grid gap-1.5">
      {!bare && (
        <div className="flex justify-between gap-4 text-sm">
          <span className="font-semibold">{label}</span>
          <span className="text-ink-soft tabular-nums">{shown}</span>
        </div>
      )}
      <Radix.Root
        value={share * 100}
        aria-label={label}
        aria-valuetext={shown}
        className="h-2.5 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset forced-colors:border"
      >
        <Radix.Indicator
          className="h-full origin-left rounded-full bg-progress transition-transform forced-color-adjust-none forced-colors:bg-[Highlight] rtl:origin-right"
          style={{ transform: `scaleX(${share})` }}
        />
      </Radix.Root>
    </div>
  );
}
