import { toast } from '../../ui/toast-store.ts';
import { allCooking, dispatchCooking, onCookingChange } from './cooking-store.ts';
import { ring } from './timer-alarm.ts';
import { isDue, isRunning, remainingMs } from './timers.ts';

/** The longest delay that setTimeout takes. */
const LONGEST_MS = 60_000;

let next: ReturnType<typeof setTimeout> | undefined;

/** Rings all due timers, then waits for the next one. */
function check(): void {
  clearTimeout(next);
  const now = Date.now();
  for (const { recipeId, title, timers } of allCooking())
    for (const timer of timers)
      if (isDue(timer, now)) {
        dispatchCooking(recipeId, { type: 'timer-rung', id: timer.id });
        ring(timer.label, title);
        toast({ title: `${timer.label} is done`, text: title });
      }
  const running = allCooking().flatMap(({ timers }) => timers.filter(isRunning));
  if (running.length === 0) return;
  const soonest = Math.min(...running.map((timer) => remainingMs(timer, now)));
  next = setTimeout(check, Math.min(soonest, LONGEST_MS));
}

let watching = false;

/** From now on timers ring on any page. */
export function watchTimers(): void {
  if (watching) return;
  watching = true;
  onCookingChange(check);
  // A sleeping device pauses setTimeout, so check again when the page becomes visible.
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pageshow', check);
  check();
}
