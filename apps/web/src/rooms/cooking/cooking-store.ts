import { create } from 'zustand';
import { localStore } from '../../lib/browser-storage.ts';
import { type Cooking, type CookingAction, cook } from './cooking-state.ts';

const KEY = 'cooking';
/** The most recipes in progress; the oldest is dropped. */
const MOST = 5;

type Sessions = Readonly<Record<string, Cooking>>;

/** Empty on the server and during hydration; then loaded from storage. */
const useSessions = create<Sessions>()(() => ({}));

function read(): Sessions {
  try {
    const stored: unknown = JSON.parse(localStore.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Sessions) : {};
  } catch {
    return {};
  }
}

function become(next: Sessions): void {
  useSessions.setState(next, true);
  if (Object.keys(next).length === 0) localStore.removeItem(KEY);
  else localStore.setItem(KEY, JSON.stringify(next));
}

if (typeof window !== 'undefined') {
  useSessions.setState(read(), true);
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) useSessions.setState(read(), true);
  });
}

export const getCooking = (recipeId: string): Cooking | null => useSessions.getState()[recipeId] ?? null;

export function setCooking(cooking: Cooking): void {
  const others = Object.entries(useSessions.getState()).filter(([id]) => id !== cooking.recipeId);
  become(Object.fromEntries([...others.slice(-(MOST - 1)), [cooking.recipeId, cooking]]));
}

export function dispatchCooking(recipeId: string, action: CookingAction): void {
  const sessions = useSessions.getState();
  const before = sessions[recipeId];
  if (before) become({ ...sessions, [recipeId]: cook(before, action) });
}

export function endCooking(recipeId: string): void {
  const { [recipeId]: _, ...rest } = useSessions.getState();
  become(rest);
}

/** The progress in this recipe; null if it is not being cooked. */
export function useCooking(recipeId: string): Cooking | null {
  return useSessions((sessions) => sessions[recipeId] ?? null);
}
