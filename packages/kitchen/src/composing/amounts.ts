import type { Handled } from './composable-food.ts';
import { pluralize } from './wording.ts';

export interface Portion {
  amount: number;
  /** Null for plain counts: "2 onions". */
  unit: string | null;
  grams: number;
  /** "1½ cups", "2". */
  text: string;
}

const GRAMS_PER_OUNCE = 28.35;
/** What measuring cups and spoons hold, and what a cook adds up of them: no 1¾ tablespoons. */
const CUP_STEPS = [0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12];
const TEASPOON_STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2];
const TABLESPOON_STEPS = [1, 1.5, 2, 3];
const OUNCE_STEPS = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 14];
/** Teaspoons of a pinch, and the most that is still called one. */
const PINCH = 1 / 8;
const MOST_OF_A_PINCH = 0.19;
const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];
const WHOLE_ONLY = new Set<Handled['kind']>([
  'egg',
  'bread',
  'tortilla',
  'flatbread',
  'pizzabase',
  'roll',
  'smoked',
]);

function nearest(value: number, steps: readonly number[]): number {
  const last = steps.at(-1) ?? 1;
  if (value > last) return Math.round(value);
  let best = last;
  // From the greatest down: of two that are equally near, the smaller one.
  for (let at = steps.length - 2; at >= 0; at--)
    if (Math.abs(steps[at]! - value) <= Math.abs(best - value)) best = steps[at]!;
  return best;
}

function numberText(value: number): string {
  const whole = Math.floor(value + 1e-6);
  const part = FRACTIONS.find(([fraction]) => Math.abs(value - whole - fraction) < 0.01)?.[1];
  if (!part) return String(Math.round(value));
  return whole === 0 ? part : `${whole}${part}`;
}

function portion(amount: number, unit: string, gramsEach: number): Portion {
  const word = amount > 1 ? pluralize(unit) : unit;
  return { amount, unit, grams: round(amount * gramsEach), text: `${numberText(amount)} ${word}` };
}

function round(grams: number): number {
  return grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams);
}

function byWeight(grams: number): Portion {
  const ounces = grams / GRAMS_PER_OUNCE;
  if (ounces < 15) return portion(nearest(ounces, OUNCE_STEPS), 'ounce', GRAMS_PER_OUNCE);
  return portion(Math.max(1, Math.round(ounces / 4) / 4), 'pound', GRAMS_PER_OUNCE * 16);
}

function byCount(grams: number, thing: Handled): Portion {
  const raw = grams / thing.unitGrams;
  const half = raw < 0.75 && !WHOLE_ONLY.has(thing.kind);
  const amount = half ? 0.5 : Math.max(1, Math.round(raw));
  return { amount, unit: null, grams: round(amount * thing.unitGrams), text: numberText(amount) };
}

function bySpoon(teaspoons: number, gramsEach: number): Portion {
  if (teaspoons < MOST_OF_A_PINCH) return portion(1, 'pinch', gramsEach * PINCH);
  if (teaspoons < 2.5) return portion(nearest(teaspoons, TEASPOON_STEPS), 'teaspoon', gramsEach);
  const tablespoons = teaspoons / 3;
  if (tablespoons >= 3.5) return byCup(tablespoons / 16, gramsEach * 48);
  return portion(nearest(tablespoons, TABLESPOON_STEPS), 'tablespoon', gramsEach * 3);
}

function byCup(cups: number, gramsEach: number): Portion {
  if (cups < 0.2) return bySpoon(Math.min(cups * 48, 9), gramsEach / 48);
  return portion(nearest(cups, CUP_STEPS), 'cup', gramsEach);
}

/** The amount a cook would write for about this many grams, and the exact grams of that amount. */
export function portionOf(thing: Handled, grams: number): Portion {
  if (thing.unit === 'w') return byWeight(grams);
  if (thing.unit === 'each') return byCount(grams, thing);
  if (thing.unit === 'cup') return byCup(grams / thing.unitGrams, thing.unitGrams);
  if (thing.unit === 'tablespoon') return bySpoon((grams / thing.unitGrams) * 3, thing.unitGrams / 3);
  if (thing.unit === 'teaspoon') return bySpoon(grams / thing.unitGrams, thing.unitGrams);
  return portion(Math.max(1, Math.round(grams / thing.unitGrams)), thing.unit, thing.unitGrams);
}
