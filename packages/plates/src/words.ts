/** A text as plain words in the singular: "Crêpes & Berries" is "crepe", "and", "berry". */
export function wordsOf(text: string): string[] {
  return text
    .slice(0, 200)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('&', ' and ')
    .split(/[^a-z0-9()]/)
    .filter((word) => word !== '')
    .map(singular);
}

/** Words that end like a plural and are none, and plurals with a form of their own. */
const KEPT = new Set([
  'couscous',
  'hummus',
  'asparagus',
  'swiss',
  'molasses',
  'tres',
  'les',
  'migas',
  'papas',
  'grits',
  'bangers',
]);
const IRREGULAR: Readonly<Record<string, string>> = {
  loaves: 'loaf',
  halves: 'half',
  leaves: 'leaf',
  potatoes: 'potato',
  tomatoes: 'tomato',
  mangoes: 'mango',
  cookies: 'cookie',
  brownies: 'brownie',
  blondies: 'blondie',
  smoothies: 'smoothie',
  calzones: 'calzone',
  veggies: 'veggie',
  pies: 'pie',
  sandwiches: 'sandwich',
  quiches: 'quiche',
  avocados: 'avocado',
  leches: 'leche',
  burritos: 'burrito',
};

function singular(word: string): string {
  const known = IRREGULAR[word];
  if (known) return known;
  if (word.length < 4 || KEPT.has(word) || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us'))
    return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss|oe)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
