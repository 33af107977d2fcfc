import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { paintedAt } from '../lib/now.ts';

/** What a painted page was drawn from: a visitor's answers by their keys, and the minute it was painted in. */
export interface FirstAnswers {
  at: number;
  known: readonly (readonly [key: QueryKey, data: unknown])[];
}

/** The browser draws the painted page from the same answers instead of asking again. */
export function takeFirstAnswers(queries: QueryClient): void {
  const text = document.getElementById('first-answers')?.textContent;
  if (!text) return;
  const { at, known } = JSON.parse(text) as FirstAnswers;
  paintedAt(at);
  for (const [key, data] of known) queries.setQueryData(key, data);
}
