import type { RecipeImport } from '@crisper/contract/imports/imports';

export const recipes = (count: number): string => (count === 1 ? '1 recipe' : `${count} recipes`);

/** What came of a file, in a sentence or two. */
export function outcomeOf({ state, format, read, added, skipped, failed, error }: RecipeImport): string {
  if (state === 'waiting') return 'Waiting to be read…';
  if (state === 'reading') return read > 0 ? `Reading… ${recipes(read)} so far` : 'Reading…';
  if (state === 'failed') return error ?? 'This file could not be read.';
  if (state === 'undone') return 'Undone.';
  const parts = [`${recipes(added)} added`];
  if (skipped > 0) parts.push(`${skipped} you already have`);
  if (failed > 0) parts.push(`${failed} couldn’t be read`);
  return `${format ? `From ${format}: ` : ''}${parts.join(', ')}.${error ? ` ${error}` : ''}`;
}
