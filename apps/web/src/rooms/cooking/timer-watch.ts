import { t } from '@lingui/core/macro';
import { toast } from '../../ui/toast-store.ts';
import { ring } from './timer-alarm.ts';
import { isDue, isRunning, remainingMs } from './timers.ts';
import { allTimers, markRung, onTimersChange, removeTimer } from './timers-store.ts';

/** The longest delay that setTimeout takes. */
const LONGEST_MS = 60_000;

let next: ReturnType<typeof setTimeout> | undefined;

/** Rings all due timers, then waits for the next one. */
function check(): void {
  clearTimeout(next);
  const now = Date.now();
  for (const timer of allTimers().filter((one) => isDue(one, now))) {
    const { id, label, title } = timer;
    markRung(id);
    ring(label, title, () => allTimers().some((one) => one.id === id && one.rung));
    toast({
      title: t`${label} is done`,
      text: title,
      action: { label: t`Stop`, onPress: () => removeTimer(id) },
    });
  }
  const running = allTimers().filter(isRunning);
  if (running.length === 0) return;
  const soonest = Math.min(...running.map((timer) => remainingMs(timer, now)));
  next = setTimeout(check, Math.min(soonest, LONGEST_MS));
}

let watching = false;

/** From now on timers ring on any page. */
export function watchTimers(): void {
  if (watching) return;
  watching = true;
  onTimersChange(check);
  // A sleeping device pauses setTimeout, so check again when the page becomes visible.
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pageshow', check);
  check();
}
