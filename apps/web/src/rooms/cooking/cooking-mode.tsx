import type { InteractiveStep, Recipe } from '@crisper/contract/recipes/recipes';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useWakeLock } from '../../lib/use-wake-lock.ts';
import { HttpsNote } from '../../shared/https-note.tsx';
import { Fold } from '../../ui/fold.tsx';
import { toast } from '../../ui/toast-store.ts';
import { CookingBar } from './cooking-bar.tsx';
import { type Cooking, type CookingAction, isComplete } from './cooking-state.ts';
import { dispatchCooking } from './cooking-store.ts';
import { EndCard } from './end-card.tsx';
import { GetReady } from './get-ready.tsx';
import { IngredientsDrawer } from './ingredients-drawer.tsx';
import { RunningTimers } from './running-timers.tsx';
import { SessionBar } from './session-bar.tsx';
import { StepCard } from './step-card.tsx';
import { StepList } from './step-list.tsx';
import { StepTimers } from './step-timers.tsx';
import { isRunning } from './timers.ts';
import { useAllTimers } from './timers-store.ts';
import { useCookingKeys } from './use-cooking-keys.ts';
import { useNow } from './use-now.ts';
import { useSwipe } from './use-swipe.ts';

interface CookingModeProps {
  recipe: Recipe;
  steps: readonly InteractiveStep[];
  cooking: Cooking;
  system: MeasureSystem;
  /** Leaves and discards the progress. */
  onExit: () => void;
  /** Opens another recipe's step, from one of its timers. */
  onOpenRecipe: (path: string) => void;
  /** The chef assistant. */
  assistant: ReactNode;
  /** Puts what is missing on the shopping list. */
  shopping: ReactNode;
  /** What follows after the last step. */
  afterwards: ReactNode;
}

/** Full screen: large type and buttons, a wake lock, and progress that survives a reload. */
export function CookingMode({
  recipe,
  steps,
  cooking,
  system,
  onExit,
  onOpenRecipe,
  assistant,
  shopping,
  afterwards,
}: CookingModeProps) {
  const timers = useAllTimers();
  const complete = isComplete(cooking);
  const { active, gettingReady } = cooking;
  const now = useNow(gettingReady || cooking.since !== null || timers.some(isRunning));
  const [listed, setListed] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const chef = useRef<HTMLDivElement>(null);
  // The assistant loads after the step is shown.
  const settled = useDeferredValue(true, false);
  const wasComplete = useRef(complete);
  const act = (action: CookingAction) => dispatchCooking(recipe.id, action);
  const scale = { servings: cooking.servings || recipe.servings, baseServings: recipe.servings, system };
  useWakeLock();

  const begin = () => act({ type: 'start', now: Date.now() });
  const go = (step: number) => !gettingReady && act({ type: 'activate', step });
  const main = () => (gettingReady ? begin() : act({ type: 'toggle-done', step: active }));
  useCookingKeys({
    next: () => (gettingReady ? begin() : go(active + 1)),
    previous: () => go(active - 1),
    done: () => !complete && main(),
    exit: onExit,
  });
  const swipe = useSwipe(
    () => go(active + 1),
    () => go(active - 1),
  );

  useEffect(() => {
    if (complete && !wasComplete.current)
      toast({ title: t`Recipe Complete`, text: t`${recipe.title} is ready. Enjoy your meal!`, quiet: true });
    wasComplete.current = complete;
  }, [complete, recipe.title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the top on a new step
  useEffect(() => {
    top.current?.scrollTo({ top: 0 });
  }, [active, complete, gettingReady]);

  const step = steps[active];
  if (!step) return null;

  const stepList = (
    <StepList
      steps={steps}
      cooking={cooking}
      onActivate={(at) => act({ type: 'activate', step: at })}
      onToggleDone={(at) => act({ type: 'toggle-done', step: at })}
    />
  );

  return (
    <div data-cooking-mode ref={top} className="fixed inset-0 z-45 flex flex-col overflow-y-auto bg-paper">
      <SessionBar
        cooking={cooking}
        now={now}
        onStart={begin}
        onPause={() => act({ type: 'pause', now: Date.now() })}
        onReset={() => act({ type: 'reset', now: Date.now() })}
        onExit={onExit}
      />
      <div className="mx-auto grid w-full max-w-6xl flex-1 grid-cols-1 content-start gap-8 px-4 py-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-10 short:py-3">
        <section aria-label={t`Current step`} aria-live="polite" {...swipe}>
          {complete ? (
            <EndCard recipe={recipe} onExit={onExit}>
              {afterwards}
            </EndCard>
          ) : gettingReady ? (
            <GetReady recipe={recipe} steps={steps} scale={scale} now={now}>
              {shopping}
            </GetReady>
          ) : (
            <StepCard
              step={step}
              total={steps.length}
              lines={recipe.ingredients}
              scale={scale}
              timers={<StepTimers step={step} cooking={cooking} now={now} />}
              onIngredients={() => setListed(true)}
            />
          )}
        </section>
        <div className="grid grid-cols-1 content-start gap-8">
          <HttpsNote what={t`keeping the screen on`}>
            <Trans>Your screen may go dark while you cook.</Trans>
          </HttpsNote>
          {complete ? <Fold title={t`The steps`}>{stepList}</Fold> : stepList}
          <div ref={chef} className="scroll-mt-24">
            {settled && !complete && assistant}
          </div>
        </div>
      </div>
      <CookingBar
        cooking={cooking}
        complete={complete}
        onPrevious={() => go(active - 1)}
        onMain={main}
        onAsk={() => {
          chef.current?.scrollIntoView();
          chef.current?.querySelector('button')?.focus({ preventScroll: true });
        }}
        timers={
          <RunningTimers
            timers={timers}
            now={now}
            onOpen={(one) => {
              if (one.recipeId !== recipe.id) onOpenRecipe(one.path);
              else if (one.step !== null) act({ type: 'activate', step: one.step });
            }}
          />
        }
      />
      {listed && (
        <IngredientsDrawer
          lines={recipe.ingredients}
          steps={steps}
          cooking={cooking}
          scale={scale}
          onClose={() => setListed(false)}
        >
          {shopping}
        </IngredientsDrawer>
      )}
    </div>
  );
}
