/**
 * Share of an ingredient that is eaten. Most of a frying oil, brine or marinade is not. These are estimates from kitchen
 * practice, not measurements, and they widen the calorie range of a recipe.
 */

/** Deep-fried food takes up about a tenth to a seventh of the oil; this is the middle. */
export const FRYING_OIL_SHARE = 0.12;
/** A brined roast gains a few percent of its weight; the rest of the brine is discarded. */
export const BRINE_SHARE = 0.05;
/** About a third of a marinade stays on the drained meat. */
export const MARINADE_SHARE = 0.35;
/** Pasta and vegetables take up about a tenth of the salt in their water. */
export const COOKING_WATER_SHARE = 0.1;
/** Part of the flour, crumbs and egg for coating stays in the dishes. */
export const DREDGING_SHARE = 0.6;
/** About half of the fat for a pan or the flour for a board ends up on the food. */
export const SURFACE_SHARE = 0.5;
/** Bones and vegetables strained out of a stock leave mostly flavor. */
export const STOCK_SHARE = 0.1;

/** Fried bacon keeps this much of its energy: a slice of 28 g raw becomes 11.5 g (USDA 168277 and 168322). */
export const FRIED_BACON_SHARE = 0.46;
/** Some of the rendered fat is kept for the dish: halfway between fried and raw. */
const BACON_FAT_KEPT_SHARE = 0.73;

const BY_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\bfor (?:the )?(?:deep[- ]?|shallow[- ]?|pan[- ]?)?fr(?:y|ying)\b|\bfrying oil\b/i, FRYING_OIL_SHARE],
  [/\bfor (?:the )?brin(?:e|ing)\b/i, BRINE_SHARE],
  [/\bfor (?:the )?marinad(?:e|ing)\b/i, MARINADE_SHARE],
  [/\bfor (?:the )?(?:pasta |cooking |poaching |boiling )?water\b/i, COOKING_WATER_SHARE],
  [/\bfor (?:the )?(?:dredging|coating|breading)\b/i, DREDGING_SHARE],
  [/\bfor (?:greasing|dusting|flouring|the pan|the tin|rolling|the work surface)\b/i, SURFACE_SHARE],
  [/\bfor (?:the )?stock\b/i, STOCK_SHARE],
];

/** Above this weight per serving, oil is counted as frying oil. */
const OIL_BATH_GRAMS = 35;

export interface LeftBehindInput {
  /** The line or its preparation. */
  text: string;
  isOil: boolean;
  isBacon?: boolean;
  grams: number | null;
  servings: number;
  method: string;
}

/** "plus extra for greasing": what is extra has no amount, so it takes nothing away from what has one. */
const EXTRA = /(?:\bplus\b|\+|\band\b|\bwith\b|,|\()[^,(]{0,20}\b(?:extra|more|additional|some)\b.*/i;

export function eatenShareOf({
  text: line,
  isOil,
  isBacon = false,
  grams,
  servings,
  method,
}: LeftBehindInput): number {
  if (isBacon) return baconShareOf(line, method);
  const text = line.replace(EXTRA, '');
  // A spoonful of oil "for frying" coats the pan and is eaten.
  const stated = /\bfor |frying/i.test(text) ? BY_WORDS.find(([words]) => words.test(text))?.[1] : undefined;
  const isBath = isOil && grams !== null && grams / Math.max(1, servings) > OIL_BATH_GRAMS;
  if (stated === FRYING_OIL_SHARE) return grams === null || isBath || grams > 100 ? stated : 1;
  if (stated !== undefined) return stated;
  return isBath && /\b(?:deep[- ]?)?fr(?:y|ied|ying)\b/i.test(method) ? FRYING_OIL_SHARE : 1;
}

const BACON_FRIED = /\b(?:cooked|crisp|crispy|crumbled|fried|bits)\b/i;
const FAT_LEFT =
  /\bpaper[- ]towels?\b|\b(?:drain|discard|pour|wipe|remove)\b[^.]{0,40}\b(?:fat|grease|drippings?)\b/i;
const FAT_KEPT =
  /\b(?:leaving|leave|reserving|reserve|keeping|keep|saving|save|all but|in the|with the|to the)\b[^.]{0,40}\b(?:fat|grease|drippings?)\b/i;

/** Bacon that is fried crisp leaves its fat in the pan; it counts whole where the fat stays in the dish. */
function baconShareOf(text: string, method: string): number {
  if (FAT_KEPT.test(method)) return BACON_FAT_KEPT_SHARE;
  return BACON_FRIED.test(text) || (/\bbacon\b/i.test(method) && FAT_LEFT.test(method))
    ? FRIED_BACON_SHARE
    : 1;
}
