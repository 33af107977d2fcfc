import type { DetectedIngredient } from '@crisper/contract/scans/scans';
import { sessionStore, storageChanged, useStored } from '../lib/browser-storage.ts';
import { SCAN_KEYS } from '../lib/storage-keys.ts';

const MOST = 200;

/** Something at hand. The kitchen's food is named, so that a search need not find out again which one is meant. */
export type AtHand = Pick<DetectedIngredient, 'name' | 'food' | 'emoji'>;

/** What a scan hands over to the search: kept while the tab is open. */
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
  const given = (typeof value === 'string' ? { name: value } : (value ?? {})) as Record<string, unknown>;
  const { name, food, emoji } = given;
  if (typeof name !== 'string' || name.trim() === '') return null;
  return {
    name: name.trim().slice(0, 120),
    food: typeof food === 'string' ? food : null,
    emoji: typeof emoji === 'string' ? emoji : '',
  };
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
  const ingredients = sessionStore.getItem(SCAN_KEYS.ingredients);
  const equipment = sessionStore.getItem(SCAN_KEYS.equipment);
  const text = `${ingredients}\n${equipment}`;
  if (lastSeen?.text !== text) lastSeen = { text, kitchen: readKitchen(ingredients, equipment) };
  return lastSeen.kitchen;
}

export function useKitchen(): Kitchen | null {
  return useStored(current, null);
}

export function setIngredients(ingredients: readonly AtHand[]): void {
  sessionStore.setItem(SCAN_KEYS.ingredients, JSON.stringify(ingredients));
  storageChanged();
}

/** A new search begins: what the last one found is forgotten. */
export function keepKitchen({ ingredients, equipment }: Kitchen): void {
  sessionStore.setItem(SCAN_KEYS.equipment, JSON.stringify(equipment));
  sessionStore.removeItem(SCAN_KEYS.recipes);
  setIngredients(ingredients);
}

/** The recipes found for this scan, so that their pages link back to the results. */
export function rememberResults(ids: readonly string[]): void {
  const before = parsed(sessionStore.getItem(SCAN_KEYS.recipes));
  const all = new Set([...(Array.isArray(before) ? before : []), ...ids]);
  sessionStore.setItem(SCAN_KEYS.recipes, JSON.stringify([...all].slice(-MOST)));
}

export function isAmongResults(id: string): boolean {
  const ids = parsed(sessionStore.getItem(SCAN_KEYS.recipes));
  return Array.isArray(ids) && ids.includes(id);
}
