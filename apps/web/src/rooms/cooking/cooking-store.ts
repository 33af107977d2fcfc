import { useSyncExternalStore } from 'react';
import { type Cooking, type CookingAction, cook } from './cooking-state.ts';

const KEY = 'cooking';
/** Pots on the stove at once; the one begun first gives way. */
const MOST = 5;

type Sessions = Readonly<Record<string, Cooking>>;

let sessions: Sessions = read();
const listeners = new Set<() => void>();

function read(): Sessions {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Sessions) : {};
  } catch {
    return {};
  }
}

function become(next: Sessions): void {
  sessions = next;
  try {
    if (Object.keys(next).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is full or blocked: cooking goes on for as long as the page is open.
  }
  for (const listener of listeners) listener();
}

export function onCookingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY && event.key !== null) return;
    sessions = read();
    for (const listener of listeners) listener();
  });

export const allCooking = (): readonly Cooking[] => Object.values(sessions);

export const getCooking = (recipeId: string): Cooking | null => sessions[recipeId] ?? null;

export function setCooking(cooking: Cooking): void {
  const others = Object.entries(sessions).filter(([id]) => id !== cooking.recipeId);
  become(Object.fromEntries([...others.slice(-(MOST - 1)), [cooking.recipeId, cooking]]));
}

export function dispatchCooking(recipeId: string, action: CookingAction): void {
  const before = sessions[recipeId];
  if (before) become({ ...sessions, [recipeId]: cook(before, action) });
}

export function endCooking(recipeId: string): void {
  const { [recipeId]: _, ...rest } = sessions;
  become(rest);
}

/** Where the cook stands in this recipe; null when it is not being cooked. */
export function useCooking(recipeId: string): Cooking | null {
  return useSyncExternalStore(
    onCookingChange,
    () => getCooking(recipeId),
    () => null,
  );
}
