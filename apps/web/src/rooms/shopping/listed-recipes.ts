import { create } from 'zustand';

/** The recipes whose missing things were put on the list from this page, until it is closed. */
const useListed = create<ReadonlySet<string>>()(() => new Set());

export function markListed(recipeId: string, listed: boolean): void {
  useListed.setState((before) => {
    const next = new Set(before);
    if (listed) next.add(recipeId);
    else next.delete(recipeId);
    return next;
  }, true);
}

export const useIsListed = (recipeId: string): boolean => useListed((listed) => listed.has(recipeId));
