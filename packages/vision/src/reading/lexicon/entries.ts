import brands from './data/brands.gen.json' with { type: 'json' };
import negations from './data/negations.json' with { type: 'json' };
import ordinaryWords from './data/ordinary-words.json' with { type: 'json' };
import productNames from './data/product-names.gen.json' with { type: 'json' };
import { bitsApart, distance, letterMask, tolerance } from './edit-distance.ts';

export interface Entry {
  /** The phrase without spaces, because text recognition often misses spaces between capitals. */
  key: string;
  /** Food name of the detector or the kitchen. */
  food: string;
  kind: 'product' | 'brand';
  /** Too ambiguous to name a food alone. */
  weak: boolean;
  words: number;
  mask: number;
}

const MARKS = /[\u0300-\u036f]/g;

/** Lower-case Latin words without accents; "CarrotJuice" is two words, "French's" one. */
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

/**
 * Phrases by food, in the languages of European and American packages. A leading "?" marks a weak phrase: a flavor or color
 * among product names, or a maker of many products among brands.
 */
type PhrasesByFood = Readonly<Record<string, readonly string[]>>;

function parse(item: string): { phrase: string; weak: boolean } {
  const weak = item.startsWith('?');
  const folded = foldText(weak ? item.slice(1) : item).join(' ');
  return { phrase: folded.replace(/ s(?= |$)/g, 's'), weak };
}

function collect(): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const add = (source: PhrasesByFood, kind: Entry['kind']) => {
    for (const [food, list] of Object.entries(source)) {
      for (const { phrase, weak } of list.map(parse)) {
        const key = phrase.replaceAll(' ', '');
        const known = entries.get(key);
        if (known && !known.weak) continue;
        entries.set(key, { key, food, kind, weak, words: phrase.split(' ').length, mask: letterMask(key) });
      }
    }
  };
  add(productNames, 'product');
  add(brands, 'brand');
  return entries;
}

const ENTRIES = collect();
const BY_LENGTH = new Map<number, Entry[]>();
for (const entry of ENTRIES.values()) {
  const group = BY_LENGTH.get(entry.key.length);
  if (group) group.push(entry);
  else BY_LENGTH.set(entry.key.length, [entry]);
}

const phrases = (list: readonly string[]) => new Set(list.map((phrase) => foldText(phrase).join(' ')));
/** "sans lactose", "may contain nuts": the food after these is not in the package. */
export const NEGATIONS_BEFORE = phrases(negations.before);
/** "dairy free", "butter flavor": the food before these is not in the package. */
export const NEGATIONS_AFTER = phrases(negations.after);

/** Words of recipes and packages that name nothing: read without a doubt, they are not a misread food. */
const ORDINARY: ReadonlySet<string> = new Set(ordinaryWords);

export function isOrdinary(word: string): boolean {
  return ORDINARY.has(word);
}

const ORDINARY_BY_LENGTH = new Map<number, string[]>();
for (const word of ordinaryWords)
  ORDINARY_BY_LENGTH.set(word.length, [...(ORDINARY_BY_LENGTH.get(word.length) ?? []), word]);

/** "Contre" is as near to "control" as to "Contrex". */
export function nearOrdinary(word: string, mistakes: number): boolean {
  const mask = letterMask(word);
  for (let length = word.length - 1; length <= word.length + 1; length += 1)
    for (const other of ORDINARY_BY_LENGTH.get(length) ?? [])
      if (
        !ENTRIES.has(other) &&
        bitsApart(mask, letterMask(other)) <= 2 * mistakes + 1 &&
        distance(word, other, mistakes) !== Infinity
      )
        return true;
  return false;
}

const BY_FOOD = new Map<string, Entry[]>();
for (const entry of ENTRIES.values()) {
  if (!entry.weak) BY_FOOD.set(entry.food, [...(BY_FOOD.get(entry.food) ?? []), entry]);
}

/** All names and brands of a food that stand for it alone. */
export function entriesOfFood(food: string): readonly Entry[] {
  return BY_FOOD.get(food) ?? [];
}

export function exactEntry(key: string): Entry | null {
  return ENTRIES.get(key) ?? null;
}

