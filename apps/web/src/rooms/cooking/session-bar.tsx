import { t } from '@lingui/core/macro';
import { Pause, Play, RotateCcw, X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Cooking, elapsedMs } from './cooking-state.ts';
import { clockText } from './timers.ts';

interface SessionBarProps {
  cooking: Cooking;
  now: number;
  onStart: () => void;
  onPause: () => void;
  onReset: () => void;
  onExit: () => void;
}

export function SessionBar({ cooking, now, onStart, onPause, onReset, onExit }: SessionBarProps) {
  // Rounded down, so that the clock starts at zero.
  const elapsed = Math.floor(elapsedMs(cooking, now) / 1000) * 1000;
  const share = cooking.steps > 0 ? cooking.done.length / cooking.steps : 0;
  return (
    <div className="sticky top-0 z-10 border-line border-b bg-paper/95 backdrop-blur-md">
      <div className="mx-auto flex h-16 short:h-12 max-w-6xl items-center gap-1 px-3 sm:px-6">
        <IconButton label={t`Exit Interactive Mode`} aria-keyshortcuts="Escape" onClick={onExit}>
          <X />
        </IconButton>
        <h1 className="line-clamp-2 min-w-0 flex-1 text-base leading-tight sm:line-clamp-1 sm:text-xl short:line-clamp-1">
          {cooking.title}
        </h1>
        <span role="timer" aria-label={t`Cooking for`} className="font-semibold tabular-nums">
          {clockText(elapsed)}
        </span>
        <IconButton
          label={cooking.since === null ? t`Start session timer` : t`Pause session timer`}
          onClick={cooking.since === null ? onStart : onPause}
        >
          {cooking.since === null ? <Play /> : <Pause />}
        </IconButton>
        <IconButton label={t`Reset session timer`} onClick={onReset}>
          <RotateCcw />
        </IconButton>
      </div>
      <div
        role="progressbar"
        aria-label={t`Steps done`}
        aria-valuemin={0}
        aria-valuemax={cooking.steps}
        aria-valuenow={cooking.done.length}
        className="h-1 bg-sunken"
      >
        <div
          className="h-full origin-left bg-progress transition-transform"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
