import { withoutUmlautPairs } from '../../foods/localized/name-stems.ts';
import { FOOD_LANGUAGES, type FoodLanguage } from '../../foods/localized/shown-names.ts';
import { fold } from '../../foods/text.ts';
import { AMOUNT_WORDS } from './words.data.ts';

/** What stands at the beginning of a text, and how many of its characters that takes. */
export interface Reach<Value> {
  value: Value;
  length: number;
}

const WORD = /[\p{L}\d]+/gu;
const MOST_WORDS = 4;

/** Phrases of up to four words, found at the beginning of a text whatever their accents, dots and strokes. */
class Phrases<Value> {
  readonly #values: ReadonlyMap<string, Value>;
  constructor(entries: Iterable<readonly [string, Value]>) {
    this.#values = new Map(entries);
  }

  /** "Wuerfel" is the "Würfel" of a keyboard without umlauts; the other languages have no words like it. */
  #of(key: string): Value | undefined {
    return (
      this.#values.get(key) ??
      (key.includes('ue') || key.includes('ae') || key.includes('oe')
        ? this.#values.get(withoutUmlautPairs(key))
        : undefined)
    );
  }

  at(text: string): Reach<Value> | null {
    let best: Reach<Value> | null = null;
    let key = '';
    let count = 0;
    for (const match of text.slice(0, 60).matchAll(WORD)) {
      if (count === 0 && match.index > 0) return null;
      if (count === MOST_WORDS) break;
      key += `${count === 0 ? '' : ' '}${fold(match[0])}`;
      count += 1;
      const end = match.index + match[0].length;
      const value = this.#of(key);
      if (value !== undefined) best = { value, length: end };
    }
    return best;
  }

  /** The text behind the phrase, or all of it. */
  skip(text: string): string {
    const found = this.at(text);
    return found ? text.slice(found.length).replace(/^[\s.'’]+/, '') : text;
  }
}

/** German says anything before a unit: "1 daumengroßes Stück". Elsewhere what stands there is a short list. */
const ADJECTIVES: Readonly<Partial<Record<FoodLanguage, RegExp>>> = {
  de: /^\p{L}{2,16}(?:es|er|en|em|e) (?=\p{L})/iu,
};

const phrases = (words: readonly string[]) => new Phrases(words.map((word) => [word, true] as const));

/** `value: word, word` on each line. */
function rows(table: string): [string, string][] {
  return table.split('\n').flatMap((line) => {
    const at = line.indexOf(':');
    return line
      .slice(at + 1)
      .split(',')
      .map((word): [string, string] => [word.trim(), line.slice(0, at)]);
  });
}

function build(language: FoodLanguage) {
  const words = AMOUNT_WORDS[language];
  const units = rows(words.units).map(([word, value]) => {
    const [times, unit] = /^\d/.test(value) ? value.split(' ') : ['1', value];
    return [word, { unit: unit!, times: Number(times) }] as const;
  });
  const ors = new Set(words.or);
  const withs = new Set(words.with);
  const ands = new Set(words.and);
  const ends = new Set([...words.stops, ...words.or, ...words.and]);
  return {
    numbers: new Phrases(Object.entries(words.numbers)),
    dozens: new Phrases(Object.entries(words.dozens)),
    halves: new Phrases(words.halves.map((word) => [word, 0.5] as const)),
    fair: phrases(words.fair),
    parts: new Set(words.parts),
    cuts: phrases(words.cuts),
    packed: words.packed,
    folded: (word: string) => fold(word).split(' ').at(-1) ?? '',
    units: new Phrases(units),
    sizes: new Phrases(rows(words.sizes)),
    vague: phrases(words.vague),
    about: phrases(words.about),
    perHead: words.perHead,
    titles: phrases(words.titles),
    adjective: ADJECTIVES[language],
    to: phrases(words.to),
    of: phrases(words.of),
    articles: phrases(words.articles),
    isWith: (word: string) => withs.has(fold(word)),
    isAnd: (word: string) => ands.has(fold(word)),
    isOr: (word: string) => ors.has(fold(word)),
    done: new Set(words.done),
    ends: (word: string) => ends.has(fold(word)),
    /** The place of the next word. */
    skipped: (text: string, from: number) => from + /^[\s.-]*/.exec(text.slice(from))![0].length,
  };
}

export type Wording = ReturnType<typeof build>;

const numberWords = new Set(
  FOOD_LANGUAGES.flatMap((language) => Object.keys(AMOUNT_WORDS[language].numbers)),
);
/** A word that is a number in some language: "zwei", "une", "media". */
export const isNumberWord = (word: string): boolean => word !== '' && numberWords.has(fold(word));

const all = new Map<FoodLanguage, Wording>(FOOD_LANGUAGES.map((language) => [language, build(language)]));

export const wordingOf = (language: FoodLanguage): Wording => all.get(language)!;
