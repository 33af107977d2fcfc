import { isLanguage, type Language } from '@crisper/contract/languages';
import type { Allergen, Diet } from '@crisper/contract/vocabulary';
import { FOOD_LANGUAGES, type FoodLanguage } from '../../../foods/localized/shown-names.ts';
import type { Advice } from './advice-table.ts';
import type { CUES } from './de-cues.data.ts';
import type { SAYS } from './de-says.data.ts';

export type Cue = keyof typeof CUES;
export type Saying = keyof typeof SAYS;

interface Times {
  /** Spans that have a word of their own, and what they are in digits: "anderthalb Stunden", "90 minuten". */
  spans: readonly (readonly [pattern: string, digits: string])[];
  hours: string;
  minutes: string;
  seconds: string;
  one: string;
  /** From nothing to nineteen, and from twenty to ninety. */
  numbers: string;
  tens: string;
}

/** All that one language says and is told. A fifth language is four such files. */
export interface Phrasebook {
  language: FoodLanguage;
  cues: Readonly<Record<Cue, string>>;
  says: Readonly<Record<Saying, string>>;
  names: Readonly<Record<Allergen | Diet, string>>;
  allergens: Readonly<Record<Allergen, string>>;
  terms: readonly (readonly [pattern: string, meaning: string])[];
  times: Times;
  notFoods: string;
  /** What two words become that meet in a text. */
  joins: readonly (readonly [apart: RegExp, joined: string])[];
  advice: Advice;
}

type Files = Promise<
  [
    { CUES: Phrasebook['cues'] },
    { SAYS: Phrasebook['says'] },
    {
      NAMES: Phrasebook['names'];
      ALLERGENS: Phrasebook['allergens'];
      TERMS: Phrasebook['terms'];
      TIMES: Times;
      NOT_FOODS: string;
      JOINS?: Phrasebook['joins'];
    },
    { ADVICE: Advice },
  ]
>;

/** Each language is files of its own, so that nobody loads another one's. */
const FILES: Readonly<Record<FoodLanguage, () => Files>> = {
  de: () =>
    Promise.all([
      import('./de-cues.data.ts'),
      import('./de-says.data.ts'),
      import('./de-words.data.ts'),
      import('./de-advice.data.ts'),
    ]),
  fr: () =>
    Promise.all([
      import('./fr-cues.data.ts'),
      import('./fr-says.data.ts'),
      import('./fr-words.data.ts'),
      import('./fr-advice.data.ts'),
    ]),
  es: () =>
    Promise.all([
      import('./es-cues.data.ts'),
      import('./es-says.data.ts'),
      import('./es-words.data.ts'),
      import('./es-advice.data.ts'),
    ]),
  it: () =>
    Promise.all([
      import('./it-cues.data.ts'),
      import('./it-says.data.ts'),
      import('./it-words.data.ts'),
      import('./it-advice.data.ts'),
    ]),
};

const loaded = new Map<FoodLanguage, Phrasebook>();

export const phrasebookOf = (language: FoodLanguage): Phrasebook | undefined => loaded.get(language);

async function load(language: Language): Promise<void> {
  if (language === 'en') return;
  const [{ CUES: cues }, { SAYS: says }, words, { ADVICE: advice }] = await FILES[language]();
  const { NAMES: names, ALLERGENS: allergens, TERMS: terms, TIMES: times, NOT_FOODS: notFoods } = words;
  const { JOINS: joins = [] } = words;
  loaded.set(language, { language, cues, says, names, allergens, terms, times, notFoods, joins, advice });
}

/** A page needs its own language, a server everybody's. */
const wanted = (): readonly Language[] => {
  if (typeof document === 'undefined') return FOOD_LANGUAGES;
  const { lang } = document.documentElement;
  return isLanguage(lang) ? [lang] : [];
};
await Promise.all(wanted().map(load));
