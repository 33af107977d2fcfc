import { t } from '@lingui/core/macro';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Ring } from '../../ui/ring.tsx';
import { clockText, isRunning, remainingMs, type Timer } from './timers.ts';

interface StepTimerProps {
  label: string;
  /** One of several in its step: the buttons tell them apart. */
  several: boolean;
  seconds: number;
  /** Undefined until the timer is first started. */
  timer: Timer | undefined;
  now: number;
  onStart: () => void;
  onPause: () => void;
  onReset: () => void;
}

export function StepTimer({
  label,
  several,
  seconds,
  timer,
  now,
  onStart,
  onPause,
  onReset,
}: StepTimerProps) {
  const left = timer ? remainingMs(timer, now) : seconds * 1000;
  const running = timer !== undefined && isRunning(timer);
  return (
    <div className="flex items-center gap-4 rounded-card bg-honey-soft p-2 ps-4 sm:p-5 short:flex-col short:items-stretch short:gap-2 short:p-3">
      <div className="shrink-0 max-sm:hidden short:hidden">
        <Ring label={t`Timer: ${label}`} value={Math.ceil(left / 1000)} max={seconds} tone="honey">
          <span className="font-semibold text-2xl">{timer?.rung ? t`Done` : clockText(left)}</span>
        </Ring>
      </div>
      <span
        aria-hidden
        className="hidden text-center font-semibold text-2xl tabular-nums max-sm:block short:block short:text-3xl"
      >
        {timer?.rung ? t`Done` : clockText(left)}
      </span>
      <div className="flex min-w-0 flex-1 items-center gap-2">
        {running ? (
          <Button variant="outline" size="lg" onClick={onPause} className="min-w-0 flex-1 max-sm:px-3">
            <Pause aria-hidden className="size-5" />
            {several ? t`Pause ${label}` : t`Pause timer`}
          </Button>
        ) : (
          <Button size="lg" onClick={onStart} className="min-w-0 flex-1 max-sm:px-3">
            <Play aria-hidden className="size-5" />
            {timer && !timer.rung && left < seconds * 1000
              ? t`Go on`
              : several
                ? t`Start ${label}`
                : t`Start timer`}
          </Button>
        )}
        {timer && (
          <IconButton
            label={several ? t`Reset ${label}` : t`Reset timer`}
            onClick={onReset}
            className="size-13"
          >
            <RotateCcw />
          </IconButton>
        )}
      </div>
    </div>
  );
}
