import { useEffect, useState } from 'react';
import type { RecipeText } from './recipe-text.ts';

export interface Draft {
  text: RecipeText;
  /** Ingredient lines that the kitchen did not recognize when they were read. */
  unknown: string[];
  /** Per serving, of what was read; null when too little of it is known. */
  calories: number | null;
  /** Written from scratch, so there is nothing yet to read over. */
  byHand: boolean;
}

function stored(key: string): Draft | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
    return typeof value?.text?.ingredients === 'string' && Array.isArray(value.unknown) ? value : null;
  } catch {
    return null;
  }
}

/** What a person is writing, kept in this tab: a reload or a session that ended half way loses nothing. */
export function useDraft(userId: string): [Draft | null, (next: Draft | null) => void] {
  const key = `ownRecipeDraft:${userId}`;
  const [draft, setDraft] = useState(() => stored(key));
  useEffect(() => {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  }, [draft, key]);
  return [draft, setDraft];
}
