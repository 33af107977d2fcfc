import type { AssistantAction } from '@crisper/kitchen/cooking/cooking-context';
import { t } from '@lingui/core/macro';
import type { CookingAction } from './cooking-state.ts';
import { dispatchCooking, getCooking } from './cooking-store.ts';
import { allowAlarm } from './timer-alarm.ts';
import { watchTimers } from './timer-watch.ts';
import { openTimers } from './timers.ts';
import { addTime, holdTimer, removeTimer, rewindTimer, runTimer, timersFor } from './timers-store.ts';

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
    const { title, path } = cooking ?? { title: '', path: '/recipes' };
    const label = action.label ?? t`Your timer`;
    runTimer(
      { id: `${recipeId}/asked-${now}`, label, seconds: action.seconds, step: null, recipeId, title, path },
      now,
    );
  }
  if (!('timers' in action)) return;
  const known = openTimers(timersFor(recipeId));
  for (const timer of action.timers.flatMap((at) => known[at] ?? [])) {
    if (action.type === 'cancel-timer') removeTimer(timer.id);
    if (action.type === 'pause-timer') holdTimer(timer.id, now);
    if (action.type === 'resume-timer') runTimer(timer, now);
    if (action.type === 'add-time') addTime(timer.id, action.seconds * 1000, now);
    if (action.type === 'restart-timer') {
      rewindTimer(timer.id);
      runTimer(timer, now);
    }
  }
}
