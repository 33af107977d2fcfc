import type { PantryItem, PantryPlace } from '@crisper/contract/pantry/pantry';
import { kitchenFraction } from '@crisper/kitchen/measures/format';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { plural, t } from '@lingui/core/macro';
import { numberShown, numberTyped } from '../../lib/i18n/numbers.ts';
import { allergenNames } from '../../shared/word-names.ts';

export const PLACE_TITLES: Readonly<Record<PantryPlace, string>> = {
  fridge: t`Fridge`,
  pantry: t`Pantry shelf`,
  freezer: t`Freezer`,
};

export const UNITS = [
  { value: '', label: t`pieces` },
  { value: 'gram', label: 'g' },
  { value: 'kilogram', label: 'kg' },
  { value: 'ounce', label: 'oz' },
  { value: 'pound', label: 'lb' },
  { value: 'milliliter', label: 'ml' },
  { value: 'liter', label: 'l' },
  { value: 'cup', label: t`cups` },
  { value: 'tablespoon', label: t`tbsp` },
  { value: 'can', label: t`cans` },
  { value: 'jar', label: t`jars` },
  { value: 'bottle', label: t`bottles` },
  { value: 'bag', label: t`bags` },
  { value: 'package', label: t`packages` },
  { value: 'bunch', label: t`bunches` },
];

/** How long it keeps, in words. An estimate is labeled as one. */
function goodFor({ daysLeft, bestBeforeEstimated }: PantryItem): string {
  if (daysLeft === null) return t`no date known`;
  if (daysLeft < -1) return pastText(-daysLeft, bestBeforeEstimated);
  if (daysLeft === -1) return t`past its date since yesterday`;
  if (daysLeft === 0) return t`best used today`;
  if (daysLeft === 1) return t`best used by tomorrow`;
  return bestBeforeEstimated ? goodForAbout(daysLeft) : goodForExactly(daysLeft);
}

function pastText(days: number, isEstimated: boolean): string {
  return isEstimated
    ? plural(days, { one: 'about # day past its date', other: 'about # days past its date' })
    : plural(days, { one: '# day past its date', other: '# days past its date' });
}

function goodForAbout(days: number): string {
  if (days < 60) return plural(days, { one: 'good for about # day', other: 'good for about # days' });
  const months = Math.round(days / 30.4);
  if (months < 24) return plural(months, { one: 'good for about # month', other: 'good for about # months' });
  const years = Math.round(months / 12);
  return plural(years, { one: 'good for about # year', other: 'good for about # years' });
}

function goodForExactly(days: number): string {
  if (days < 60) return plural(days, { one: 'good for # day', other: 'good for # days' });
  const months = Math.round(days / 30.4);
  if (months < 24) return plural(months, { one: 'good for # month', other: 'good for # months' });
  return plural(Math.round(months / 12), { one: 'good for # year', other: 'good for # years' });
}

/** The same in a word or two, for the end of a line. */
export function daysText({ daysLeft }: Pick<PantryItem, 'daysLeft'>): string {
  if (daysLeft === null) return t`no date`;
  if (daysLeft < 0) {
    if (daysLeft === -1) return t`since yesterday`;
    return plural(-daysLeft, { one: '# day over', other: '# days over' });
  }
  if (daysLeft === 0) return t`today`;
  if (daysLeft === 1) return t`tomorrow`;
  if (daysLeft < 14) return plural(daysLeft, { one: '# day', other: '# days' });
  if (daysLeft < 60) return plural(Math.round(daysLeft / 7), { one: '# week', other: '# weeks' });
  const months = Math.round(daysLeft / 30.4);
  if (months < 24) return plural(months, { one: '# month', other: '# months' });
  return plural(Math.round(months / 12), { one: '# year', other: '# years' });
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
  return numberTyped(plain);
}

const NEARLY = 0.005;

/** As a person writes it: "1½"; two decimals where no fraction fits. */
export function amountShown(amount: number | null): string {
  if (amount === null) return '';
  const written = withFractionSigns(kitchenFraction(amount));
  return Math.abs((amountOf(written) ?? 0) - amount) < NEARLY
    ? written
    : numberShown(Number(amount.toFixed(2)));
}

/** The field's text; null if it is empty. */
export const orNull = (text: string): string | null => text || null;

/** How long it keeps, and for leftovers what is in them. */
export function aboutItem(item: PantryItem): string {
  if (item.dish) {
    const allergens = allergenNames(item.dish.allergens);
    const keeps = goodFor(item);
    return allergens ? t`${keeps}, with ${allergens}` : keeps;
  }
  return item.food === null ? t`not a food we know` : goodFor(item);
}
