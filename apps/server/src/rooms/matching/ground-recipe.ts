import { createHash } from 'node:crypto';
import { isDisliked } from '@crisper/kitchen/foods/dislikes';
import { mayHold } from '@crisper/kitchen/foods/name-claims';
import { resolveFood } from '@crisper/kitchen/foods/names';
import { standings } from '@crisper/kitchen/matching/at-hand';
import { FULL_CREDIT } from '@crisper/kitchen/matching/weights';
import { checkRecipe } from '@crisper/kitchen/recipes/check';
import { finishRecipe, slugOf } from '@crisper/kitchen/recipes/finish';
import { readLoose } from '@crisper/kitchen/recipes/reading/read-loose';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { atHandOf, type SearchQuery } from './search-query.ts';

const MISSING_MAX = 2;
/** Problems that could harm or mislead a cook. The other checks of the cook book are about style. */
const REFUSED = new Set(['empty', 'unknown-food', 'unlisted-food', 'energy', 'safe-end-point', 'claim']);

/**
 * A recipe written by a model, if it passes these checks: every ingredient is a known food that is at hand, a staple, or
 * declared as missing. Its figures are computed here. Otherwise returns the reason.
 */
export function groundRecipe(written: unknown, query: SearchQuery): Recipe | string {
  const draft = readLoose(written);
  if (!draft || draft.title === '') return 'not a recipe';
  const content = JSON.stringify([draft.title, draft.ingredients, draft.steps]);
  const id = `made-${createHash('sha256').update(content).digest('hex').slice(0, 24)}`;
  const recipe = finishRecipe(draft, { id, slug: `${slugOf(draft.title)}-${id.slice(-8)}`, origin: 'model' });
  const unwished = wishProblem(recipe, query);
  if (unwished !== null) return unwished;
  const invented = inventedIn(recipe, missingOf(written), query);
  if (invented !== null) return `uses ${invented}, which is not at hand`;
  const problem = checkRecipe(recipe).find((one) => REFUSED.has(one.kind));
  if (problem) return problem.message;
  return { ...recipe, imageUrl: null };
}

function missingOf(written: unknown): Set<string> {
  const { missing } = (written ?? {}) as { missing?: unknown };
  const names = Array.isArray(missing) ? missing.slice(0, MISSING_MAX) : [];
  return new Set(
    names.flatMap((name) => (typeof name === 'string' ? (resolveFood(name)?.food.id ?? []) : [])),
  );
}

function inventedIn(recipe: Recipe, missing: ReadonlySet<string>, query: SearchQuery): string | null {
  const served = standings(atHandOf(query));
  for (const line of recipe.ingredients) {
    if (line.food === null) return `"${line.name}"`;
    const present = (served.get(line.food)?.credit ?? 0) === FULL_CREDIT;
    if (!present && !missing.has(line.food)) return line.name;
  }
  return null;
}

function wishProblem(recipe: Recipe, query: SearchQuery): string | null {
  if (query.diets.some((diet) => !recipe.diets.includes(diet))) return 'does not keep the diet';
  if (query.anyDiet && !query.anyDiet.some((diet) => recipe.diets.includes(diet)))
    return 'keeps none of the diets';
  if (mayHold(recipe, query.avoid ?? [])) return 'contains an allergen, or may';
  if (recipe.ingredients.some(({ food }) => food !== null && isDisliked(food, query.dislikes)))
    return 'uses what somebody does not like';
  if (query.maxMinutes !== undefined && recipe.totalMinutes > query.maxMinutes) return 'takes too long';
  const owned = new Set<string>([...query.equipment, 'no_cook']);
  return recipe.equipment.every((one) => owned.has(one)) ? null : 'needs other equipment';
}
