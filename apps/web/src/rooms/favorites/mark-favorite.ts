import type { QueryClient } from '@tanstack/react-query';

/** Cards come alone, in arrays, in `recipes` and in `pages` of those: no answer is nested deeper. */
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

/** Every place that shows the recipe says the same, whichever room fetched it. */
export function markFavorite(queries: QueryClient, id: string, isFavorite: boolean): void {
  queries.setQueriesData({}, (data: unknown) => marked(data, id, isFavorite));
}
