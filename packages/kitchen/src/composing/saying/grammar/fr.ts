import { type Grammar, joined, type Noun, romanceAgreement } from './grammar.ts';

/** An h that lets the article stand: "le haricot", and not "l'haricot". */
const ASPIRATED =
  /^h(?:a(?:ch|dd|lloumi|mburger|reng|ricot|rissa|uts? )|o(?:isin|mard|t[- ]|uille|ummus|umous|ublon))/i;
const VOWEL = /^[aeiouàâäáéèêëíîïóôöúùûüœæ]/i;

const isElided = (word: string): boolean =>
  VOWEL.test(word) ? !/^(?:oui|ouistiti|onz)/i.test(word) : /^h/i.test(word) && !ASPIRATED.test(word);

const le = ({ text, gender, many }: Noun): string => {
  if (many) return `les ${text}`;
  if (isElided(text)) return `l'${text}`;
  return `${gender === 'f' ? 'la' : 'le'} ${text}`;
};

/** "du riz, de l'ail, des oignons" and "au riz, à l'ail, aux oignons". */
const contracted =
  (preposition: string, singular: string, plural: string) =>
  (noun: Noun): string => {
    if (noun.many) return `${plural} ${noun.text}`;
    if (noun.gender !== 'f' && !isElided(noun.text)) return `${singular} ${noun.text}`;
    return `${preposition} ${le(noun)}`;
  };

export const french: Grammar = {
  list: (words) => joined(words, 'et'),
  forms: {
    nu: ({ text }) => text,
    le,
    de: contracted('de', 'du', 'des'),
    a: contracted('à', 'au', 'aux'),
    d: ({ text }) => (isElided(text) ? `d'${text}` : `de ${text}`),
  },
  definite: 'le',
  bare: 'nu',
  bareInSteps: 'nu',
  agreement: romanceAgreement,
};
