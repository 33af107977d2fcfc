import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { paintedAt } from '../lib/now.ts';

/** The query results that a page was rendered from, by key, and the minute of rendering. */
export interface InitialData {
  at: number;
  known: readonly (readonly [key: QueryKey, data: unknown])[];
}

/** Fills the query cache with the server's results, so that hydration needs no requests. */
export function hydrateQueries(queries: QueryClient): void {
  const text = document.getElementById('initial-data')?.textContent;
  if (!text) return;
  const { at, known } = JSON.parse(text) as InitialData;
  paintedAt(at);
  for (const [key, data] of known) queries.setQueryData(key, data);
}
