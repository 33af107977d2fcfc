import type { InteractiveStep } from '@crisper/contract/recipes/recipes';
import type { Cooking } from './cooking-state.ts';
import { StepTimer } from './step-timer.tsx';
import { allowAlarm } from './timer-alarm.ts';
import { timersOfStep } from './timers.ts';
import { holdTimer, rewindTimer, runTimer, useAllTimers } from './timers-store.ts';

/** The timers of the current step: those it names, running or not. */
export function StepTimers({ step, cooking, now }: { step: InteractiveStep; cooking: Cooking; now: number }) {
  const running = useAllTimers();
  const { recipeId, title, path, active } = cooking;
  return timersOfStep(step).map(({ label, seconds }, at, all) => {
    const id = `${recipeId}/step-${active}-${at}`;
    return (
      <StepTimer
        key={id}
        label={label}
        several={all.length > 1}
        seconds={seconds}
        timer={running.find((one) => one.id === id)}
        now={now}
        onStart={() => {
          allowAlarm();
          runTimer({ id, label, seconds, step: active, recipeId, title, path }, Date.now());
        }}
        onPause={() => holdTimer(id, Date.now())}
        onReset={() => rewindTimer(id)}
      />
    );
  });
}
