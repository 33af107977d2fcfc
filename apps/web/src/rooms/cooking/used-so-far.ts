import type { InteractiveStep } from '@crisper/contract/recipes/recipes';

export interface LineState {
  /** The share that done steps have taken, 0 to 1. */
  used: number;
  /** A done step took a part that it does not measure. */
  unsure: boolean;
  /** The share that the current step takes; null for none or a part that is not measured. */
  now: number | null;
  isNow: boolean;
}

/** What is used of each ingredient after the done steps, and what the current one takes. */
export function usedSoFar(
  lines: number,
  steps: readonly Pick<InteractiveStep, 'uses'>[],
  done: readonly number[],
  active: number,
): LineState[] {
  const state = Array.from(
    { length: lines },
    (): LineState => ({ used: 0, unsure: false, now: null, isNow: false }),
  );
  steps.forEach(({ uses }, at) => {
    for (const { line, share } of uses) {
      const one = state[line];
      if (!one) continue;
      if (done.includes(at)) {
        one.used = Math.min(1, one.used + (share ?? 0));
        if (share === null) one.unsure = true;
      } else if (at === active) {
        one.isNow = true;
        one.now = share;
      }
    }
  });
  return state;
}
