/** Normalizes English food words, so that spelling, plural and accents do not matter in comparisons. */

const LEAVES: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  calves: 'calf',
  knives: 'knife',
  shelves: 'shelf',
  children: 'child',
  geese: 'goose',
  feet: 'foot',
  cookies: 'cookie',
  brownies: 'brownie',
  smoothies: 'smoothie',
  veggies: 'veggie',
  bourguignonnes: 'bourguignonne',
  chillies: 'chili',
  chillis: 'chili',
  chilis: 'chili',
  chilies: 'chili',
  chiles: 'chili',
  quiches: 'quiche',
  ceviches: 'ceviche',
  brioches: 'brioche',
  ganaches: 'ganache',
  mustaches: 'mustache',
};

/** Singular words that end in s. */
const SINGULAR = new Set(
  'brussels molasses swiss haas hass bass cress watercress couscous hummus asparagus citrus octopus cactus hibiscus gas lens jus pus plus grass lemongrass anis cassis pastis oasis schnapps herbes provence los las des gras gris fines vichyssoise angus eucalyptus us this always lotus campus muesli'.split(
    ' ',
  ),
);

const SPELLINGS: Readonly<Record<string, string>> = {
  chile: 'chili',
  chilli: 'chili',
  chilly: 'chili',
  yoghurt: 'yogurt',
  yoghourt: 'yogurt',
  filet: 'fillet',
  doughnut: 'donut',
  whisky: 'whiskey',
  catsup: 'ketchup',
  flavour: 'flavor',
  flavoured: 'flavored',
  colour: 'color',
  colouring: 'coloring',
  coloured: 'colored',
  centre: 'center',
  fibre: 'fiber',
  grey: 'gray',
  crystallised: 'crystallized',
  caramelised: 'caramelized',
  pasteurised: 'pasteurized',
  unpasteurised: 'unpasteurized',
  liquorice: 'licorice',
  sulphured: 'sulfured',
  unsulphured: 'unsulfured',
  caster: 'castor',
  omelette: 'omelet',
  szechuan: 'sichuan',
  szechwan: 'sichuan',
  piripiri: 'peri peri',
  lowfat: 'low fat',
  nonfat: 'non fat',
  fatfree: 'fat free',
  stirfry: 'stir fry',
  oz: 'ounce',
  pepitas: 'pepita',
  tomatos: 'tomato',
  potatos: 'potato',
};

const MARKS = /[\u0300-\u036f]/g;
const APOSTROPHES = /['’‘`´]/g;
const NOT_A_WORD = /[^a-z0-9%]+/g;

const ASCII = /^[\x20-\x7e]*$/;
const FOLDED = /^[a-z0-9%]+(?: [a-z0-9%]+)*$/;

function unaccented(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss');
}

/** Lower case, no accents, no punctuation, single spaces. Linear in the length of the text. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (FOLDED.test(lower)) return lower;
  const plain = ASCII.test(lower) ? lower : unaccented(lower);
  return plain.replace(/&/g, ' and ').replace(APOSTROPHES, '').replace(NOT_A_WORD, ' ').trim();
}

/** The singular of one folded word; a word that is not plural is returned unchanged. */
export function singular(word: string): string {
  const irregular = LEAVES[word];
  if (irregular !== undefined && Object.hasOwn(LEAVES, word)) return irregular;
  if (word.length < 4 || !word.endsWith('s') || SINGULAR.has(word)) return word;
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (word.endsWith('oes')) return word.slice(0, -2);
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const canonical = new Map<string, string>();
const CANONICAL_LIMIT = 20_000;

function canonicalWord(word: string): string {
  const known = canonical.get(word);
  if (known !== undefined) return known;
  const one = singular(word);
  const spelled = Object.hasOwn(SPELLINGS, one) ? SPELLINGS[one]! : one;
  if (canonical.size < CANONICAL_LIMIT) canonical.set(word, spelled);
  return spelled;
}

/** The words of a name in normalized form: folded, singular, American. */
export function nameWords(text: string): string[] {
  const folded = fold(text);
  if (folded === '') return [];
  const words: string[] = [];
  for (const word of folded.split(' ')) {
    const one = canonicalWord(word);
    if (one.includes(' ')) words.push(...one.split(' '));
    else words.push(one);
  }
  return words;
}

/** Comparison key: two names with the same key are the same name. */
export function nameKey(text: string): string {
  return nameWords(text).join(' ');
}
