import type { DoubtfulWord } from '@crisper/contract/recipes/recipe-pages';
import { useState } from 'react';
import { sessionStore } from '../../../lib/browser-storage.ts';
import type { RecipeText } from './recipe-text.ts';

export interface Draft {
  text: RecipeText;
  /** Ingredient lines that the kitchen did not recognize. */
  unknown: string[];
  /** Calories per serving of the imported recipe; null if too little is known. */
  calories: number | null;
  /** Written from scratch, so there is nothing to review. */
  byHand: boolean;
  /** Read from photos or a PDF: with the words that were hard to read, and what the cook should know. */
  fromPage?: boolean;
  /** Where its photos are kept. */
  pagesId?: string;
  doubtful?: DoubtfulWord[];
  note?: string | null;
}

function stored(key: string): Draft | null {
  try {
    const value = JSON.parse(sessionStore.getItem(key) ?? 'null') as Draft | null;
    return typeof value?.text?.ingredients === 'string' && Array.isArray(value.unknown) ? value : null;
  } catch {
    return null;
  }
}

function keep(key: string, text: string): void {
  if (text === '') sessionStore.removeItem(key);
  else sessionStore.setItem(key, text);
}

const draftKey = (userId: string) => `ownRecipeDraft:${userId}`;
const sourceKey = (kind: 'link' | 'text', userId: string) => `ownRecipeSource:${kind}:${userId}`;

/** The recipe being written, stored in this tab, so that a reload or an expired session loses nothing. */
export function useDraft(userId: string): [Draft | null, (next: Draft | null) => void] {
  const key = draftKey(userId);
  const [draft, setDraft] = useState(() => stored(key));
  return [
    draft,
    (next) => {
      keep(key, next ? JSON.stringify(next) : '');
      setDraft(next);
    },
  ];
}

/** The link or text to import, stored the same way. */
export function sourceOf(kind: 'link' | 'text', userId: string): string {
  return sessionStore.getItem(sourceKey(kind, userId)) ?? '';
}

export function keepSource(kind: 'link' | 'text', userId: string, text: string): void {
  keep(sourceKey(kind, userId), text);
}

/** Clears the draft after saving. */
export function forgetSources(userId: string): void {
  keep(sourceKey('link', userId), '');
  keep(sourceKey('text', userId), '');
}
