import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BellRing, Timer as TimerIcon, X } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { clockText, isRunning, remainingMs, type Timer } from './timers.ts';
import { removeTimer } from './timers-store.ts';

interface RunningTimersProps {
  timers: readonly Timer[];
  now: number;
  onOpen: (timer: Timer) => void;
}

/** All running timers, whichever step and recipe they belong to. */
export function RunningTimers({ timers, now, onOpen }: RunningTimersProps) {
  const shown = timers.filter(
    (timer) => isRunning(timer) || timer.rung || timer.leftMs < timer.seconds * 1000,
  );
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label={t`Timers`}
      className="flex flex-wrap gap-2 max-sm:max-h-26 max-sm:overflow-y-auto sm:flex-nowrap sm:overflow-x-auto short:flex-nowrap short:overflow-x-auto [scrollbar-width:none]"
    >
      {shown.map((timer) => {
        const Icon = timer.rung ? BellRing : TimerIcon;
        return (
          <li
            key={timer.id}
            className={cx(
              'flex shrink-0 grow basis-[calc(50%-0.25rem)] items-center rounded-control ps-3 font-semibold sm:grow-0 sm:basis-auto sm:rounded-full sm:ps-4 short:grow-0 short:basis-auto',
              timer.rung ? 'bg-honey text-on-honey' : 'bg-honey-soft text-honey-ink',
            )}
          >
            <button
              type="button"
              onClick={() => onOpen(timer)}
              className="flex min-h-12 min-w-0 flex-1 items-center gap-2 text-start tabular-nums sm:min-h-11"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 max-sm:hidden" />
              {/* On a phone the clock stands over the name, so that two fit beside each other. */}
              <span className="flex min-w-0 flex-col-reverse leading-tight sm:flex-row sm:items-center sm:gap-2">
                <span className="max-w-36 truncate max-sm:font-medium max-sm:text-sm">{timer.label}</span>
                <span className="flex items-baseline gap-1.5 max-sm:text-lg">
                  {timer.rung ? t`done` : clockText(remainingMs(timer, now))}
                  {!timer.rung && !isRunning(timer) && (
                    <span className="font-normal text-sm">
                      <Trans>paused</Trans>
                    </span>
                  )}
                </span>
              </span>
            </button>
            <button
              type="button"
              aria-label={t`Remove timer: ${timer.label}`}
              onClick={() => removeTimer(timer.id)}
              className="grid size-11 shrink-0 place-items-center rounded-full"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
