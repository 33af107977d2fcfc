import type { AssistantAction } from '@crisper/kitchen/cooking/assistant';
import type { CookingAction } from './cooking-state.ts';
import { dispatchCooking, getCooking } from './cooking-store.ts';
import { allowAlarm } from './timer-alarm.ts';
import { watchTimers } from './timer-watch.ts';
import { timersOf } from './timers.ts';

/** Performs the assistant's actions in the app. */
export function followAssistant(recipeId: string, action: AssistantAction): void {
  const now = Date.now();
  const cooking = getCooking(recipeId);
  const dispatch = (next: CookingAction) => dispatchCooking(recipeId, next);
  if (action.type === 'go-to') dispatch({ type: 'activate', step: action.step });
  if (action.type === 'complete' && !cooking?.done.includes(action.step))
    dispatch({ type: 'toggle-done', step: action.step });
  if (action.type === 'pause' || action.type === 'start') dispatch({ type: action.type, now });
  if (action.type === 'set-timer') {
    allowAlarm();
    watchTimers();
    const label = action.label ?? 'Your timer';
    const timer = { id: `asked-${now}`, label, seconds: action.seconds, step: null };
    dispatch({ type: 'timer-start', ...timer, now });
  }
  if (!('timers' in action)) return;
  const known = timersOf(cooking);
  for (const timer of action.timers.flatMap((at) => known[at] ?? [])) {
    const { id, label, seconds, step } = timer;
    const start = { type: 'timer-start', id, label, seconds, step, now } as const;
    if (action.type === 'cancel-timer') dispatch({ type: 'timer-remove', id });
    if (action.type === 'pause-timer') dispatch({ type: 'timer-pause', id, now });
    if (action.type === 'resume-timer') dispatch(start);
    if (action.type === 'add-time') dispatch({ type: 'timer-extend', id, ms: action.seconds * 1000, now });
    if (action.type === 'restart-timer') {
      dispatch({ type: 'timer-reset', id });
      dispatch(start);
    }
  }
}
