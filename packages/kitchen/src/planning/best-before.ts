import { dayAfter } from '../calendar.ts';
import type { Food } from '../foods/food.ts';

export const PLACES = ['fridge', 'pantry', 'freezer'] as const;
export type Place = (typeof PLACES)[number];

/** A food should be used from this many days before its date. */
export const SOON_DAYS = 3;

const COLD_AISLES: ReadonlySet<Food['aisle']> = new Set([
  'dairy',
  'meat',
  'fish',
  'eggs',
  'plant-based',
  'prepared',
]);

/** Where the food is usually stored. */
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
 * The day until which a food should be good, from usual storage times; null when they are unknown. An opened food keeps as
 * long as it does in the fridge.
 */
export function bestBefore(food: Pick<Food, 'storage'>, kept: Kept): string | null {
  const days = food.storage[kept.place];
  const closed = days === null ? null : dayAfter(kept.addedOn, days);
  if (kept.openedOn === null || kept.place === 'freezer' || food.storage.fridge === null) return closed;
  const opened = dayAfter(kept.openedOn, food.storage.fridge);
  return closed !== null && closed < opened ? closed : opened;
}

/**
 * Days that a cooked dish keeps. The USDA's Food Safety and Inspection Service ("Leftovers and Food Safety") says 3 to 4 days in
 * the fridge and 3 to 4 months in the freezer; the shorter time counts. It does not keep on a shelf.
 */
export const DISH_DAYS: Readonly<Record<Place, number | null>> = { fridge: 3, freezer: 90, pantry: null };

/** The day until which leftovers should be eaten; `shelf`: days at room temperature, for what keeps there. */
export function dishBefore(place: Place, cookedOn: string, shelf: number | null = null): string | null {
  const cold = DISH_DAYS[place];
  const days = shelf === null || place === 'freezer' ? cold : Math.max(shelf, cold ?? 0);
  return days === null ? null : dayAfter(cookedOn, days);
}
