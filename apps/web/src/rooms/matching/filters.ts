import type { MatchedRecipe } from '@crisper/contract/matching';
import type { Diet } from '@crisper/contract/vocabulary';

export interface Filters {
  minMatch: number;
  /** Minutes; null for any. */
  maxTime: number | null;
  diets: readonly Diet[];
  onlyComplete: boolean;
  text: string;
}

export const MIN_MATCH = { min: 25, max: 100, step: 25 } as const;
export const TIMES = [15, 30, 45, 60] as const;
const USUAL_MATCH = 80;

export const NO_FILTERS: Filters = {
  minMatch: MIN_MATCH.min,
  maxTime: null,
  diets: [],
  onlyComplete: false,
  text: '',
};

type Filtered = Pick<MatchedRecipe, 'title' | 'description' | 'tags' | 'diets' | 'totalTimeMin'> & {
  matchPercentage?: number | undefined;
};

export function passes(recipe: Filtered, filters: Filters): boolean {
  const match = recipe.matchPercentage ?? USUAL_MATCH;
  if (match < filters.minMatch) return false;
  if (filters.onlyComplete && match !== 100) return false;
  // A recipe without a time passes: nobody knows that it takes longer.
  if (filters.maxTime !== null && recipe.totalTimeMin > filters.maxTime) return false;
  if (filters.diets.length > 0 && !filters.diets.some((diet) => recipe.diets.includes(diet))) return false;
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

/** What the server can leave out itself, so that the plan's share of results is spent on what fits. */
export function askedFilters(filters: Filters) {
  return {
    ...(filters.maxTime === null ? {} : { maxTime: filters.maxTime }),
    // The server wants all of them, the cook any: only one alone means the same.
    ...(filters.diets.length === 1 ? { diet: [...filters.diets] } : {}),
    ...(filters.onlyComplete ? { allInKitchen: true } : {}),
  };
}
