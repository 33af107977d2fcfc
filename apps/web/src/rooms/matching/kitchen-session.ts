import { sessionStore, storageChanged, useStored } from '../../lib/browser-storage.ts';
import { KEYS } from './end-scan.ts';
import { type Filters, NO_FILTERS } from './filters.ts';

const MOST = 200;

export interface AtHand {
  name: string;
  emoji: string;
}

/** The ingredients at hand, kept while the tab is open: written by the scan page, read here. */
export interface Kitchen {
  ingredients: readonly AtHand[];
  equipment: readonly string[];
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

function ingredientOf(value: unknown): AtHand | null {
  const { name, emoji } = (typeof value === 'string' ? { name: value } : (value ?? {})) as Record<
    string,
    unknown
  >;
  if (typeof name !== 'string' || name.trim() === '') return null;
  return { name: name.trim().slice(0, 120), emoji: typeof emoji === 'string' ? emoji : '' };
}

/** Null without a scan; invalid entries are skipped. */
export function readKitchen(ingredients: string | null, equipment: string | null): Kitchen | null {
  const list = parsed(ingredients);
  if (!Array.isArray(list)) return null;
  const found = list.map(ingredientOf).filter((one) => one !== null);
  if (found.length === 0) return null;
  const tools = parsed(equipment);
  return {
    ingredients: [...new Map(found.map((one) => [one.name.toLowerCase(), one])).values()].slice(0, MOST),
    equipment: Array.isArray(tools) ? tools.filter((tool) => typeof tool === 'string').slice(0, 20) : [],
  };
}

let lastSeen: { text: string; kitchen: Kitchen | null } | undefined;

function current(): Kitchen | null {
  const ingredients = sessionStore.getItem(KEYS.ingredients);
  const equipment = sessionStore.getItem(KEYS.equipment);
  const text = `${ingredients}\n${equipment}`;
  if (lastSeen?.text !== text) lastSeen = { text, kitchen: readKitchen(ingredients, equipment) };
  return lastSeen.kitchen;
}

export function useKitchen(): Kitchen | null {
  return useStored(current, null);
}

export function setIngredients(ingredients: readonly AtHand[]): void {
  sessionStore.setItem(KEYS.ingredients, JSON.stringify(ingredients));
  storageChanged();
}

/** The recipes found for this scan, so that their pages link back to the results. */
export function rememberResults(ids: readonly string[]): void {
  const before = parsed(sessionStore.getItem(KEYS.recipes));
  const all = new Set([...(Array.isArray(before) ? before : []), ...ids]);
  sessionStore.setItem(KEYS.recipes, JSON.stringify([...all].slice(-MOST)));
}

export function isAmongResults(id: string): boolean {
  const ids = parsed(sessionStore.getItem(KEYS.recipes));
  return Array.isArray(ids) && ids.includes(id);
}

/** The filters from before a recipe was opened. */
export function keptFilters(): Filters {
  const kept = parsed(sessionStore.getItem(KEYS.filters));
  return typeof kept === 'object' && kept !== null ? { ...NO_FILTERS, ...kept } : NO_FILTERS;
}

export function keepFilters(filters: Filters): void {
  sessionStore.setItem(KEYS.filters, JSON.stringify(filters));
}
