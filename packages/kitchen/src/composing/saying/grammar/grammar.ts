/** A food in a sentence: its name in the number that is meant. */
export interface Noun {
  text: string;
  gender: 'm' | 'f' | 'n';
  many: boolean;
}

/** What a language does with foods in its sentences. */
export interface Grammar {
  /** "a, b and c" */
  list(words: readonly string[]): string;
  /** By the name that translators give them in a place: `{0:dat}`. */
  forms: Readonly<Record<string, (noun: Noun) => string>>;
  /** The form where English says "the", and the one where it does not. */
  definite: string;
  bare: string;
  /** The same in the sentences of a step, where a food is what something is done to. */
  bareInSteps: string;
  /** Which of `{0?a|b|c|d}` fits these foods. */
  agreement(nouns: readonly Noun[]): 0 | 1 | 2 | 3;
}

export const joined = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

/** Masculine, feminine, masculine plural, feminine plural: several foods are masculine where one of them is. */
export function romanceAgreement(nouns: readonly Noun[]): 0 | 1 | 2 | 3 {
  const feminine = nouns.length > 0 && nouns.every(({ gender }) => gender === 'f');
  const many = nouns.length > 1 || nouns.some((noun) => noun.many);
  return many ? (feminine ? 3 : 2) : feminine ? 1 : 0;
}
