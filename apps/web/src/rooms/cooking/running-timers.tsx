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
    <ul aria-label={t`Timers`} className="flex gap-2 overflow-x-auto [scrollbar-width:none]">
      {shown.map((timer) => {
        const Icon = timer.rung ? BellRing : TimerIcon;
        return (
          <li
            key={timer.id}
            className={cx(
              'flex shrink-0 items-center rounded-full ps-4 font-semibold',
              timer.rung ? 'bg-honey text-on-honey' : 'bg-honey-soft text-honey-ink',
            )}
          >
            <button
              type="button"
              onClick={() => onOpen(timer)}
              className="flex min-h-11 items-center gap-2 tabular-nums"
            >
              <Icon aria-hidden className="size-4.5" />
              <span className="max-w-36 truncate">{timer.label}</span>
              <span>{timer.rung ? t`done` : clockText(remainingMs(timer, now))}</span>
              {!timer.rung && !isRunning(timer) && (
                <span className="font-normal">
                  <Trans>paused</Trans>
                </span>
              )}
            </button>
            <button
              type="button"
              aria-label={t`Remove timer: ${timer.label}`}
              onClick={() => removeTimer(timer.id)}
              className="grid size-11 place-items-center rounded-full"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
