import { i18n, locales } from './i18n.ts';

/** "1.50": always with so many decimals. */
export const withDecimals = (value: number, decimals: number): string =>
  value.toLocaleString(locales(), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });

/** "1.5", for a field: nobody types what separates thousands. */
export const numberShown = (value: number): string =>
  value.toLocaleString(locales(), { maximumFractionDigits: 6, useGrouping: false });

/** With the unit that some write behind it. */
const PLAIN = /^(\d{1,15}(?:[.,]\d{0,15})?|[.,]\d{1,15})\s?\p{L}{0,10}\.?$/u;
const GROUPED = /^\d{1,3}(?:([.,\s])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;

/**
 * What was typed: "1.5" and "1,5" in every language, because keyboards and habits differ; "1,234.5" and "1.234,5" have both signs.
 * NaN for what is no number, and for nothing.
 */
export function numberTyped(text: string): number {
  const plain = text.trim();
  const [, number] = PLAIN.exec(plain) ?? [];
  if (number !== undefined) return Number(number.replace(',', '.'));
  const [, group] = GROUPED.exec(plain) ?? [];
  return group === undefined ? Number.NaN : Number(plain.replaceAll(group, '').replace(',', '.'));
}

/** The same where only whole numbers are asked for: there "2,000" and "2.000" are two thousand. */
export function wholeTyped(text: string): number {
  const plain = text.trim();
  return Number.parseInt(/^\d{1,3}(?:[.,\s]\d{3})+$/.test(plain) ? plain.replace(/\D/g, '') : plain, 10);
}

/** A label within a sentence: German nouns keep their capital. */
export const inSentence = (label: string): string =>
  i18n.locale === 'de' ? label : label.toLocaleLowerCase(locales());
