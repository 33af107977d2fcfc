import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { addDays, dayLabel, todayHere } from './period.ts';

const FIRST = '2000-01-01';
const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface CalendarProps {
  value: string;
  label: string;
  onChange: (day: string) => void;
}

/** A button with the date that opens a month calendar. */
export function CalendarPopover({ value, label, onChange }: CalendarProps) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>
        <Button variant="outline" aria-label={t`${label}. Choose another date`}>
          <CalendarDays aria-hidden className="size-5" />
          {label}
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={t`Choose a date`}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 w-84 max-w-[calc(100vw-2.5rem)] animate-rise rounded-card border border-line bg-raised p-3 text-ink shadow-lift"
        >
          <Month
            value={value}
            onChange={(day) => {
              onChange(day);
              setOpen(false);
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Month({ value, onChange }: Pick<CalendarProps, 'value' | 'onChange'>) {
  const today = todayHere();
  const [focused, setFocused] = useState(value);
  const moved = useRef(false);
  const grid = useRef<HTMLTableElement>(null);
  const month = focused.slice(0, 7);
  const first = addDays(`${month}-01`, -new Date(`${month}-01T00:00:00Z`).getUTCDay());
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(first, week * 7 + day)),
  ).filter((week) => week.some((day) => day.startsWith(month)));

  // Focus follows the keyboard, but not the arrow buttons of the header.
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
    moved.current = false;
  }, [focused]);

  const go = (day: string) => setFocused(day < FIRST ? FIRST : day > today ? today : day);
  const turn = (by: number) => {
    const at = new Date(`${month}-01T00:00:00Z`);
    at.setUTCMonth(at.getUTCMonth() + by);
    go(at.toISOString().slice(0, 10));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moved.current = true;
    go(addDays(focused, step));
  };

  return (
    <>
      <div className="flex items-center justify-between">
        <IconButton label={t`Earlier month`} disabled={month <= FIRST.slice(0, 7)} onClick={() => turn(-1)}>
          <ChevronLeft />
        </IconButton>
        <span aria-live="polite" className="font-semibold">
          {dayLabel(`${month}-01`, { month: 'long', year: 'numeric' })}
        </span>
        <IconButton label={t`Later month`} disabled={month >= today.slice(0, 7)} onClick={() => turn(1)}>
          <ChevronRight />
        </IconButton>
      </div>
      <table ref={grid} className="w-full" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" className="h-8 font-medium text-ink-soft text-xs">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0">
                  {day.startsWith(month) && (
                    <button
                      type="button"
                      data-day={day}
                      disabled={day > today}
                      tabIndex={day === focused ? 0 : -1}
                      aria-pressed={day === value}
                      aria-label={dayLabel(day, {
                        weekday: 'long',
                        month: 'long',
                        day: 'numeric',
                        year: 'numeric',
                      })}
                      onClick={() => onChange(day)}
                      className={cx(
                        'h-11 w-full rounded-control tabular-nums disabled:opacity-40',
                        day === value ? 'bg-herb font-semibold text-on-herb' : 'hover:bg-sunken',
                        day === today && day !== value && 'font-semibold text-herb-ink underline',
                      )}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="ghost" className="mt-1 w-full" onClick={() => onChange(today)}>
        <Trans>Go to today</Trans>
      </Button>
    </>
  );
}
