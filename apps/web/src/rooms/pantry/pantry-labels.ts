import type { PantryItem, PantryPlace } from '@crisper/contract/pantry/pantry';

export const PLACE_TITLES: Readonly<Record<PantryPlace, string>> = {
  fridge: 'Fridge',
  pantry: 'Pantry shelf',
  freezer: 'Freezer',
};

export const UNITS = [
  { value: '', label: 'pieces' },
  { value: 'gram', label: 'g' },
  { value: 'kilogram', label: 'kg' },
  { value: 'ounce', label: 'oz' },
  { value: 'pound', label: 'lb' },
  { value: 'milliliter', label: 'ml' },
  { value: 'liter', label: 'l' },
  { value: 'cup', label: 'cups' },
  { value: 'tablespoon', label: 'tbsp' },
  { value: 'can', label: 'cans' },
  { value: 'package', label: 'packages' },
  { value: 'bunch', label: 'bunches' },
];

/** How long it keeps, in words. An estimate is labeled as one. */
function goodFor({ daysLeft, bestBeforeEstimated }: PantryItem): string {
  if (daysLeft === null) return 'no date known';
  const about = bestBeforeEstimated ? 'about ' : '';
  if (daysLeft < -1) return `${about}${-daysLeft} days past its date`;
  if (daysLeft === -1) return 'past its date since yesterday';
  if (daysLeft === 0) return 'best used today';
  if (daysLeft === 1) return 'best used by tomorrow';
  if (daysLeft < 60) return `good for ${about}${daysLeft} days`;
  const months = Math.round(daysLeft / 30.4);
  if (months < 24) return `good for ${about}${months} months`;
  return `good for ${about}${Math.round(months / 12)} years`;
}

/** The typed number; null for an empty or invalid field. */
export function amountOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text.replace(',', '.'));
}

/** The field's text; null if it is empty. */
export const orNull = (text: string): string | null => text || null;

/** What a row says below the name: how long it keeps, and for leftovers what is in them. */
export function aboutItem(item: PantryItem): string {
  if (item.dish) {
    const inside = item.dish.allergens.join(', ');
    return inside ? `${goodFor(item)}, with ${inside}` : goodFor(item);
  }
  return item.food === null ? 'not a food we know' : goodFor(item);
}
