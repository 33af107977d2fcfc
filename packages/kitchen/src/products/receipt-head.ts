import { fold } from '../foods/text.ts';
import type { Receipt } from './receipt.ts';
import { LANGUAGE_WORDS } from './receipt-words.data.ts';

type Language = Receipt['language'];

/** The language of which most words stand on the receipt, each counted once; English when none do. */
export function languageOf(rows: readonly string[]): Language {
  const words = new Set(rows.flatMap((row) => fold(row).match(/[a-z]+/g) ?? []));
  let best: Language = 'en';
  let most = 0;
  for (const [language, known] of Object.entries(LANGUAGE_WORDS)) {
    const found = known.filter((word) => words.has(word)).length;
    if (found > most) [best, most] = [language as Language, found];
  }
  return best;
}

export function currencyIn(rows: readonly string[]): string | null {
  const text = rows.join(' ');
  if (/€|\bEUR\b|\bEURO?S?\b/i.test(text)) return 'EUR';
  if (/£|\bGBP\b/.test(text)) return 'GBP';
  if (/\bCHF\b/.test(text)) return 'CHF';
  if (/\$|\bUSD\b/.test(text)) return 'USD';
  return null;
}

const DAY_FIRST = /(?<!\d)(\d{1,2})[./-](\d{1,2})[./-](20\d{2}|\d{2})(?!\d)/;
const YEAR_FIRST = /(?<!\d)(20\d{2})-(\d{2})-(\d{2})(?!\d)/;

/** The first date, as YYYY-MM-DD. With a dollar and slashes the month comes first. */
export function dateIn(rows: readonly string[]): string | null {
  const american = currencyIn(rows) === 'USD';
  for (const row of rows) {
    const iso = YEAR_FIRST.exec(row);
    if (iso) return real(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    const found = DAY_FIRST.exec(row);
    if (!found) continue;
    const [first, second, year] = [Number(found[1]), Number(found[2]), Number(found[3])];
    const monthFirst = second > 12 || (american && first <= 12);
    const date = real(
      year < 100 ? 2000 + year : year,
      monthFirst ? first : second,
      monthFirst ? second : first,
    );
    if (date) return date;
  }
  return null;
}

function real(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || year < 2000) return null;
  return date.toISOString().slice(0, 10);
}
