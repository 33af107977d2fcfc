import type { FoodLanguage } from '../../../foods/localized/shown-names.ts';
import { fold } from '../../../foods/text.ts';
import type { Phrasebook } from './phrasebooks.ts';

/** Numbers and times as they are said in other languages. */

const FRACTIONS: Readonly<Record<string, string>> = { '½': 'p5', '¼': 'p25', '¾': 'p75' };
const LONGEST = 500;
const LONGEST_TIME_S = 24 * 3_600;

/** How tens and units are joined: "fünfundzwanzig", "vingt-cinq", "treinta y cinco", "trentacinque". */
const JOINED: Readonly<Record<FoodLanguage, (ten: string, unit: string) => string[]>> = {
  de: (ten, unit) => [`${unit.replace(/^eins$/, 'ein')}und${ten}`],
  fr: (ten, unit) => [`${ten} ${unit}`, `${ten} et ${unit}`],
  es: (ten, unit) => [`${ten} y ${unit}`, `${ten.replace(/e$/, 'i')}${unit}`],
  it: (ten, unit) => [`${/^[uo]/.test(unit) ? ten.slice(0, -1) : ten}${unit}`],
};

interface Numbers {
  values: ReadonlyMap<string, number>;
  words: RegExp;
  spans: readonly (readonly [RegExp, string])[];
  times: readonly (readonly [RegExp, number])[];
}

const known = new Map<FoodLanguage, Numbers>();

function numbersOf({ language, times }: Phrasebook): Numbers {
  const before = known.get(language);
  if (before) return before;
  const units = times.numbers.split(' ');
  const values = new Map<string, number>();
  for (const [place, ten] of times.tens.split(' ').entries()) {
    const value = (place + 2) * 10;
    values.set(ten.replaceAll('-', ' '), value);
    for (const [more, unit] of units.entries())
      if (more > 0 && (more < 10 || language === 'fr'))
        for (const word of JOINED[language](ten.replaceAll('-', ' '), unit.replaceAll('-', ' ')))
          if (!values.has(word)) values.set(word, value + more);
  }
  // "Un" and "ein" are articles; "eins" is none.
  for (const [value, word] of units.entries())
    if (value > 1 || word === 'eins') values.set(word.replaceAll('-', ' '), value);
  const longestFirst = [...values.keys()].toSorted((one, other) => other.length - one.length);
  const unit = (words: string) =>
    new RegExp(`(?<!\\S)(\\d{1,4}(?:p\\d{1,2})?|${times.one}) ?(?:${words})(?!\\S)`, 'g');
  const made = {
    values,
    words: new RegExp(`(?<!\\S)(?:${longestFirst.join('|')})(?!\\S)`, 'g'),
    spans: times.spans.map(
      ([pattern, digits]) => [new RegExp(`(?<!\\S)(?:${pattern})(?!\\S)`, 'g'), digits] as const,
    ),
    times: [
      [unit(times.hours), 3_600],
      [unit(times.minutes), 60],
      [unit(times.seconds), 1],
    ] as const,
  };
  known.set(language, made);
  return made;
}

/** The question in small letters, without accents and punctuation, with its numbers as digits: "1,5" is "1p5". */
export function plainWords(question: string, book: Phrasebook): string {
  const { values, words, spans } = numbersOf(book);
  const text = question
    .slice(0, LONGEST)
    .replace(/(\d) ?([½¼¾])/g, (_, whole: string, part: string) => `${whole}${FRACTIONS[part]}`)
    .replace(/[½¼¾]/g, (part) => `0${FRACTIONS[part]}`)
    .replace(/(\d)[.,](?=\d)/g, '$1p')
    .replace(/°/g, ' ')
    .replace(/['’´`-]/g, ' ')
    .replace(/(\d)([a-z])(?!\d)/gi, (whole, digit: string, letter: string) =>
      letter === 'p' ? whole : `${digit} ${letter}`,
    );
  let plain = fold(text).replace(/ {2,}/g, ' ');
  for (const [pattern, digits] of spans) plain = plain.replace(pattern, digits);
  return plain.replace(words, (word) => String(values.get(word)));
}

/** The time that a plain question names. Null when there is none. */
export function secondsSaid(plain: string, book: Phrasebook): number | null {
  let total = 0;
  for (const [pattern, size] of numbersOf(book).times)
    for (const [, digits = ''] of plain.matchAll(pattern))
      total += (/^\d/.test(digits) ? Number(digits.replace('p', '.')) : 1) * size;
  return total > 0 && total <= LONGEST_TIME_S ? Math.round(total) : null;
}

/** "1 Stunde 30 Minuten". */
export function timeSaid(seconds: number, { says }: Phrasebook): string {
  const rounded = Math.max(0, Math.round(seconds));
  const hours = Math.floor(rounded / 3_600);
  const minutes = Math.floor((rounded % 3_600) / 60);
  const rest = hours === 0 ? rounded % 60 : 0;
  const parts = [
    [hours, says.hour, says.hours],
    [minutes, says.minute, says.minutes],
    [rest, says.second, says.seconds],
  ] as const;
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
  return said.length > 0 ? said.join(' ') : `0 ${says.seconds}`;
}
