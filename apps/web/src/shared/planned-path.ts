import type { PlannedMealView } from '@crisper/contract/plan/plan';
import { wholeServings } from '@crisper/kitchen/planning/whole-servings';

/** The page of a planned dish, for as many as the plan cooks it for. Leftovers are cooked already. */
export function plannedPath(id: string, { cook }: Pick<PlannedMealView, 'cook'>): string {
  const page = `/recipe/${encodeURIComponent(id)}`;
  return cook > 0 ? `${page}?servings=${wholeServings(cook)}` : page;
}
