import type { MatchedRecipe } from '@crisper/contract/matching/matching';
import { t } from '@lingui/core/macro';
import { type DietChoice, keepsDiets, NO_DIETS } from '../../shared/diets/diet-choice.ts';

export interface Filters extends DietChoice {
  minMatch: number;
  /** Minutes; null for any. */
  maxTime: number | null;
  onlyComplete: boolean;
  /** Dishes with what an eater does not like, too. */
  withDisliked: boolean;
  text: string;
}

export const MIN_MATCH = { min: 25, max: 100, step: 25 } as const;
export const TIMES = [15, 30, 45, 60] as const;
const USUAL_MATCH = 80;

export const NO_FILTERS: Filters = {
  minMatch: MIN_MATCH.min,
  maxTime: null,
  ...NO_DIETS,
  onlyComplete: false,
  withDisliked: false,
  text: '',
};

type Filtered = Pick<MatchedRecipe, 'title' | 'description' | 'tags' | 'diets' | 'totalTimeMin'> & {
  matchPercentage?: number | undefined;
};

export function passes(recipe: Filtered, filters: Filters): boolean {
  const match = recipe.matchPercentage ?? USUAL_MATCH;
  if (match < filters.minMatch) return false;
  if (filters.onlyComplete && match !== 100) return false;
  // Recipes without a time pass, because they may be quick enough.
  if (filters.maxTime !== null && recipe.totalTimeMin > filters.maxTime) return false;
  if (!keepsDiets(recipe.diets, filters)) return false;
  const text = filters.text.trim().toLowerCase();
  if (text === '') return true;
  return [recipe.title, recipe.description, ...recipe.tags].some((words) =>
    words.toLowerCase().includes(text),
  );
}

export function countFilters(filters: Filters): number {
  return (
    Number(filters.minMatch > MIN_MATCH.min) +
    Number(filters.maxTime !== null) +
    filters.diets.length +
    Number(filters.onlyComplete) +
    Number(filters.text.trim() !== '')
  );
}

/** The filters that the server applies too, so that the plan's limit of results counts only matches. */
export function askedFilters(filters: Filters) {
  return {
    ...(filters.maxTime === null ? {} : { maxTime: filters.maxTime }),
    ...(filters.diets.length > 0 ? { diet: [...filters.diets], dietMatch: filters.dietMatch } : {}),
    ...(filters.onlyComplete ? { allInKitchen: true } : {}),
    ...(filters.withDisliked ? { withDisliked: true } : {}),
  };
}

/** With less at hand, or more to buy, it is a dish to go shopping for. */
const COOKABLE = 60;
const FEW_MISSING = 3;

/** What can be cooked, and what wants shopping first; where all of it wants shopping, none is set aside. */
export function byShopping<Recipe extends Pick<MatchedRecipe, 'matchPercentage' | 'missingIngredients'>>(
  recipes: readonly Recipe[],
): { near: readonly Recipe[]; far: readonly Recipe[] } {
  const isNear = ({ matchPercentage, missingIngredients }: Recipe) =>
    matchPercentage >= COOKABLE && missingIngredients.length <= FEW_MISSING;
  const near = recipes.filter(isNear);
  if (near.length === 0) return { near: recipes, far: [] };
  return { near, far: recipes.filter((recipe) => !isNear(recipe)) };
}

export const SORTS = {
  best: t`Recommended`,
  match: t`Best match`,
  quick: t`Quickest`,
  missing: t`Fewest missing`,
  light: t`Fewest calories`,
} as const;
export type Sort = keyof typeof SORTS;

type Sorted = Pick<MatchedRecipe, 'matchPercentage' | 'totalTimeMin' | 'missingIngredients' | 'calories'>;

const LAST = Number.POSITIVE_INFINITY;
const PLACES: Readonly<Record<Exclude<Sort, 'best'>, (recipe: Sorted) => number>> = {
  match: ({ matchPercentage }) => -matchPercentage,
  // Zero means that no time is known.
  quick: ({ totalTimeMin }) => totalTimeMin || LAST,
  missing: ({ missingIngredients }) => missingIngredients.length,
  light: ({ calories }) => calories ?? LAST,
};

/** In the wanted order; among equals what is recommended first stays first. */
export function sorted<Recipe extends Sorted>(recipes: readonly Recipe[], sort: Sort): readonly Recipe[] {
  if (sort === 'best') return recipes;
  const place = PLACES[sort];
  return recipes.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
