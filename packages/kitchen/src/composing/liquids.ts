import type { Recipe } from '../recipes/recipe.ts';
import { handled } from './composable-food.ts';
import type { Kind } from './kinds.ts';

interface Rule {
  /** Liquids, and how much of each is liquid. */
  of: Partial<Record<Kind, number>>;
  /** What drinks them; null for everything that is eaten. */
  to: readonly Kind[] | null;
  low: number;
  high: number;
}

const BROTH = { stock: 1, water: 1 };
const SAUCY = {
  ...BROTH,
  coconutmilk: 1,
  cream: 1,
  wine: 1,
  tomatocan: 0.8,
  tomatosauce: 0.9,
  tomato: 0.7,
  salsa: 0.8,
};
const SOUP: Rule = { of: { ...SAUCY, milk: 1 }, to: null, low: 0.38, high: 0.78 };

/** Grams of liquid to a gram of what it cooks, by blueprint or family: outside it is dry, or soup. */
const RULES: Readonly<Record<string, Rule>> = {
  soup: SOUP,
  'noodle-bowl': { ...SOUP, high: 0.72 },
  stew: { of: SAUCY, to: null, low: 0.15, high: 0.58 },
  chili: { of: SAUCY, to: null, low: 0.2, high: 0.6 },
  curry: { of: SAUCY, to: null, low: 0.15, high: 0.6 },
  pilaf: { of: BROTH, to: ['rice', 'grain'], low: 1.5, high: 3.6 },
  casserole: { of: BROTH, to: ['rice'], low: 1.7, high: 2.9 },
  risotto: { of: BROTH, to: ['rice'], low: 3.2, high: 4.8 },
  congee: { of: BROTH, to: ['rice'], low: 7, high: 13 },
  'one-pot-pasta': { of: { ...BROTH, tomatocan: 0.4 }, to: ['pasta'], low: 2.4, high: 3.7 },
  'pasta-bake': {
    of: { tomatosauce: 1, tomatocan: 1, milk: 1 },
    to: ['pasta', 'lasagna'],
    low: 1.7,
    high: 2.8,
  },
  flatbread: { of: BROTH, to: ['flour'], low: 0.45, high: 0.7 },
  gratin: { of: { cream: 1, milk: 1 }, to: ['potato', 'squash', 'root'], low: 0.35, high: 0.7 },
  lentils: { of: BROTH, to: ['lentil'], low: 3.5, high: 6.5 },
  dal: { of: BROTH, to: ['lentil'], low: 3.5, high: 6.5 },
  oatmeal: { of: { milk: 1, water: 1 }, to: ['oats'], low: 4, high: 6.5 },
  'microwave-oatmeal': { of: { milk: 1, water: 1 }, to: ['oats'], low: 4, high: 6.5 },
  'savory-oats': { of: BROTH, to: ['oats'], low: 4, high: 6.5 },
  pancakes: { of: { milk: 1, yogurt: 1 }, to: ['flour', 'oats'], low: 1.2, high: 2.4 },
  'rice-pudding': { of: { milk: 1 }, to: ['rice'], low: 5.5, high: 9 },
};
/** Rice and grains cooked on the side drink their water; pasta needs room to swim. */
const ON_THE_SIDE: Rule = { of: { water: 1 }, to: ['rice', 'grain'], low: 1.3, high: 7 };
const BOILED: Rule = { of: { water: 1 }, to: ['pasta', 'lasagna'], low: 5, high: 20 };

export function liquidFault(recipe: Recipe, id: string, family: string): string | null {
  const rule = RULES[id] ?? RULES[family];
  if (rule) {
    const found = ratio(recipe, rule, family === 'curry' || family === 'pasta-bake');
    if (found !== null && (found < rule.low || found > rule.high)) return `${found.toFixed(2)} of liquid`;
  }
  if (rule && family !== 'pasta-bake') return null;
  for (const side of [ON_THE_SIDE, BOILED]) {
    const found = ratio(recipe, side, false);
    if (found !== null && found > 0 && (found < side.low || found > side.high))
      return `${found.toFixed(2)} of water on the side`;
  }
  return null;
}

/** Null when nothing drinks. `besides` leaves out rice and pasta with their own water. */
function ratio({ ingredients }: Recipe, { of, to }: Rule, besides: boolean): number | null {
  let liquid = 0;
  let drinks = 0;
  const hasRice = besides && ingredients.some(({ food }) => handled(food ?? '')?.kind === 'rice');
  for (const { food, grams, eatenShare } of ingredients) {
    const kind = handled(food ?? '')?.kind;
    if (!kind || grams === null) continue;
    if (besides && kind === 'water' && (hasRice || eatenShare === 0)) continue;
    const share = of[kind] ?? 0;
    liquid += grams * share;
    if (to === null ? !(besides && kind === 'rice') : to.includes(kind)) drinks += grams;
  }
  return drinks > 0 ? liquid / drinks : null;
}
