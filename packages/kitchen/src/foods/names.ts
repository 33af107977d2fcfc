import type { Food } from './food.ts';
import { spellingIndex } from './fuzzy.ts';
import { foodById, foods } from './larder.ts';
import { FORM, HARMLESS, isHarmless, NOT_FOOD, TURNED, WITHOUT } from './modifiers.ts';
import { nameKey, nameWords } from './text.ts';

export interface ResolvedFood {
  food: Food;
  /** 0.5 to 1; less certain matches are not returned. */
  confidence: number;
  match: 'exact' | 'inflected' | 'head' | 'fuzzy';
}

const MAX_LENGTH = 200;
const MAX_WORDS = 16;
const LONGEST_NAME = 7;
const SURE_ENOUGH = 0.5;

const written = new Map<string, Food>();
const byKey = new Map<string, Food>();
const vocabulary = new Set<string>();

for (const food of foods) {
  for (const name of [food.name, ...food.names]) {
    written.set(name.toLowerCase(), food);
    const key = nameKey(name);
    if (!byKey.has(key)) byKey.set(key, food);
    for (const word of key.split(' ')) vocabulary.add(word);
  }
}

/** The one plural that means a different food: peppers are vegetables, pepper is a spice. */
const bellPepper = foodById('bell-pepper');
if (bellPepper !== undefined) written.set('peppers', bellPepper);

/** The food with exactly this name, in the form that `nameKey` gives. */
export const foodNamed = (key: string): Food | undefined => byKey.get(key);

let correctWord: ((word: string) => string | null) | undefined;

/** The spelling index is built on first use, because only misspelt names need it. */
function correct(word: string): string | null {
  correctWord ??= spellingIndex(vocabulary, new Set([...HARMLESS, ...FORM, ...NOT_FOOD]));
  return correctWord(word);
}

/** True when a word such as "vegan" or "gluten free" excludes this food. */
function ruledOut(words: readonly string[], food: Food): boolean {
  return words.some((word) => {
    if (!Object.hasOwn(WITHOUT, word)) return false;
    const diet = WITHOUT[word]!;
    if (diet === 'gluten-free' || diet === 'dairy-free')
      return food.breaks.includes(diet) && words.some((other) => other === 'free' || other.startsWith('non'));
    return food.breaks.includes(diet);
  });
}

const join = (words: readonly string[], start: number, end: number) =>
  end - start === 1 ? words[start]! : words.slice(start, end).join(' ');

/**
 * The longest known name inside the words, the last one first, because in English the food follows its modifiers.
 * Words after it must be harmless; unknown words before it lower the confidence.
 */
function headOf(words: readonly string[]): ResolvedFood | null {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const food = byKey.get(join(words, start, start + length));
      if (food === undefined) continue;
      const behind = words.slice(start + length);
      if (!behind.every((word) => isHarmless(word) || FORM.has(word))) continue;
      const before = words.slice(0, start);
      const confidence = headConfidence(before, words[start + length - 1]!, length);
      if (confidence < SURE_ENOUGH) continue;
      return { food, confidence: behind.length > 0 ? confidence * 0.95 : confidence, match: 'head' };
    }
  }
  return null;
}

function headConfidence(before: readonly string[], head: string, length: number): number {
  const strange = before.filter((word) => !isHarmless(word) && !FORM.has(word));
  if (strange.length === 0) return 0.9;
  if (length === 1 && TURNED.has(head)) return 0;
  const foodish = strange.filter((word) => vocabulary.has(word)).length;
  return 0.75 - 0.05 * foodish - 0.1 * (strange.length - 1);
}

function fromWords(words: readonly string[]): ResolvedFood | null {
  const whole = byKey.get(words.join(' '));
  if (whole !== undefined) return { food: whole, confidence: 0.98, match: 'inflected' };
  const plain = words.filter((word) => !isHarmless(word));
  const simple = withoutCare(words);
  if (simple !== undefined) return { food: simple, confidence: 0.95, match: 'head' };
  const asWritten = headOf(words);
  if (asWritten !== null && asWritten.confidence >= 0.9) return better(asWritten, plain, words);
  const careless = plain.length < words.length ? headOf(plain) : null;
  const bare = plain.filter((word) => !FORM.has(word));
  const relative = bare.length > 0 && bare.length < plain.length ? byKey.get(bare.join(' ')) : undefined;
  const found = [
    asWritten,
    careless,
    relative ? ({ food: relative, confidence: 0.85, match: 'head' } as const) : null,
  ];
  return found.reduce(
    (best, one) => (one !== null && (best === null || one.confidence > best.confidence) ? one : best),
    null,
  );
}

/** "finely chopped dried oregano": without harmless words a longer, more specific name may match. */
function better(found: ResolvedFood, plain: readonly string[], words: readonly string[]): ResolvedFood {
  if (plain.length === words.length) return found;
  const other = headOf(plain);
  return other !== null &&
    other.confidence >= found.confidence &&
    nameKey(other.food.name).length > nameKey(found.food.name).length
    ? other
    : found;
}

