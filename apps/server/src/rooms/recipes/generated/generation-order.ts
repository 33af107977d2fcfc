import type { Diet, Equipment } from '@crisper/contract/vocabulary';
import { compose } from '@crisper/kitchen/composing/compose';
import { defaultStaples } from '@crisper/kitchen/foods/staples';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';

/** What recipes are composed from. */
export interface GenerationOrder {
  have: string[];
  /** What the person always has; absent: the kitchen's usual list. */
  staples?: string[];
  /** Empty: any equipment. */
  equipment: Equipment[];
  diets: Diet[];
  maxMinutes: number | null;
  limit: number;
}

/** The same order gives the same recipes, as long as the kitchen does not change. */
export function composeOrder({
  maxMinutes,
  staples = [...defaultStaples],
  ...order
}: GenerationOrder): Recipe[] {
  return compose({ ...order, staples, ...(maxMinutes !== null && { maxMinutes }) });
}
