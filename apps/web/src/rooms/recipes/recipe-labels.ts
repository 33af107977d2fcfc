import type { Allergen, Equipment } from '@crisper/contract/vocabulary';
import { t } from '@lingui/core/macro';

export const EQUIPMENT_NAMES: Record<Equipment, string> = {
  stovetop: t`Stovetop`,
  oven: t`Oven`,
  microwave: t`Microwave`,
  air_fryer: t`Air fryer`,
  slow_cooker: t`Slow cooker`,
  instant_pot: t`Instant Pot`,
  grill: t`Grill`,
  toaster_oven: t`Toaster oven`,
  no_cook: t`No cooking needed`,
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
