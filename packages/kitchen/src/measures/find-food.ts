import type { Aisle, Food } from '../foods/food.ts';
import { nameClaims } from '../foods/name-claims.ts';
import { isStranger } from '../foods/names.ts';

export interface Resolved {
  food: Food;
  confidence: number;
}

export type Resolve = (name: string) => Resolved | null;

/** Minimum confidence for a more specific reading ("canned tomatoes", "lemon juice") to replace the plain one. */
export const SURE = 0.9;
const CANS = new Set(['can', 'tin']);
const PARTS = ['juice', 'zest', 'rind', 'peel'];

/** Confidence factor for a name cut at "in" or "with". */
const CUT = 0.7;

/** Resolves a name as written, otherwise the part before "in", "with", "from" or "for". */
export function findFood(name: string, resolve: Resolve): Resolved | null {
  if (name === '') return null;
  const found = resolve(name);
  if (found !== null) return found;
  const cut = name.search(/ (?:in|with|from|for|on|such|like) /);
  const short = cut <= 0 ? null : resolve(name.slice(0, cut));
  return short === null ? null : { food: short.food, confidence: short.confidence * CUT };
}

/** Confidence of a food that is found only without the words before it. */
const LOOSE = 0.5;
/** What remains without those words must be a name in itself. */
const SURE_WITHOUT = 0.85;
/** Mixtures: a strange word before them may stand for anything, also for an allergen. */
const MIXED_AISLES: ReadonlySet<Aisle> = new Set([
  'condiments',
  'snacks',
  'sweets',
  'prepared',
  'drinks',
  'alcohol',
]);

interface NamedLine {
  name: string;
  unit: string | null;
  before: readonly string[];
  /** A unit word right after the name: "pork loin chops", "baby back ribs". */
  after: string | null;
}

/** The name with the neighbor that makes it another food: ground beef is not beef, a pork chop is not pork. */
function joinedName({ name, before, after }: NamedLine): string | null {
  if (name === '') return null;
  if (after !== null) return `${name} ${after}`;
  if (before.at(-1) !== 'ground') return null;
  const lean = before.at(-2) ?? '';
  return LEAN.test(lean) ? `${lean} ground ${name}` : `ground ${name}`;
}

/** "90/10", "93%", "lean" */
const LEAN = /^(?:\d\d\/\d\d?|\d\d%|lean|extra-lean)$/;

/** No dropped word may take an allergen with it: "codfish steak" is not a steak. */
function coversClaims(name: string, food: Food): boolean {
  const { allergens, breaks } = nameClaims(name);
  return (
    allergens.every((one) => food.allergens.includes(one)) && breaks.every((one) => food.breaks.includes(one))
  );
}

/** "SimplyNature cage free eggs": drops words that no food's name has, from the left. A word that names a food stays. */
export function findLoosely(name: string, resolve: Resolve): Resolved | null {
  const words = name.split(' ');
  for (let from = 1; from < words.length && isStranger(words[from - 1]!); from++) {
    const found = resolve(words.slice(from).join(' '));
    if (found === null || found.confidence < SURE_WITHOUT) continue;
    const isSafe = !MIXED_AISLES.has(found.food.aisle) && coversClaims(name, found.food);
    return isSafe ? { food: found.food, confidence: LOOSE } : null;
  }
  return null;
}

/** Resolves the food of a whole line. "Juice of 1 lemon" is lemon juice; food in a can is the canned food where one exists. */
export function foodOfLine(line: NamedLine, resolve: Resolve): Resolved | null {
  const joined = joinedName(line);
  const whole = joined === null ? null : resolve(joined);
  if (whole !== null && whole.confidence >= SURE) return whole;
  const parts = line.before.length === 0 ? [] : PARTS.filter((part) => line.before.includes(part));
  if (parts.length === 1) {
    const part = resolve(`${line.name} ${parts[0]}`);
    if (part !== null && part.confidence >= SURE) return part;
  }
  const found = findFood(line.name, resolve);
  if (line.unit === null || !CANS.has(line.unit) || found === null) return found;
  const canned = resolve(`canned ${line.name}`);
  return canned !== null && canned.confidence >= SURE ? canned : found;
}
