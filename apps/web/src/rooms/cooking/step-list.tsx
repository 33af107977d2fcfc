import type { InteractiveStep } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Check, Timer as TimerIcon } from 'lucide-react';
import { minutes } from '../../shared/minutes.ts';
import { cx } from '../../ui/cx.ts';
import type { Cooking } from './cooking-state.ts';
import { timersOfStep } from './timers.ts';

interface StepListProps {
  steps: readonly InteractiveStep[];
  cooking: Cooking;
  onActivate: (step: number) => void;
  onToggleDone: (step: number) => void;
}

/** All steps: a press opens one, a press on its circle marks it done or not done. */
export function StepList({ steps, cooking, onActivate, onToggleDone }: StepListProps) {
  return (
    <ol aria-label={t`All steps`} className="grid gap-1">
      {steps.map((step, at) => {
        const done = cooking.done.includes(at);
        const active = cooking.active === at;
        const seconds = timersOfStep(step).reduce((sum, timer) => sum + timer.seconds, 0);
        return (
          <li
            key={step.step}
            className={cx('flex items-center gap-1 rounded-control transition', active && 'bg-herb-soft')}
          >
            <button
              type="button"
              aria-pressed={done}
              aria-label={t`Step ${step.step} done: ${step.title}`}
              onClick={() => onToggleDone(at)}
              className="grid size-12 shrink-0 place-items-center rounded-control"
            >
              <span
                className={cx(
                  'grid size-7 place-items-center rounded-full border-2 font-semibold text-sm tabular-nums transition',
                  done ? 'border-herb bg-herb text-on-herb' : 'border-line-strong text-ink-soft',
                )}
              >
                {done ? <Check aria-hidden className="size-4" strokeWidth={3} /> : step.step}
              </span>
            </button>
            <button
              type="button"
              aria-current={active ? 'step' : undefined}
              onClick={() => onActivate(at)}
              className={cx(
                'flex min-h-12 flex-1 items-center justify-between gap-3 pe-3 text-start text-lg',
                done && 'text-ink-soft line-through',
                active && 'font-semibold text-herb-ink',
              )}
            >
              {step.title}
              {seconds > 0 && (
                <span className="flex shrink-0 items-center gap-1 font-normal text-ink-soft text-sm tabular-nums">
                  <TimerIcon aria-hidden className="size-4" />
                  {minutes(Math.max(1, seconds / 60))}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
