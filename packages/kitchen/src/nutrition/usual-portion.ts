import type { Aisle, Food } from '../foods/food.ts';
import { foodById, isA } from '../foods/larder.ts';
import { isKindOf } from '../matching/at-hand.ts';

export interface Portion {
  grams: number;
  /** In a cook's words: "1 cup", "2 slices", "120 g". */
  label: string;
}

/** A unit and a count, used when the food has a weight for the unit. */
type Helping = readonly [unit: string, count: number];

interface Usual {
  helpings: readonly Helping[];
  /** Used when no unit fits. */
  grams: number;
  most: number;
  least: number;
}

const usual = (grams: number, helpings: readonly Helping[] = [], least = 15, most = 350): Usual => ({
  grams,
  helpings,
  least,
  most,
});

/** Usual portion of one person, by aisle. */
const BY_AISLE: Readonly<Record<Aisle, Usual>> = {
  produce: usual(
    80,
    [
      ['piece', 1],
      ['cup', 1],
    ],
    40,
    250,
  ),
  meat: usual(120),
  fish: usual(120),
  dairy: usual(30, [['slice', 1]], 15, 60),
  eggs: usual(100, [['piece', 2]]),
  bakery: usual(
    60,
    [
      ['slice', 2],
      ['piece', 1],
    ],
    25,
    150,
  ),
  grains: usual(60),
  pasta: usual(80),
  baking: usual(10, [['tablespoon', 1]], 3, 25),
  canned: usual(120),
  condiments: usual(15, [['tablespoon', 1]], 5, 25),
  spices: usual(1, [['teaspoon', 0.5]], 0.3, 3),
  nuts: usual(30, [['handful', 1]], 15, 40),
  snacks: usual(30),
  sweets: usual(30, [['piece', 1]], 15, 100),
  frozen: usual(120),
  drinks: usual(240, [['cup', 1]], 200, 260),
  alcohol: usual(42, [['shot', 1]]),
  'plant-based': usual(100),
  prepared: usual(250, [['piece', 1]], 100, 350),
};

/** Kinds whose portion differs from others in their aisle. */
const BY_KIND: readonly (readonly [kind: string, usual: Usual])[] = [
  ['cooked-rice', usual(160, [['cup', 1]])],
  ['cooked-pasta', usual(180)],
  ['cooked-quinoa', usual(160)],
  ['cooked-lentil', usual(200, [['cup', 1]])],
  ['oats', usual(40)],
  ['cereal', usual(40)],
  ['sausage', usual(70)],
  ['deli-meat', usual(50)],
  ['cured-pork', usual(30)],
  ['milk', usual(240, [['cup', 1]])],
  ['yogurt', usual(170)],
  ['butter', usual(10)],
  ['herb', usual(5)],
  ['garlic', usual(5)],
  ['leafy-green', usual(50, [['cup', 1]])],
  ['instant-coffee', usual(2)],
  ['beer', usual(355)],
  ['wine', usual(150)],
  ['animal-fat', usual(10)],
  ['plant-milk', usual(240, [['cup', 1]])],
  ['soup', usual(245, [['cup', 1]])],
];

/** Always an estimate; the user can weigh the food instead. */
export function usualPortion(food: Food): Portion {
  const { helpings, grams, least, most } =
    BY_KIND.find(([kind]) => isA(food.id, kind))?.[1] ?? BY_AISLE[food.aisle];
  for (const [unit, count] of helpings) {
    const one = food.units[unit];
    const weight = one === undefined ? 0 : one * count;
    if (weight >= least && weight <= most)
      return { grams: Math.round(weight * 10) / 10, label: named(unit, count) };
  }
  return { grams, label: `${grams} g` };
}

function named(unit: string, count: number): string {
  return `${count === 0.5 ? '1/2' : count} ${unit}${count > 1 ? 's' : ''}`;
}

/** Foods stored dry and eaten cooked. */
const ON_THE_PLATE: readonly (readonly [kind: string, cooked: string])[] = [
  ['rice', 'cooked-rice'],
  ['quinoa', 'cooked-quinoa'],
  ['pasta', 'cooked-pasta'],
  ['lentil', 'cooked-lentil'],
];

/** The food as eaten: cooked rice instead of dry. */
export function asServed(food: Food): Food {
  if (food.per100g.energyKcal < 250) return food;
  // Puffed rice and rice bran are no kind of what one cooks.
  const cooked = ON_THE_PLATE.find(([kind]) => isKindOf(food.id, kind))?.[1];
  return (cooked !== undefined && foodById(cooked)) || food;
}
