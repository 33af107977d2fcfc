import type { FoodLanguage } from '@crisper/kitchen/foods/localized/shown-names';
import { fold } from '@crisper/kitchen/foods/text';

/** What was typed, as a search among the words of the translated book. */
export interface LocalQuery {
  language: FoodLanguage;
  /** PostgreSQL's configuration for it. */
  config: 'german' | 'french' | 'spanish' | 'italian';
  /** Always a valid tsquery, whatever was typed. */
  words: string;
}

const CONFIGS: Readonly<Record<FoodLanguage, LocalQuery['config']>> = {
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
};
const MOST_WORDS = 8;

/** Folded, and German words with an umlaut written out as well: "Käse" is found as "kase" and as "kaese". */
export function searchedWords(text: string, language: FoodLanguage): string {
  const folded = fold(text);
  if (language !== 'de') return folded;
  const lower = text.toLowerCase().normalize('NFC');
  const out = fold(lower.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue'));
  const known = new Set(folded.split(' '));
  return [folded, ...out.split(' ').filter((word) => !known.has(word))].join(' ');
}

/** Null when it has no word. Words that were corrected are found as either. */
export function toLocalQuery(
  typed: string,
  language: FoodLanguage,
  correct?: (word: string) => string | null,
): LocalQuery | null {
  const words = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const parts = words.map((word, at) => {
    // The last word may be unfinished.
    const written = at === words.length - 1 ? `${word}:*` : word;
    const right = correct?.(word) ?? null;
    return right === null ? written : `(${written} | ${right})`;
  });
  return { language, config: CONFIGS[language], words: parts.join(' & ') };
}
