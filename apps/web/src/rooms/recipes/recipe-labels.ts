import type { Allergen, Equipment } from '@crisper/contract/vocabulary';

export const EQUIPMENT_NAMES: Record<Equipment, string> = {
  stovetop: 'Stovetop',
  oven: 'Oven',
  microwave: 'Microwave',
  air_fryer: 'Air fryer',
  slow_cooker: 'Slow cooker',
  instant_pot: 'Instant Pot',
  grill: 'Grill',
  toaster_oven: 'Toaster oven',
  no_cook: 'No cooking needed',
};

/** The most common allergens; "no known" is stated only for these. */
export const ASKED_ALLERGENS: readonly Allergen[] = [
  'gluten',
  'milk',
  'eggs',
  'nuts',
  'peanuts',
  'soybeans',
  'fish',
  'crustaceans',
  'sesame',
];
