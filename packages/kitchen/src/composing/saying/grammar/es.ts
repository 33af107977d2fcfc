import { type Grammar, joined, type Noun, romanceAgreement } from './grammar.ts';

/** Feminine, and with a stressed a: "el agua, las aguas". */
const STRESSED = /^(?:agua|alga|haba|ave|alga|anca|asa)(?![\p{L}])/iu;

function el({ text, gender, many }: Noun): string {
  if (gender !== 'f') return `${many ? 'los' : 'el'} ${text}`;
  return `${many ? 'las' : STRESSED.test(text) ? 'el' : 'la'} ${text}`;
}

/** "del ajo, de la sal" and "al arroz, a los huevos" */
const contracted =
  (preposition: string, joinedWord: string) =>
  (noun: Noun): string => {
    const named = el(noun);
    return named.startsWith('el ') ? `${joinedWord} ${noun.text}` : `${preposition} ${named}`;
  };

export const spanish: Grammar = {
  list: (words) => joined(words, /^\uE003?(?:i|hi(?!e))/i.test(words.at(-1) ?? '') ? 'e' : 'y'),
  forms: {
    nu: ({ text }) => text,
    el,
    de: contracted('de', 'del'),
    a: contracted('a', 'al'),
  },
  definite: 'el',
  bare: 'nu',
  bareInSteps: 'nu',
  agreement: romanceAgreement,
};