const SEPARATORS = /[,;/+&]|\b(?:or|and|plus)\b/i;

/** "corn or peanut oil", "salt and pepper", "chicken breasts, skinless": returns the first food named. */
function fromParts(text: string): ResolvedFood | null {
  const parts = text.split(SEPARATORS, 6).filter((part) => part.trim() !== '');
  if (parts.length < 2) return null;
  const phrases = parts.map((part) => nameWords(part).slice(0, MAX_WORDS));
  for (const [at, words] of phrases.entries()) {
    const food = sharedHead(words, phrases.slice(at + 1));
    if (food !== null) return { food, confidence: 0.85, match: 'head' };
    const found = words.length > 0 ? fromWords(words) : null;
    if (found !== null) return { ...found, confidence: found.confidence * 0.85, match: 'head' };
  }
  return null;
}

/** "chicken or vegetable stock" means chicken stock: the last words of a later part apply to the first part too. */
function sharedHead(words: readonly string[], later: readonly (readonly string[])[]): Food | null {
  const own = words.filter((word) => !isHarmless(word));
  if (own.length === 0) return null;
  for (const next of later) {
    for (let take = Math.min(2, next.length - 1); take > 0; take -= 1) {
      const food = byKey.get([...own, ...next.slice(-take)].join(' '));
      if (food !== undefined) return food;
    }
  }
  return null;
}

/** Matches without harmless words. "Fresh" is dropped last, because fresh turmeric is not the powder. */
function withoutCare(words: readonly string[]): Food | undefined {
  const fresh = byKey.get(words.filter((word) => word === 'fresh' || !isHarmless(word)).join(' '));
  return fresh ?? byKey.get(words.filter((word) => !isHarmless(word)).join(' '));
}

/** Reorders "breast of duck" to "duck breast". */
function turnedAround(words: readonly string[]): Food | undefined {
  const of = words.indexOf('of');
  if (of < 1) return undefined;
  const plain = [...words.slice(of + 1), ...words.slice(0, of)].filter((word) => !isHarmless(word));
  return byKey.get(plain.join(' '));
}

/** Text after these words only describes the food: "tomatoes with garlic", "pasta such as penne". */
const ASIDE = /\b(?:with|such as|for|in|like|preferably|including|to serve|to taste|cut into)\b/i;
const ENTITY = /&#?[a-z0-9]{2,8};/gi;

function withoutAside(text: string): string {
  const at = text.search(ASIDE);
  return at > 0 ? text.slice(0, at) : text;
}

function resolve(text: string): ResolvedFood | null {
  const full = text.replace(ENTITY, ' ').replace(/\([^()]*\)?/g, ' ');
  const named = byKey.get(nameKey(full));
  if (named !== undefined) return { food: named, confidence: 0.98, match: 'inflected' };
  const bare = withoutAside(full);
  const words = nameWords(bare);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const simple = withoutCare(words) ?? turnedAround(words);
  if (simple !== undefined && !ruledOut(words, simple))
    return { food: simple, confidence: 0.95, match: 'head' };
  const found = SEPARATORS.test(bare) ? (fromParts(bare) ?? fromWords(words)) : fromWords(words);
  if (found !== null) return ruledOut(words, found.food) || found.confidence < SURE_ENOUGH ? null : found;
  const corrected = words.map((word) => correct(word) ?? word);
  if (corrected.every((word, at) => word === words[at])) return null;
  const meant = fromWords(corrected);
  if (meant === null || meant.confidence < 0.7 || ruledOut(words, meant.food)) return null;
  return { food: meant.food, confidence: meant.confidence * 0.85, match: 'fuzzy' };
}

const remembered = new Map<string, ResolvedFood | null>();
const REMEMBERED_LIMIT = 50_000;

/** Resolves a name to a food, or null when it is unknown. Never throws. */
export function resolveFood(name: string): ResolvedFood | null {
  const exact = written.get(name);
  if (exact !== undefined) return { food: exact, confidence: 1, match: 'exact' };
  if (name.length > MAX_LENGTH) return null;
  const known = remembered.get(name);
  if (known !== undefined) return known;
  const lower = written.get(name.trim().toLowerCase());
  const found: ResolvedFood | null =
    lower !== undefined ? { food: lower, confidence: 1, match: 'exact' } : resolve(name);
  if (remembered.size >= REMEMBERED_LIMIT) remembered.clear();
  remembered.set(name, found);
  return found;
}

/** True for a word that no food's name has and that promises nothing: a brand, a place, a pet name. */
export function isStranger(word: string): boolean {
  return nameWords(word).every(
    (one) => isHarmless(one) || (!vocabulary.has(one) && !FORM.has(one) && !Object.hasOwn(WITHOUT, one)),
  );
}