export function entriesOfLength(length: number): readonly Entry[] {
  return BY_LENGTH.get(length) ?? [];
}

/** The closest entry within the tolerance for its length; null when two different foods are equally close. */
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

/**
 * A food at the end ("vollkornbutterbrot") of a compound word, or a brand at its start ("heinekenbeer"): there, a product is what
 * another one is made of or like ("gewurzgurken").
 */
export function entryInCompound(word: string): Entry | null {
  for (let cut = 1; cut <= word.length - MIN_TAIL; cut += 1) {
    const entry = ENTRIES.get(word.slice(cut));
    if (entry && !entry.weak) return entry;
  }
  for (let end = word.length - 1; end >= MIN_HEAD; end -= 1) {
    const entry = ENTRIES.get(word.slice(0, end));
    if (entry && !entry.weak && (entry.kind === 'brand' || isOrdinary(word.slice(end)))) return entry;
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
/** Everyday words inside a brand (Danimals) or another food's name (Früchtetee); never treated as fragments. */
const NOT_FRAGMENTS = new Set(['animal', 'burger', 'fruchte', 'krauter']);

/**
 * The entry of a partly hidden label; null unless only one food fits. A brand may miss both ends ("hweppe" on a round bottle);
 * a product name only one, because the middle of a product name often occurs in others.
 */
export function entryOfFragment(fragment: string): Entry | null {
  if (fragment.length === MIN_FRAGMENT - 1) return brandWithoutFirstTwo(fragment);
  if (fragment.length < MIN_FRAGMENT || NOT_FRAGMENTS.has(fragment)) return null;
  const longer = [...firmEntries(fragment.length + 1, fragment.length + 3)];
  return only(
    longer.filter(({ kind, words, key }) => {
      if (words > 1) return false;
      return kind === 'brand' ? key.includes(fragment) : key.startsWith(fragment) || key.endsWith(fragment);
    }),
  );
}

/** A short brand whose first two letters lie around the edge of a pot: "obani". */
function brandWithoutFirstTwo(rest: string): Entry | null {
  if (NOT_FRAGMENTS.has(rest)) return null;
  const brands = [...firmEntries(rest.length, rest.length + 3)].filter(({ kind }) => kind === 'brand');
  const holding = only(brands.filter(({ key }) => key.includes(rest)));
  return holding && holding.key.length === rest.length + 2 && holding.key.endsWith(rest) ? holding : null;
}

const MIN_WITHOUT_FIRST = 7;

/** A brand with its first letter hidden and at most one more letter misread: "oca oola". */
export function brandWithoutFirstLetter(word: string): Entry | null {
  if (word.length < MIN_WITHOUT_FIRST) return null;
  const longer = [...firmEntries(word.length + 1, word.length + 1)];
  return only(
    longer.filter(({ kind, key }) => kind === 'brand' && distance(word, key.slice(1), 0.5) !== Infinity),
  );
}

const PREFIX = 7;
const MIN_LONG_BRAND = 11;

/** A long brand whose end was misread: "PHILADEUHA". */
export function brandByPrefix(word: string): Entry | null {
  if (word.length < PREFIX + 2) return null;
  const prefix = word.slice(0, PREFIX);
  const alike = [...firmEntries(Math.max(MIN_LONG_BRAND, word.length - 1), word.length + 3)];
  return only(
    alike.filter(({ kind, words, key }) => kind === 'brand' && words === 1 && key.startsWith(prefix)),
  );
}

const LONG_NAME = 10;
const LONG_NAME_PREFIX = 5;
const LONG_NAME_MISTAKES = 3;

/** A long product name whose end was misread in curved or handwritten letters: "Maultnoche" is Maultaschen. */
export function longNameByPrefix(word: string): Entry | null {
  if (word.length < LONG_NAME) return null;
  const prefix = word.slice(0, LONG_NAME_PREFIX);
  const alike = [...firmEntries(word.length - 1, word.length + 1)];
  return only(
    alike.filter(
      ({ kind, words, key }) =>
        kind === 'product' &&
        words === 1 &&
        key.startsWith(prefix) &&
        distance(word, key, LONG_NAME_MISTAKES) !== Infinity,
    ),
  );
}
