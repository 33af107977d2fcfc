/**
 * How much of an ingredient reaches the plate. Most of a frying oil, a brine or a marinade does not. These are estimates
 * from kitchen practice, not measurements; they widen the honest range of a recipe's energy.
 */

/** Deep-fried food takes up roughly a tenth to a seventh of the oil in a home pot; the middle of that. */
export const FRYING_OIL_SHARE = 0.12;
/** A brined roast gains a few percent of its weight, and the brine is poured away. */
export const BRINE_SHARE = 0.05;
/** What clings to drained meat is taken as about a third of a home marinade. */
export const MARINADE_SHARE = 0.35;
/** Pasta or vegetables take up around a tenth of the salt in their water. */
export const COOKING_WATER_SHARE = 0.1;
/** Flour, crumbs and egg for coating: a good part stays behind in the dishes. */
export const DREDGING_SHARE = 0.6;
/** Half of what greases a pan or dusts a board comes away with the food. */
export const SURFACE_SHARE = 0.5;
/** Bones and vegetables strained out of a stock leave their flavor and little else. */
export const STOCK_SHARE = 0.1;

const BY_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\bfor (?:the )?(?:deep[- ]?|shallow[- ]?|pan[- ]?)?fr(?:y|ying)\b|\bfrying oil\b/i, FRYING_OIL_SHARE],
  [/\bfor (?:the )?brin(?:e|ing)\b/i, BRINE_SHARE],
  [/\bfor (?:the )?marinad(?:e|ing)\b/i, MARINADE_SHARE],
  [/\bfor (?:the )?(?:pasta |cooking |poaching |boiling )?water\b/i, COOKING_WATER_SHARE],
  [/\bfor (?:the )?(?:dredging|coating|breading)\b/i, DREDGING_SHARE],
  [/\bfor (?:greasing|dusting|flouring|the pan|the tin|rolling|the work surface)\b/i, SURFACE_SHARE],
  [/\bfor (?:the )?stock\b/i, STOCK_SHARE],
];

/** More oil than anyone puts into a dish: over this weight per serving it is a bath. */
const OIL_BATH_GRAMS = 35;

export interface LeftBehindInput {
  /** The line or its preparation. */
  text: string;
  isOil: boolean;
  grams: number | null;
  servings: number;
  method: string;
}

export function eatenShareOf({ text, isOil, grams, servings, method }: LeftBehindInput): number {
  // "For frying" beside a spoon of oil means the skillet's own film, which is eaten.
  const stated = /\bfor |frying/i.test(text) ? BY_WORDS.find(([words]) => words.test(text))?.[1] : undefined;
  const isBath = isOil && grams !== null && grams / Math.max(1, servings) > OIL_BATH_GRAMS;
  if (stated === FRYING_OIL_SHARE) return grams === null || isBath || grams > 100 ? stated : 1;
  if (stated !== undefined) return stated;
  return isBath && /\b(?:deep[- ]?)?fr(?:y|ied|ying)\b/i.test(method) ? FRYING_OIL_SHARE : 1;
}
