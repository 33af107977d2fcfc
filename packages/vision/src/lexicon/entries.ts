import { BRANDS } from './brands.ts';
import { bitsApart, distance, letterMask, tolerance } from './fuzzy.ts';
import { NEGATIONS_AFTER, NEGATIONS_BEFORE, PRODUCT_WORDS } from './words.ts';

export interface Entry {
  /** The phrase without spaces, as labels set in capitals lose them. */
  key: string;
  /** Name of the food as the detector or the kitchen calls it. */
  food: string;
  kind: 'product' | 'brand';
  /** Alone it is only a hint: a flavor, a color, or a maker of many things. */
  weak: boolean;
  words: number;
  mask: number;
}

const MARKS = /[\u0300-\u036f]/g;

/** Lower case Latin words without accents; "CarrotJuice" is two words, "French's" one. */
export function foldText(text: string): string[] {
  return text
    .slice(0, 200)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/['’`´]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function parse(list: string): { phrase: string; weak: boolean }[] {
  return list.split('|').map((item) => {
    const weak = item.startsWith('?');
    const folded = foldText(weak ? item.slice(1) : item).join(' ');
    return { phrase: folded.replace(/ s(?= |$)/g, 's'), weak };
  });
}

function collect(): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const add = (source: Readonly<Record<string, string>>, kind: Entry['kind']) => {
    for (const [food, list] of Object.entries(source)) {
      for (const { phrase, weak } of parse(list)) {
        const key = phrase.replaceAll(' ', '');
        const known = entries.get(key);
        if (known && !known.weak) continue;
        entries.set(key, { key, food, kind, weak, words: phrase.split(' ').length, mask: letterMask(key) });
      }
    }
  };
  add(PRODUCT_WORDS, 'product');
  add(BRANDS, 'brand');
  return entries;
}

const ENTRIES = collect();
const BY_LENGTH = new Map<number, Entry[]>();
for (const entry of ENTRIES.values()) {
  const group = BY_LENGTH.get(entry.key.length);
  if (group) group.push(entry);
  else BY_LENGTH.set(entry.key.length, [entry]);
}

const phrases = (list: string) => new Set(list.split('|').map((phrase) => foldText(phrase).join(' ')));
export const TAKES_BACK_BEFORE = phrases(NEGATIONS_BEFORE);
export const TAKES_BACK_AFTER = phrases(NEGATIONS_AFTER);

export function exactEntry(key: string): Entry | null {
  return ENTRIES.get(key) ?? null;
}

export function entriesOfLength(length: number): readonly Entry[] {
  return BY_LENGTH.get(length) ?? [];
}

/** The closest entry within what its length tolerates; null when two different foods are equally close. */
export function closestEntry(key: string): { entry: Entry; mistakes: number } | null {
  const limit = tolerance(key.length);
  if (limit === 0) return null;
  const mask = letterMask(key);
  let best: { entry: Entry; mistakes: number } | null = null;
  let tied = false;
  for (let length = key.length - Math.floor(limit); length <= key.length + Math.floor(limit); length += 1) {
    for (const entry of BY_LENGTH.get(length) ?? []) {
      if (bitsApart(mask, entry.mask) > limit * 2 + 1) continue;
      const mistakes = distance(key, entry.key, Math.min(limit, tolerance(entry.key.length)));
      if (mistakes === Infinity || (best && mistakes > best.mistakes)) continue;
      tied = best !== null && mistakes === best.mistakes && best.entry.food !== entry.food;
      best = { entry, mistakes };
    }
  }
  return tied ? null : best;
}

const MIN_TAIL = 5;
const MIN_HEAD = 6;

/** "vollkornbutterbrot" ends with its food, "heinekenbeer" begins with it. */
export function entryWithin(word: string): Entry | null {
  for (let cut = 1; cut <= word.length - MIN_TAIL; cut += 1) {
    const entry = ENTRIES.get(word.slice(cut));
    if (entry && !entry.weak) return entry;
  }
  for (let end = word.length - 1; end >= MIN_HEAD; end -= 1) {
    const entry = ENTRIES.get(word.slice(0, end));
    if (entry && !entry.weak) return entry;
  }
  return null;
}

function only(candidates: Iterable<Entry>): Entry | null {
  let found: Entry | null = null;
  for (const entry of candidates) {
    if (found && found.food !== entry.food) return null;
    found = entry;
  }
  return found;
}

function* firmEntries(shortest: number, longest: number): Generator<Entry> {
  for (let length = shortest; length <= longest; length += 1) {
    for (const entry of BY_LENGTH.get(length) ?? []) if (!entry.weak) yield entry;
  }
}

const MIN_FRAGMENT = 6;
/** Everyday words that happen to lie inside a brand (Danimals) or begin the name of another food (Früchtetee). */
const WHOLE_WORDS = new Set(['animal', 'fruchte', 'krauter']);

/**
 * A label half hidden behind another package: "ineken", "ropicana". Around the curve of a bottle both ends of a brand may
 * be out of sight: "hweppe"; the middle of a product word is too often that of another. Null unless only one food fits.
 */
export function entryOfFragment(fragment: string): Entry | null {
  if (fragment.length < MIN_FRAGMENT || WHOLE_WORDS.has(fragment)) return null;
  const longer = [...firmEntries(fragment.length + 1, fragment.length + 3)];
  return only(
    longer.filter(({ kind, words, key }) => {
      if (words > 1) return false;
      return kind === 'brand' ? key.includes(fragment) : key.startsWith(fragment) || key.endsWith(fragment);
    }),
  );
}

const MIN_BEHEADED = 7;

/** A brand whose first letter is out of sight, and one more letter misread: "oca oola". */
export function brandWithoutHead(word: string): Entry | null {
  if (word.length < MIN_BEHEADED) return null;
  const longer = [...firmEntries(word.length + 1, word.length + 1)];
  return only(
    longer.filter(({ kind, key }) => kind === 'brand' && distance(word, key.slice(1), 0.5) !== Infinity),
  );
}

const SURE_BEGINNING = 7;
const MIN_LONG_BRAND = 11;

/** A long brand whose end was misread: "PHILADEUHA". */
export function brandOfBeginning(word: string): Entry | null {
  if (word.length < SURE_BEGINNING + 2) return null;
  const beginning = word.slice(0, SURE_BEGINNING);
  const alike = [...firmEntries(Math.max(MIN_LONG_BRAND, word.length - 1), word.length + 3)];
  return only(
    alike.filter(({ kind, words, key }) => kind === 'brand' && words === 1 && key.startsWith(beginning)),
  );
}
