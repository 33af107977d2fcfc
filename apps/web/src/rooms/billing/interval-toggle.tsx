import { INTERVALS, type Interval } from '@crisper/contract/billing/billing';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { INTERVAL_NAMES } from './billing-labels.ts';

interface IntervalToggleProps {
  value: Interval;
  onChange: (value: Interval) => void;
  /** The discount of the yearly plan in percent. */
  saved: number;
}

export function IntervalToggle({ value, onChange, saved }: IntervalToggleProps) {
  return (
    <fieldset className="mx-auto flex w-fit max-w-full flex-wrap justify-center rounded-[2rem] border border-line bg-sunken p-1">
      <legend className="sr-only">
        <Trans>How to pay</Trans>
      </legend>
      {INTERVALS.map((interval) => (
        <label
          key={interval}
          className={cx(
            'flex min-h-11 max-w-full cursor-pointer flex-wrap items-center justify-center gap-x-2 rounded-full px-[min(1.25rem,5vw)] font-semibold transition',
            'has-focus-visible:outline-2 has-focus-visible:outline-herb',
            value === interval ? 'bg-raised text-ink shadow-soft' : 'text-ink-soft hover:text-ink',
          )}
        >
          <input
            type="radio"
            name="interval"
            className="sr-only"
            checked={value === interval}
            onChange={() => onChange(interval)}
          />
          {INTERVAL_NAMES[interval]}
          {interval === 'year' && value === 'year' && (
            <Badge tone="honey">
              <Trans>Save {saved}%</Trans>
            </Badge>
          )}
        </label>
      ))}
    </fieldset>
  );
}
