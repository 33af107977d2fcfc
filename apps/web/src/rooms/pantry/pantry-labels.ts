import type { PantryItem, PantryPlace } from '@crisper/contract/pantry/pantry';
import { kitchenFraction } from '@crisper/kitchen/measures/format';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';

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
  { value: 'jar', label: 'jars' },
  { value: 'bottle', label: 'bottles' },
  { value: 'bag', label: 'bags' },
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

/** The same in a word or two, for the end of a line. */
export function daysText({ daysLeft }: Pick<PantryItem, 'daysLeft'>): string {
  if (daysLeft === null) return 'no date';
  if (daysLeft < 0) return daysLeft === -1 ? 'since yesterday' : `${-daysLeft} days over`;
  if (daysLeft === 0) return 'today';
  if (daysLeft === 1) return 'tomorrow';
  if (daysLeft < 14) return `${daysLeft} days`;
  if (daysLeft < 60) return `${Math.round(daysLeft / 7)} weeks`;
  const months = Math.round(daysLeft / 30.4);
  return months < 24 ? `${months} months` : `${Math.round(months / 12)} years`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '⅛': '1/8',
  '¼': '1/4',
  '⅓': '1/3',
  '½': '1/2',
  '⅔': '2/3',
  '¾': '3/4',
};
const WORDS: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, third: 1 / 3, one: 1, two: 2 };
const MIXED = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/;

/** The number that was typed: "1½", "1/2", "half", "1,5"; null for an empty or invalid field. */
export function amountOf(text: string): number | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[⅛¼⅓½⅔¾]/g, (sign) => ` ${SIGNS[sign]}`)
    .trim();
  if (plain === '') return null;
  const word = WORDS[plain.replace(/^an? /, '')];
  if (word !== undefined) return word;
  const [, whole = '0', part, of] = MIXED.exec(plain) ?? [];
  if (part !== undefined) return Number(whole) + Number(part) / Number(of);
  return Number(plain.replace(',', '.'));
}

const NEARLY = 0.005;

/** As a person writes it: "1½"; two decimals where no fraction fits. */
export function amountShown(amount: number | null): string {
  if (amount === null) return '';
  const written = withFractionSigns(kitchenFraction(amount));
  return Math.abs((amountOf(written) ?? 0) - amount) < NEARLY ? written : String(Number(amount.toFixed(2)));
}

/** The field's text; null if it is empty. */
export const orNull = (text: string): string | null => text || null;

/** How long it keeps, and for leftovers what is in them. */
export function aboutItem(item: PantryItem): string {
  if (item.dish) {
    const inside = item.dish.allergens.join(', ');
    return inside ? `${goodFor(item)}, with ${inside}` : goodFor(item);
  }
  return item.food === null ? 'not a food we know' : goodFor(item);
}
