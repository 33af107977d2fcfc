import type { InteractiveStep } from '@crisper/contract/recipes';
import { extendTimer, newTimer, pauseTimer, resetTimer, startTimer, type Timer } from './timers.ts';

/** The progress in one recipe. Plain data, because it is stored after each change. */
export interface Cooking {
  recipeId: string;
  /** The address of the recipe, to go back to. */
  path: string;
  title: string;
  active: number;
  done: readonly number[];
  steps: number;
  /** The session's clock: start time, and the time spent before a pause. */
  since: number | null;
  spentMs: number;
  timers: readonly Timer[];
}

export type CookingAction =
  | { type: 'activate'; step: number }
  | { type: 'toggle-done'; step: number }
  | { type: 'start' | 'pause' | 'reset'; now: number }
  | { type: 'timer-start'; id: string; label: string; seconds: number; step: number | null; now: number }
  | { type: 'timer-pause'; id: string; now: number }
  | { type: 'timer-extend'; id: string; ms: number; now: number }
  | { type: 'timer-reset' | 'timer-rung' | 'timer-remove'; id: string };

interface Cookable {
  id: string;
  title: string;
}

export function beginCooking(
  recipe: Cookable,
  path: string,
  steps: readonly InteractiveStep[],
  now: number,
): Cooking {
  return {
    recipeId: recipe.id,
    path,
    title: recipe.title,
    active: 0,
    done: [],
    steps: steps.length,
    since: now,
    spentMs: 0,
    timers: [],
  };
}

export const isComplete = (cooking: Cooking): boolean =>
  cooking.steps > 0 && cooking.done.length >= cooking.steps;

export function elapsedMs(cooking: Pick<Cooking, 'since' | 'spentMs'>, now: number): number {
  return cooking.spentMs + (cooking.since === null ? 0 : Math.max(0, now - cooking.since));
}

/** Marking a step done moves to the next open one; marking it again undoes it. */
function toggleDone(cooking: Cooking, step: number): Cooking {
  if (cooking.done.includes(step))
    return { ...cooking, active: step, done: cooking.done.filter((one) => one !== step) };
  const done = [...cooking.done, step];
  for (let next = step + 1; next < cooking.steps; next += 1)
    if (!done.includes(next)) return { ...cooking, done, active: next };
  const open = Array.from({ length: cooking.steps }, (_, at) => at).find((at) => !done.includes(at));
  return { ...cooking, done, active: open ?? step };
}

function withTimer(cooking: Cooking, id: string, change: (timer: Timer) => Timer): Cooking {
  return { ...cooking, timers: cooking.timers.map((timer) => (timer.id === id ? change(timer) : timer)) };
}

export function cook(cooking: Cooking, action: CookingAction): Cooking {
  switch (action.type) {
    case 'activate':
      return action.step >= 0 && action.step < cooking.steps ? { ...cooking, active: action.step } : cooking;
    case 'toggle-done':
      return action.step >= 0 && action.step < cooking.steps ? toggleDone(cooking, action.step) : cooking;
    case 'start':
      return { ...cooking, since: cooking.since ?? action.now };
    case 'pause':
      return { ...cooking, since: null, spentMs: elapsedMs(cooking, action.now) };
    case 'reset':
      return { ...cooking, since: null, spentMs: 0 };
    case 'timer-start': {
      const known = cooking.timers.some((timer) => timer.id === action.id);
      const all = known
        ? cooking
        : {
            ...cooking,
            timers: [...cooking.timers, newTimer(action.id, action.label, action.seconds, action.step)],
          };
      return withTimer(all, action.id, (timer) => startTimer(timer, action.now));
    }
    case 'timer-pause':
      return withTimer(cooking, action.id, (timer) => pauseTimer(timer, action.now));
    case 'timer-extend':
      return withTimer(cooking, action.id, (timer) => extendTimer(timer, action.ms, action.now));
    case 'timer-reset':
      return withTimer(cooking, action.id, resetTimer);
    case 'timer-rung':
      return withTimer(cooking, action.id, (timer) => ({ ...timer, rung: true, endsAt: null, leftMs: 0 }));
    case 'timer-remove':
      return { ...cooking, timers: cooking.timers.filter((timer) => timer.id !== action.id) };
  }
}
