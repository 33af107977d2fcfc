import { t } from '@lingui/core/macro';
import { BellRing, Pause, Play, Plus, Timer as TimerIcon, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { watchTimers } from './timer-watch.ts';
import { clockText, isRunning, remainingMs, type Timer } from './timers.ts';
import { addTime, holdTimer, removeTimer, runTimer, useAllTimers } from './timers-store.ts';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;
/** The window's title without what a timer put before it. */
const MARK = '⏲ ';
const MARKED = /^⏲ [^·]{0,200}· /;

/** The one that matters most: one that rings, else the next to ring. */
function foremost(timers: readonly Timer[], now: number): Timer | undefined {
  const order = (timer: Timer) =>
    timer.rung ? -1 : remainingMs(timer, now) + (isRunning(timer) ? 0 : Number.MAX_SAFE_INTEGER / 2);
  return timers.toSorted((a, b) => order(a) - order(b))[0];
}

const textOf = (timer: Timer, now: number): string =>
  timer.rung ? t`${timer.label} is done` : `${clockText(remainingMs(timer, now))} ${timer.label}`;

/** Puts the next timer before the window's title, on every page. */
function useTimerTitle(text: string | null): void {
  useEffect(() => {
    const bare = document.title.replace(MARKED, '');
    const title = text === null ? bare : `${MARK}${text.replaceAll('·', '-')} · ${bare}`;
    if (document.title !== title) document.title = title;
  });
}

/** Timers on every page: the next one as a pill, all of them at a press. Cooking mode shows them itself. */
export default function TimerPill() {
  const timers = useAllTimers();
  const now = useNow(timers.some(isRunning));
  const [open, setOpen] = useState(false);
  const { search } = useLocation();
  useEffect(watchTimers, []);
  const first = foremost(timers, now);
  useTimerTitle(first ? textOf(first, now) : null);
  if (!first) return null;
  const cooking = new URLSearchParams(search).has('cook');
  const timer = textOf(first, now);
  const others = timers.length - 1;
  const Icon = first.rung ? BellRing : TimerIcon;
  return (
    <>
      {!cooking && (
        <button
          type="button"
          aria-label={others > 0 ? t`Timers: ${timer} and ${others} more` : t`Timers: ${timer}`}
          onClick={() => setOpen(true)}
          className={cx(
            'fixed bottom-[calc(5rem+env(safe-area-inset-bottom))] start-4 z-40 flex min-h-11 max-w-[calc(100vw-2rem)] items-center gap-2 rounded-full px-4 font-semibold tabular-nums shadow-lift md:bottom-6 print:hidden',
            first.rung ? 'bg-honey text-on-honey' : 'bg-honey-soft text-honey-ink',
          )}
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          <span className="truncate">{timer}</span>
          {timers.length > 1 && <span className="shrink-0">+{timers.length - 1}</span>}
        </button>
      )}
      <Sheet open={open && !cooking} onOpenChange={setOpen} title={t`Timers`}>
        <ul className="divide-y divide-line">
          {timers.map((timer) => (
            <TimerRow key={timer.id} timer={timer} now={now} onLeave={() => setOpen(false)} />
          ))}
        </ul>
      </Sheet>
    </>
  );
}

function TimerRow({ timer, now, onLeave }: { timer: Timer; now: number; onLeave: () => void }) {
  const running = isRunning(timer);
  return (
    <li className="grid gap-1 py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold text-lg">{timer.label}</p>
          <Link to={`${timer.path}?cook=`} onClick={onLeave} className="text-herb-ink underline">
            {timer.title}
          </Link>
        </div>
        <span className={cx('font-semibold text-xl tabular-nums', timer.rung && 'text-honey-ink')}>
          {timer.rung ? t`Done` : clockText(remainingMs(timer, now))}
        </span>
      </div>
      <div className="-ms-2.5 flex gap-1">
        <IconButton
          label={t`One minute more: ${timer.label}`}
          onClick={() => addTime(timer.id, MINUTE_MS, Date.now())}
        >
          <Plus />
        </IconButton>
        {!timer.rung && (
          <IconButton
            label={running ? t`Pause ${timer.label}` : t`Go on with ${timer.label}`}
            onClick={() => (running ? holdTimer(timer.id, Date.now()) : runTimer(timer, Date.now()))}
          >
            {running ? <Pause /> : <Play />}
          </IconButton>
        )}
        <IconButton label={t`Remove timer: ${timer.label}`} onClick={() => removeTimer(timer.id)}>
          <X />
        </IconButton>
      </div>
    </li>
  );
}
