import type { InteractiveStep } from '@crisper/contract/recipes/recipes';

/** Timers store end times instead of counting ticks, so they stay right after a reload, in a hidden tab and after sleep. */
export interface Timer {
  id: string;
  label: string;
  /** The recipe it was set for: its id, its title, and the address to go back to. */
  recipeId: string;
  title: string;
  path: string;
  /** The step it belongs to; null for one requested from the assistant. */
  step: number | null;
  seconds: number;
  /** The time at which it rings; null while paused. */
  endsAt: number | null;
  /** The remaining time while paused. */
  leftMs: number;
  rung: boolean;
}

export function newTimer(timer: Omit<Timer, 'endsAt' | 'leftMs' | 'rung'>): Timer {
  return { ...timer, endsAt: null, leftMs: timer.seconds * 1000, rung: false };
}

export function remainingMs(timer: Timer, now: number): number {
  return Math.max(0, timer.endsAt === null ? timer.leftMs : timer.endsAt - now);
}

export const isRunning = (timer: Timer): boolean => timer.endsAt !== null && !timer.rung;

/** The times a step names. Steps that were kept before steps had several have only the first. */
export function timersOfStep(step: InteractiveStep): InteractiveStep['timers'] {
  if (step.timers?.length > 0) return step.timers;
  return step.timer_sec ? [{ label: step.title, seconds: step.timer_sec }] : [];
}

/** The timers that can be spoken of: running or paused, in the order they were set. */
export const openTimers = (timers: readonly Timer[]): readonly Timer[] =>
  timers.filter((timer) => !timer.rung);

export function startTimer(timer: Timer, now: number): Timer {
  if (isRunning(timer)) return timer;
  const left = timer.rung || timer.leftMs <= 0 ? timer.seconds * 1000 : timer.leftMs;
  return { ...timer, endsAt: now + left, leftMs: left, rung: false };
}

export function pauseTimer(timer: Timer, now: number): Timer {
  return isRunning(timer) ? { ...timer, leftMs: remainingMs(timer, now), endsAt: null } : timer;
}

/** Moves the end of a timer; it never ends before now. One that has rung runs again for that long. */
export function extendTimer(timer: Timer, ms: number, now: number): Timer {
  const left = Math.max(0, remainingMs(timer, now) + ms);
  if (timer.rung) return { ...timer, rung: false, leftMs: left, endsAt: now + left };
  return { ...timer, leftMs: left, endsAt: timer.endsAt === null ? null : now + left };
}

export function resetTimer(timer: Timer): Timer {
  return { ...timer, endsAt: null, leftMs: timer.seconds * 1000, rung: false };
}

export function isDue(timer: Timer, now: number): boolean {
  return isRunning(timer) && remainingMs(timer, now) === 0;
}

/** "1:05:00", "12:30", "0:09": rounded up, so that the last second shows. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
