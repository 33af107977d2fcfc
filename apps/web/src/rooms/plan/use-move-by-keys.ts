import type { MealPlan } from '@crisper/contract/plan/plan';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Place, PlanActions } from './use-plan.ts';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves a meal to the next or the previous day with Shift and an arrow; the focus goes along. */
export function useMoveByKeys(plan: MealPlan, place: Place, enabled: boolean, actions: PlanActions) {
  const row = useRef<HTMLLIElement>(null);
  const { busy, moved, focusOn } = actions;
  const arrived =
    moved?.plan.version === plan.version && moved.to.day === place.day && moved.to.slot === place.slot;
  useEffect(() => {
    // Its buttons cannot be focused before the change has ended.
    if (!arrived || busy) return;
    row.current?.querySelector<HTMLElement>('a, [aria-haspopup]')?.focus();
    focusOn(null);
  }, [arrived, busy, focusOn]);

  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    const day = place.day + (STEPS[event.key] ?? 0);
    const to = plan.days[day];
    if (!enabled || !event.shiftKey || day === place.day || !to || to.date < plan.today || busy) return;
    event.preventDefault();
    actions.move(plan, place, { ...place, day }, focusOn);
  };
  return { ref: row, onKeyDown };
}
