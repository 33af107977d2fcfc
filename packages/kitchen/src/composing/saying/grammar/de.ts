import { type Grammar, joined, type Noun } from './grammar.ts';

type Case = 'nom' | 'acc' | 'dat' | 'gen';
type Group = Noun['gender'] | 'pl';

const groupOf = ({ gender, many }: Noun): Group => (many ? 'pl' : gender);

/** Endings of adjectives without an article: "getrockneter Oregano, mit getrocknetem Oregano". */
const STRONG: Readonly<Record<Group, Readonly<Record<Case, string>>>> = {
  m: { nom: 'er', acc: 'en', dat: 'em', gen: 'en' },
  f: { nom: 'e', acc: 'e', dat: 'er', gen: 'er' },
  n: { nom: 'es', acc: 'es', dat: 'em', gen: 'en' },
  pl: { nom: 'e', acc: 'e', dat: 'en', gen: 'er' },
};
/** And behind one: "der getrocknete Oregano". */
const WEAK: typeof STRONG = {
  m: { nom: 'e', acc: 'en', dat: 'en', gen: 'en' },
  f: { nom: 'e', acc: 'e', dat: 'en', gen: 'en' },
  n: { nom: 'e', acc: 'e', dat: 'en', gen: 'en' },
  pl: { nom: 'en', acc: 'en', dat: 'en', gen: 'en' },
};
const ARTICLE: typeof STRONG = {
  m: { nom: 'der', acc: 'den', dat: 'dem', gen: 'des' },
  f: { nom: 'die', acc: 'die', dat: 'der', gen: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem', gen: 'des' },
  pl: { nom: 'die', acc: 'die', dat: 'den', gen: 'der' },
};

/** Names have their adjectives in the nominative, in lower case before the noun. */
function declined(noun: Noun, wanted: Case, endings: typeof STRONG): string {
  const group = groupOf(noun);
  const words = noun.text.split(' ');
  const head = words.findIndex((word) => /^\p{Lu}/u.test(word));
  if (head < 0) return noun.text;
  const nominative = STRONG[group].nom;
  const adjectives = words
    .slice(0, head)
    .map((word) =>
      word.endsWith(nominative) ? word.slice(0, -nominative.length) + endings[group][wanted] : word,
    );
  return [...adjectives, headIn(words[head]!, wanted, group), ...words.slice(head + 1)].join(' ');
}

function headIn(word: string, wanted: Case, group: Group): string {
  if (wanted === 'dat' && group === 'pl') return /(?:[ns]|[aiou])$/.test(word) ? word : `${word}n`;
  if (wanted === 'gen' && (group === 'm' || group === 'n'))
    return /[sßzx]$/.test(word) ? `${word}es` : `${word}s`;
  return word;
}

const without = (wanted: Case) => (noun: Noun) => declined(noun, wanted, STRONG);
const withArticle = (wanted: Case) => (noun: Noun) =>
  `${ARTICLE[groupOf(noun)][wanted]} ${declined(noun, wanted, WEAK)}`;

export const german: Grammar = {
  list: (words) => joined(words, 'und'),
  forms: {
    nu: without('nom'),
    nom: without('nom'),
    acc: without('acc'),
    dat: without('dat'),
    gen: without('gen'),
    der: withArticle('nom'),
    den: withArticle('acc'),
    dem: withArticle('dat'),
    des: withArticle('gen'),
  },
  definite: 'acc',
  bare: 'nom',
  bareInSteps: 'acc',
  agreement(nouns) {
    if (nouns.length > 1 || nouns.some(({ many }) => many)) return 3;
    return nouns[0]?.gender === 'f' ? 1 : nouns[0]?.gender === 'n' ? 2 : 0;
  },
};
