import { locales } from '../../lib/i18n/i18n.ts';
import { type DietChoice, keepsDiets, readDiets } from '../../shared/diets/diet-choice.ts';
import type { FavoriteRecipe } from './favorites.queries.ts';

const SORTS = ['recent', 'title', 'time', 'calories'] as const;
type Sort = (typeof SORTS)[number];

export interface FavoritesFilter extends DietChoice {
  search: string;
  sort: Sort;
  /** Empty for all tags. */
  tag: string;
}

/** The choices in the address; an unknown sort is ignored. */
export function readFavoritesFilter(address: URLSearchParams): FavoritesFilter {
  const sort = address.get('sort');
  return {
    search: (address.get('search') ?? '').trim().slice(0, 120),
    sort: SORTS.find((one) => one === sort) ?? 'recent',
    tag: address.get('tag') ?? '',
    ...readDiets(address),
  };
}

/** "Crème" is found by "creme". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

const byTitle = (a: FavoriteRecipe, b: FavoriteRecipe) =>
  a.title.localeCompare(b.title, locales(), { sensitivity: 'base', numeric: true });

const ORDERS: Readonly<Record<Sort, (a: FavoriteRecipe, b: FavoriteRecipe) => number>> = {
  recent: (a, b) => b.savedAt.localeCompare(a.savedAt) || b.id.localeCompare(a.id),
  title: byTitle,
  time: (a, b) => a.totalTimeMin - b.totalTimeMin || byTitle(a, b),
  // Unknown calories come last, not first.
  calories: (a, b) => (a.calories ?? Number.MAX_VALUE) - (b.calories ?? Number.MAX_VALUE) || byTitle(a, b),
};

export function filterFavorites(
  recipes: readonly FavoriteRecipe[],
  wanted: FavoritesFilter,
): FavoriteRecipe[] {
  const words = plain(wanted.search).split(/\s+/).filter(Boolean);
  return recipes
    .filter((recipe) => wanted.tag === '' || recipe.tags.includes(wanted.tag))
    .filter((recipe) => keepsDiets(recipe.diets, wanted))
    .filter((recipe) => {
      const text = plain([recipe.title, recipe.description, ...recipe.tags].join(' '));
      return words.every((word) => text.includes(word));
    })
    .sort(ORDERS[wanted.sort]);
}

/** The tags of the saved recipes with their counts, most common first. */
export function tagsOf(recipes: readonly FavoriteRecipe[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of recipes.flatMap((recipe) => [...new Set(recipe.tags)]))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, locales()));
}
