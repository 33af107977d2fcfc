import { type Grammar, joined, type Noun, romanceAgreement } from './grammar.ts';

const VOWEL = /^[aeiouhàèéìòù]/i;
/** "lo zucchero, gli gnocchi, lo yogurt, gli spinaci, gli champignon" */
const IMPURE = /^(?:s[^aeiouàèéìòù]|z|gn|pn|ps|x|y|i[aeou]|champ)/i;

function article({ text, gender, many }: Noun): string {
  const isHard = IMPURE.test(text);
  const isVowel = VOWEL.test(text) && !isHard;
  if (gender === 'f') return many ? 'le' : isVowel ? "l'" : 'la';
  if (many) return isVowel || isHard ? 'gli' : 'i';
  return isVowel ? "l'" : isHard ? 'lo' : 'il';
}

const before = (word: string, text: string): string => (word.endsWith("'") ? word + text : `${word} ${text}`);

/** "del, dello, dell', dei, degli, delle" */
const joinedWith =
  (stem: string) =>
  (noun: Noun): string => {
    const word = article(noun);
    const rest = word === 'il' ? 'l' : word === 'i' ? 'i' : word === 'gli' ? 'gli' : `l${word}`;
    return before(stem + rest, noun.text);
  };

export const italian: Grammar = {
  list: (words) => joined(words, /^\uE003?e/i.test(words.at(-1) ?? '') ? 'ed' : 'e'),
  forms: {
    nu: ({ text }) => text,
    il: (noun) => before(article(noun), noun.text),
    di: joinedWith('de'),
    a: joinedWith('a'),
    da: joinedWith('da'),
    su: joinedWith('su'),
    in: joinedWith('ne'),
  },
  definite: 'il',
  bare: 'nu',
  bareInSteps: 'nu',
  agreement: romanceAgreement,
};
