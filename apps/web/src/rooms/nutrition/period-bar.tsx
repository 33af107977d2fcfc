import { FIRST_DAY } from '@crisper/contract/nutrition/nutrition';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CalendarPopover } from './calendar.tsx';
import {
  addDays,
  PERIOD_DAYS,
  PERIOD_LABELS,
  PERIODS,
  type Period,
  periodLabel,
  todayHere,
} from './period.ts';

const EARLIER: Readonly<Record<Period, string>> = {
  today: t`Earlier day`,
  week: t`Earlier week`,
  month: t`Earlier month`,
};
const LATER: Readonly<Record<Period, string>> = {
  today: t`Later day`,
  week: t`Later week`,
  month: t`Later month`,
};

interface PeriodBarProps {
  period: Period;
  date: string;
  onPeriod: (period: Period) => void;
  onDate: (date: string) => void;
}

export function PeriodBar({ period, date, onPeriod, onDate }: PeriodBarProps) {
  const today = todayHere();
  const earlier = addDays(date, -PERIOD_DAYS[period]);
  const [later = today] = [addDays(date, PERIOD_DAYS[period]), today].sort();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <fieldset className="flex flex-wrap gap-1 rounded-card border border-line bg-sunken p-1">
        <legend className="sr-only">
          <Trans>Period</Trans>
        </legend>
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
      <div className="flex min-w-0 items-center gap-1 max-sm:w-full max-sm:justify-between">
        <IconButton label={EARLIER[period]} disabled={earlier < FIRST_DAY} onClick={() => onDate(earlier)}>
          <ChevronLeft />
        </IconButton>
        <CalendarPopover value={date} label={periodLabel(period, date)} onChange={onDate} />
        <IconButton label={LATER[period]} disabled={date >= today} onClick={() => onDate(later)}>
          <ChevronRight />
        </IconButton>
      </div>
    </div>
  );
}
