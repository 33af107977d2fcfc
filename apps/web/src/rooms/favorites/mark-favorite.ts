import type { QueryClient } from '@tanstack/react-query';

/** Cached data is a card, an array of cards, an object with `recipes`, or `pages` of those. */
const DEEPEST = 4;

function marked(data: unknown, id: string, isFavorite: boolean, depth = 0): unknown {
  if (typeof data !== 'object' || data === null || depth > DEEPEST) return data;
  if (Array.isArray(data)) {
    const next = data.map((one) => marked(one, id, isFavorite, depth + 1));
    return next.some((one, index) => one !== data[index]) ? next : data;
  }
  const known = data as Record<string, unknown>;
  if (known.id === id && typeof known.isFavorite === 'boolean')
    return known.isFavorite === isFavorite ? data : { ...known, isFavorite };
  for (const name of ['recipes', 'pages']) {
    const next = marked(known[name], id, isFavorite, depth + 1);
    if (next !== known[name]) return { ...known, [name]: next };
  }
  return data;
}

/** Updates the recipe in every cached query, whichever room fetched it. */
export function markFavorite(queries: QueryClient, id: string, isFavorite: boolean): void {
  queries.setQueriesData({}, (data: unknown) => marked(data, id, isFavorite));
}
