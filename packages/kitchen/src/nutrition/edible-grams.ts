import type { Food } from '../foods/food.ts';
import { foodById, isA } from '../foods/larder.ts';
import { unitById } from '../measures/units.ts';

/** Dry weight of grains and pulses that have no cooked food in the larder: cooked weight divided by dry weight. */
const COOKED_YIELD: readonly (readonly [string, number])[] = [
  ['rice', 2.8],
  ['pasta', 2.2],
  ['noodle', 2.2],
  ['quinoa', 2.7],
  ['lentil', 2.5],
  ['bean', 2.4],
  ['legume', 2.4],
  ['grain', 2.6],
];
/** The same food after cooking, with figures of its own. */
const COOKED_FOOD: readonly (readonly [kind: string, cooked: string])[] = [
  ['rice', 'cooked-rice'],
  ['pasta', 'cooked-pasta'],
  ['quinoa', 'cooked-quinoa'],
  ['chicken', 'cooked-chicken'],
];
/** Meat and fish lose about a quarter of their weight, nearly all water. */
const COOKED_MEAT_YIELD = 0.75;
const DRY_KCAL = 250;
const TRIMMED =
  /\b(?:boneless|skinless|peeled|pitted|shelled|shucked|hulled|seeded|trimmed|fillets?|filets?|cored|juice|zest|flesh|meat only|deveined|ground|minced|cubed|diced|florets)\b/i;
/** Enough for a vegetable, but a sliced or chopped bird keeps its bones. */
const CUT = /\b(?:chopped|sliced|shredded|grated)\b/i;

const SKINLESS = /\bskinless\b/i;
const WITH_SKIN = /\b(?:skin[- ]on|with skin|bone[- ]in)\b/i;

/**
 * With or without its skin a bird is nearly another food. The factor turns its weight into one of the food whose figures are
 * used (kcal per 100 g of USDA): whole bird 215 and 119 (171447, 171052), thigh 121 and 221 (173627, 172385), breast 120
 * and 172 (171077, 171474).
 */
const SKIN: readonly (readonly [food: string, words: RegExp, factor: number])[] = [
  ['chicken', SKINLESS, 119 / 215],
  ['chicken-thigh', WITH_SKIN, 221 / 121],
  ['chicken-breast', WITH_SKIN, 172 / 120],
];

/** A bird from the rotisserie without its bones: twice USDA's half chicken (171450). */
const ROTISSERIE_GRAMS = 598;

/**
 * Cans whose figures USDA gives for the drained solids, and the solid share of what the label weighs. Other cans are
 * measured with their liquid.
 */
const DRAINED: readonly (readonly [kind: readonly string[], share: number])[] = [
  [['canned-tuna', 'canned-tuna-in-oil', 'canned-salmon', 'canned-mackerel', 'canned-sardine'], 0.8],
  [
    [
      'chickpea',
      'kidney-bean',
      'pinto-bean',
      'canned-clam',
      'canned-corn',
      'canned-pea',
      'canned-green-bean',
    ],
    0.6,
  ],
  [['canned-mandarin', 'canned-beet', 'canned-potato', 'canned-carrot', 'canned-mixed-vegetable'], 0.6],
];

/** What a line says about its food, as far as weights need it. */
export interface Bought {
  grams: number;
  unit: string | null;
  /** The grams come from a weight in the line. */
  weighed: boolean;
  text: string;
}

/** Edible weight, as an amount of the food whose figures are used. */
export function edibleGrams(food: Food, { grams, unit, weighed, text }: Bought): number {
  const raw = asRaw(food, grams, unit, text) * skinFactor(food, text);
  if (unit === null && !weighed && food.id === 'cooked-chicken' && /\brotisserie\b/i.test(text))
    return (raw * ROTISSERIE_GRAMS) / (food.units.piece ?? ROTISSERIE_GRAMS);
  if (unit === null && !weighed && isMini(food, text)) return raw * MINI_SHARE;
  if (isCan(unit)) return raw * (DRAINED.find(([kinds]) => kinds.includes(food.id))?.[1] ?? 1);
  // Spoons and pieces are already edible weights; weights as bought include bone and peel.
  if (!weighed || TRIMMED.test(text)) return raw;
  return CUT.test(text) && !hasBones(food) ? raw : raw * food.edibleShare;
}

/** Snack-sized peppers, cucumbers and bagels: about a third of the usual piece. What is small anyway is sold as it is. */
const MINI_SHARE = 1 / 3;
const LARGE_PIECE = 60;
const isMini = (food: Food, text: string): boolean =>
  (food.units.piece ?? 0) >= LARGE_PIECE && /\bmini\b/i.test(nameOf(text)) && !/\bmini\b/i.test(food.name);

const isCan = (unit: string | null): boolean => {
  const known = unit === null ? undefined : unitById(unit);
  return known?.id === 'can' || (known?.dimension === 'container' && known.like === 'can');
};

function skinFactor(food: Food, text: string): number {
  const variant = SKIN.find(([id, words]) => id === food.id && words.test(text));
  // Bone-in alone means with skin; "bone-in skinless thighs" does not.
  return variant === undefined || (variant[1] === WITH_SKIN && SKINLESS.test(text)) ? 1 : variant[2];
}

const hasBones = (food: Food): boolean => isA(food.id, 'meat') || isA(food.id, 'fish');

/** "8 oz spaghetti, cooked according to the package", "12 oz noodles, cooked": weighed before cooking. */
const COOKED_LATER = /\bcooked (?:according|as|per|following|to (?:package|al dente)|until|al dente)\b/i;
const COOKED_FIRST = /\b(?:cooked|leftover)\b/i;

function asRaw(food: Food, grams: number, unit: string | null, text: string): number {
  if (!COOKED_FIRST.test(text) || /\b(?:un|pre|par|not )cooked\b/i.test(text)) return grams;
  if (COOKED_LATER.test(text) || /\bcooked\b/i.test(food.name) || isA(food.id, 'bacon')) return grams;
  const isDry = food.per100g.energyKcal >= DRY_KCAL;
  if (isDry && isWeight(unit) && !/\bcooked\b/i.test(nameOf(text))) return grams;
  const cooked = cookedFood(food);
  if (cooked !== undefined && (isDry || hasBones(food))) return byEnergy(food, cooked, grams, unit);
  if (hasBones(food)) return grams / COOKED_MEAT_YIELD;
  if (!isDry) return grams;
  return grams / (COOKED_YIELD.find(([kind]) => isA(food.id, kind))?.[1] ?? 1);
}

/** The part of a line before its first comma or parenthesis. */
function nameOf(text: string): string {
  const end = text.search(/[,(]/);
  return end < 0 ? text : text.slice(0, end);
}

function isWeight(unit: string | null): boolean {
  const dimension = unit === null ? undefined : unitById(unit)?.dimension;
  return dimension === 'mass' || dimension === 'container';
}

function cookedFood(food: Food): Food | undefined {
  const id = COOKED_FOOD.find(([kind]) => isA(food.id, kind))?.[1];
  return id === undefined ? undefined : foodById(id);
}

/** The raw weight with the energy of this much cooked food; a cup is a cup of the cooked one. */
function byEnergy(food: Food, cooked: Food, grams: number, unit: string | null): number {
  const isVolume = unit !== null && unitById(unit)?.dimension === 'volume';
  const scale = isVolume ? (cooked.units.cup ?? 1) / (food.units.cup ?? cooked.units.cup ?? 1) : 1;
  return (grams * scale * cooked.per100g.energyKcal) / food.per100g.energyKcal;
}
