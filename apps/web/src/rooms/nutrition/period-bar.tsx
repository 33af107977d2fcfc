import { cx } from '../../ui/cx.ts';
import { CalendarPopover } from './calendar.tsx';
import { PERIOD_LABELS, PERIODS, type Period, periodLabel } from './period.ts';

interface PeriodBarProps {
  period: Period;
  date: string;
  onPeriod: (period: Period) => void;
  onDate: (date: string) => void;
}

export function PeriodBar({ period, date, onPeriod, onDate }: PeriodBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <fieldset className="flex gap-1 rounded-card border border-line bg-sunken p-1">
        <legend className="sr-only">Period</legend>
        {PERIODS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === period}
            onClick={() => onPeriod(one)}
            className={cx(
              'min-h-11 rounded-control px-4 font-semibold transition',
              one === period ? 'bg-raised text-ink shadow-soft' : 'text-ink-soft hover:text-ink',
            )}
          >
            {PERIOD_LABELS[one]}
          </button>
        ))}
      </fieldset>
      <CalendarPopover value={date} label={periodLabel(period, date)} onChange={onDate} />
    </div>
  );
}
