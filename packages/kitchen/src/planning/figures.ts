import type { Targets } from './plan.ts';

/** Energy, protein, carbs and fat, each as a share of its target: 1 everywhere is a perfect day. */
export type Shares = readonly [number, number, number, number];

/** Figures as shares of their targets. A target of 0 is ignored: its share is always 0. */
export function sharesOf(figures: readonly [number, number, number, number], targets: Targets): Shares {
  const share = (value: number, target: number) => (target > 0 ? value / target : 0);
  return [
    share(figures[0], targets.calories),
    share(figures[1], targets.protein),
    share(figures[2], targets.carbs),
    share(figures[3], targets.fat),
  ];
}

/** The shares a day should reach: 1 for every target that is set. */
export function wanted(targets: Targets): Shares {
  return sharesOf([targets.calories, targets.protein, targets.carbs, targets.fat], targets);
}

/** Adds the second to the first. */
export function addTo(sum: number[], figures: readonly number[]): void {
  for (let k = 0; k < sum.length; k++) sum[k]! += figures[k]!;
}
