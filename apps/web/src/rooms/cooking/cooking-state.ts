import type { InteractiveStep } from '@crisper/contract/recipes/recipes';

/** The progress in one recipe. Plain data, because it is stored after each change. */
export interface Cooking {
  recipeId: string;
  /** The address of the recipe, to go back to. */
  path: string;
  title: string;
  active: number;
  done: readonly number[];
  steps: number;
  /** The session's clock: start time, and the time spent before a pause. */
  since: number | null;
  spentMs: number;
  /** Cooked for this many; zero in progress that was stored before it was known. */
  servings: number;
  /** The list of what to take out is shown; the first step comes after it. */
  gettingReady: boolean;
}

export type CookingAction =
  | { type: 'activate'; step: number }
  | { type: 'toggle-done'; step: number }
  | { type: 'start' | 'pause' | 'reset'; now: number }
  | { type: 'servings'; servings: number };

interface Cookable {
  id: string;
  title: string;
}

export function beginCooking(
  recipe: Cookable,
  path: string,
  steps: readonly InteractiveStep[],
  servings: number,
): Cooking {
  return {
    recipeId: recipe.id,
    path,
    title: recipe.title,
    active: 0,
    done: [],
    steps: steps.length,
    since: null,
    spentMs: 0,
    servings,
    gettingReady: true,
  };
}

export const isComplete = (cooking: Cooking): boolean =>
  cooking.steps > 0 && cooking.done.length >= cooking.steps;

export function elapsedMs(cooking: Pick<Cooking, 'since' | 'spentMs'>, now: number): number {
  return cooking.spentMs + (cooking.since === null ? 0 : Math.max(0, now - cooking.since));
}

const isStep = (cooking: Cooking, step: number): boolean => step >= 0 && step < cooking.steps;

/** Marking a step done moves to the next open one; marking it again undoes it. */
function toggleDone(cooking: Cooking, step: number): Cooking {
  if (cooking.done.includes(step))
    return { ...cooking, active: step, done: cooking.done.filter((one) => one !== step) };
  const done = [...cooking.done, step];
  for (let next = step + 1; next < cooking.steps; next += 1)
    if (!done.includes(next)) return { ...cooking, done, active: next };
  const open = Array.from({ length: cooking.steps }, (_, at) => at).find((at) => !done.includes(at));
  return { ...cooking, done, active: open ?? step };
}

export function cook(cooking: Cooking, action: CookingAction): Cooking {
  switch (action.type) {
    case 'activate':
      return isStep(cooking, action.step)
        ? { ...cooking, active: action.step, gettingReady: false }
        : cooking;
    case 'toggle-done':
      return isStep(cooking, action.step)
        ? { ...toggleDone(cooking, action.step), gettingReady: false }
        : cooking;
    case 'start':
      return { ...cooking, gettingReady: false, since: cooking.since ?? action.now };
    case 'pause':
      return { ...cooking, since: null, spentMs: elapsedMs(cooking, action.now) };
    case 'reset':
      return { ...cooking, since: null, spentMs: 0 };
    case 'servings':
      return { ...cooking, servings: action.servings };
  }
}
