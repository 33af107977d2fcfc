import type { InteractiveStep, Recipe } from '@crisper/contract/recipes';
import { ArrowLeft, Check, ChefHat, Undo2 } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { HttpsNote } from '../../shared/https-note.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type Cooking, isComplete } from './cooking-state.ts';
import { dispatchCooking } from './cooking-store.ts';
import { EndCard } from './end-card.tsx';
import { RunningTimers } from './running-timers.tsx';
import { SessionBar } from './session-bar.tsx';
import { StepCard } from './step-card.tsx';
import { StepList } from './step-list.tsx';
import { StepTimer } from './step-timer.tsx';
import { allowAlarm } from './timer-alarm.ts';
import { watchTimers } from './timer-watch.ts';
import { isRunning, timersOfStep } from './timers.ts';
import { useNow } from './use-now.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface CookingModeProps {
  recipe: Recipe;
  steps: readonly InteractiveStep[];
  cooking: Cooking;
  /** Leaves and discards the progress. */
  onExit: () => void;
  /** The chef assistant. */
  assistant: ReactNode;
  /** The actions of the end card. */
  afterwards: ReactNode;
}

/** Full screen: large type and buttons, a wake lock, and progress that survives a reload. */
export function CookingMode({ recipe, steps, cooking, onExit, assistant, afterwards }: CookingModeProps) {
  const now = useNow(cooking.since !== null || cooking.timers.some(isRunning));
  const top = useRef<HTMLDivElement>(null);
  const chef = useRef<HTMLDivElement>(null);
  // The assistant loads after the step is shown.
  const settled = useDeferredValue(true, false);
  const complete = isComplete(cooking);
  const wasComplete = useRef(complete);
  const act = (action: Parameters<typeof dispatchCooking>[1]) => dispatchCooking(recipe.id, action);
  useWakeLock();
  useEffect(watchTimers, []);

  useEffect(() => {
    if (complete && !wasComplete.current)
      toast({ title: 'Recipe Complete', text: `${recipe.title} is ready. Enjoy your meal!` });
    wasComplete.current = complete;
  }, [complete, recipe.title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the top on a new step
  useEffect(() => {
    top.current?.scrollTo({ top: 0 });
  }, [cooking.active, complete]);

  const step = steps[cooking.active];
  if (!step) return null;
  const done = cooking.done.includes(cooking.active);
  const timers = timersOfStep(step).map(({ label, seconds }, at, all) => {
    const id = at === 0 ? `step-${cooking.active}` : `step-${cooking.active}-${at}`;
    return (
      <StepTimer
        key={id}
        label={label}
        several={all.length > 1}
        seconds={seconds}
        timer={cooking.timers.find((one) => one.id === id)}
        now={now}
        onStart={() => {
          allowAlarm();
          act({ type: 'timer-start', id, label, seconds, step: cooking.active, now: Date.now() });
        }}
        onPause={() => act({ type: 'timer-pause', id, now: Date.now() })}
        onReset={() => act({ type: 'timer-reset', id })}
      />
    );
  });

  return (
    <div data-cooking-mode ref={top} className="fixed inset-0 z-45 flex flex-col overflow-y-auto bg-paper">
      <SessionBar
        cooking={cooking}
        now={now}
        onStart={() => act({ type: 'start', now: Date.now() })}
        onPause={() => act({ type: 'pause', now: Date.now() })}
        onReset={() => act({ type: 'reset', now: Date.now() })}
        onExit={onExit}
      />
      <div className="mx-auto grid w-full max-w-6xl flex-1 grid-cols-1 content-start gap-8 px-4 py-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-10">
        <section aria-label="Current step" aria-live="polite">
          {complete ? (
            <EndCard title={recipe.title} onExit={onExit}>
              {afterwards}
            </EndCard>
          ) : (
            <StepCard step={step} total={steps.length} timers={timers} />
          )}
        </section>
        <div className="grid grid-cols-1 content-start gap-8">
          <HttpsNote what="keeping the screen on">Your screen may go dark while you cook.</HttpsNote>
          <StepList
            steps={steps}
            cooking={cooking}
            onActivate={(at) => act({ type: 'activate', step: at })}
            onToggleDone={(at) => act({ type: 'toggle-done', step: at })}
          />
          <div ref={chef} className="scroll-mt-24">
            {settled && assistant}
          </div>
        </div>
      </div>
      <div className="sticky bottom-0 z-10 border-line border-t bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md">
        <div className="mx-auto grid max-w-6xl gap-2.5 px-4 py-3 sm:px-6">
          <RunningTimers
            timers={cooking.timers}
            now={now}
            onOpen={(one) => one.step !== null && act({ type: 'activate', step: one.step })}
            onRemove={(one) => act({ type: 'timer-remove', id: one.id })}
          />
          <div className="flex gap-2.5">
            <IconButton
              label="Previous step"
              disabled={cooking.active === 0}
              onClick={() => act({ type: 'activate', step: cooking.active - 1 })}
              className="size-14 border border-line-strong bg-surface"
            >
              <ArrowLeft />
            </IconButton>
            <Button
              size="lg"
              variant={done ? 'outline' : 'primary'}
              onClick={() => act({ type: 'toggle-done', step: cooking.active })}
              className="min-h-14 flex-1 px-3 text-lg sm:text-xl"
            >
              {done ? <Undo2 aria-hidden className="size-5" /> : <Check aria-hidden className="size-6" />}
              {done
                ? 'Not done yet'
                : cooking.done.length === steps.length - 1
                  ? 'Finish'
                  : 'Done, next step'}
            </Button>
            <IconButton
              label="Ask the chef"
              onClick={() => {
                chef.current?.scrollIntoView();
                chef.current?.querySelector('button')?.focus({ preventScroll: true });
              }}
              className="size-14 border border-line-strong bg-surface lg:hidden"
            >
              <ChefHat />
            </IconButton>
          </div>
        </div>
      </div>
    </div>
  );
}
