import type { AssistantAction } from '@crisper/kitchen/cooking/assistant';
import type { CookingAction } from './cooking-state.ts';
import { dispatchCooking, getCooking } from './cooking-store.ts';
import { allowAlarm } from './timer-alarm.ts';
import { watchTimers } from './timer-watch.ts';
import { isRunning } from './timers.ts';

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
    const timer = { id: `asked-${now}`, label: 'Your timer', seconds: action.seconds, step: null };
    dispatch({ type: 'timer-start', ...timer, now });
  }
  if (action.type === 'cancel-timer') {
    const running = cooking?.timers.filter(isRunning) ?? [];
    // Prefer the timer that was requested last.
    const meant = running.findLast((timer) => timer.step === null) ?? running.at(-1);
    if (meant) dispatch({ type: 'timer-remove', id: meant.id });
  }
}
