import { dayAfter } from '../calendar.ts';
import type { Food } from '../foods/food.ts';

export const PLACES = ['fridge', 'pantry', 'freezer'] as const;
export type Place = (typeof PLACES)[number];

/** From this many days before its date on, a food should be used. */
export const SOON_DAYS = 3;

const COLD_AISLES: ReadonlySet<Food['aisle']> = new Set([
  'dairy',
  'meat',
  'fish',
  'eggs',
  'plant-based',
  'prepared',
]);

/** Where a household usually keeps it. */
export function usualPlace(food: Pick<Food, 'aisle' | 'storage'>): Place {
  const { pantry, fridge } = food.storage;
  if (food.aisle === 'frozen') return 'freezer';
  if (COLD_AISLES.has(food.aisle)) return fridge === null && pantry !== null ? 'pantry' : 'fridge';
  if (pantry === null) return fridge === null ? 'pantry' : 'fridge';
  if (food.aisle === 'produce' && fridge !== null) return fridge > pantry ? 'fridge' : 'pantry';
  return 'pantry';
}

export interface Kept {
  place: Place;
  /** Calendar days as YYYY-MM-DD. */
  addedOn: string;
  openedOn: string | null;
}

/**
 * Day until which it should be good, from the usual storage times; null when they are not known. What was opened keeps as
 * long as the same food does in the fridge.
 */
export function bestBefore(food: Pick<Food, 'storage'>, kept: Kept): string | null {
  const days = food.storage[kept.place];
  const closed = days === null ? null : dayAfter(kept.addedOn, days);
  if (kept.openedOn === null || kept.place === 'freezer' || food.storage.fridge === null) return closed;
  const opened = dayAfter(kept.openedOn, food.storage.fridge);
  return closed !== null && closed < opened ? closed : opened;
}
