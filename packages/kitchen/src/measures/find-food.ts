import type { Food } from '../foods/food.ts';

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

/** Resolves the food of a whole line. "Juice of 1 lemon" is lemon juice; food in a can is the canned food where one exists. */
export function foodOfLine(
  line: { name: string; unit: string | null; before: readonly string[] },
  resolve: Resolve,
): Resolved | null {
  const parts = PARTS.filter((part) => line.before.includes(part));
  if (parts.length === 1) {
    const part = resolve(`${line.name} ${parts[0]}`);
    if (part !== null && part.confidence >= SURE) return part;
  }
  const found = findFood(line.name, resolve);
  if (line.unit === null || !CANS.has(line.unit) || found === null) return found;
  const canned = resolve(`canned ${line.name}`);
  return canned !== null && canned.confidence >= SURE ? canned : found;
}
