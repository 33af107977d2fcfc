import type { Allergen, Diet, Equipment } from '@crisper/contract/vocabulary';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { composedFor, PLENTY, suitableFor } from '@crisper/kitchen/planning/recipe-candidates';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { LRUCache } from 'lru-cache';

/** What a plan needs from the recipes room. */
export interface Book {
  version(): Promise<string>;
  cookBook(limit: number): Promise<Recipe[]>;
  ownWithoutSteps(userId: string): Promise<Recipe[]>;
  visible(ids: readonly string[], userId: string): Promise<Recipe[]>;
  keepGenerated(recipes: readonly Recipe[]): Promise<void>;
  generatedByIds(ids: readonly string[]): Promise<Recipe[]>;
}

interface CandidateQuery {
  userId: string;
  diets: readonly Diet[];
  avoid: readonly Allergen[];
  pantry: readonly FoodId[];
  useSoon: readonly FoodId[];
  /** Undefined: the kitchen's usual list. */
  staples: readonly FoodId[] | undefined;
  /** Undefined: a usual kitchen. */
  equipment: readonly Equipment[] | undefined;
  weekdayMinutes: number | undefined;
  /** Recipes that are already in the plan. */
  planned: readonly string[];
}

const BOOK_MAX = 3_000;
const COMPOSED_KEPT = 100;

export type RecipeCandidates = ReturnType<typeof createRecipeCandidates>;

/** The recipes available for a plan. */
export function createRecipeCandidates(book: Book) {
  let kept: { version: string; recipes: Recipe[] } | undefined;
  const composedOf = new LRUCache<string, Recipe[]>({ max: COMPOSED_KEPT });

  const cookBook = async (): Promise<Recipe[]> => {
    const version = await book.version();
    if (kept?.version !== version) kept = { version, recipes: await book.cookBook(BOOK_MAX) };
    return kept.recipes;
  };

  /** Cached, because repeated swaps need the same recipes and composing them is most of the work. */
  const composedOnce = (
    { userId: _, planned: __, ...request }: CandidateQuery,
    suitable: number,
  ): Recipe[] => {
    const key = JSON.stringify([request, suitable < PLENTY]);
    const known = composedOf.get(key);
    if (known) return known;
    const recipes = composedFor(request, suitable);
    composedOf.set(key, recipes);
    return recipes;
  };

  const named = async (ids: readonly string[], userId: string): Promise<Recipe[]> => {
    const [shelved, generated] = await Promise.all([book.visible(ids, userId), book.generatedByIds(ids)]);
    return [...shelved, ...generated];
  };

  return {
    async recipesFor(request: CandidateQuery): Promise<Recipe[]> {
      const [shelf, own] = await Promise.all([cookBook(), book.ownWithoutSteps(request.userId)]);
      const found = new Map([...shelf, ...own].map((recipe) => [recipe.id, recipe]));
      const suitable = suitableFor([...found.values()], request);
      for (const recipe of composedOnce(request, suitable)) found.set(recipe.id, recipe);
      const missing = request.planned.filter((id) => !found.has(id));
      if (missing.length > 0)
        for (const recipe of await named(missing, request.userId)) found.set(recipe.id, recipe);
      return [...found.values()];
    },

    /** Only the recipes of a plan, for showing it. */
    async byIds(ids: readonly string[], userId: string): Promise<Map<string, Recipe>> {
      const found = new Map((await cookBook()).map((recipe) => [recipe.id, recipe]));
      const wanted = [...new Set(ids)];
      const missing = wanted.filter((id) => !found.has(id));
      if (missing.length > 0) {
        const own = await book.ownWithoutSteps(userId);
        for (const recipe of [...(await named(missing, userId)), ...own]) found.set(recipe.id, recipe);
      }
      return new Map(wanted.flatMap((id) => (found.has(id) ? [[id, found.get(id)!] as const] : [])));
    },

    keep: (recipes: readonly Recipe[]): Promise<void> =>
      book.keepGenerated(recipes.filter((recipe) => recipe.origin === 'composed')),
  };
}
