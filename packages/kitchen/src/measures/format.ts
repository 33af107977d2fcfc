import { convert, densityOf, gramsOf, type Weighed } from './convert.ts';
import { type Unit, unitById } from './units.ts';

export type MeasureSystem = 'us' | 'metric';

const FRACTIONS: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [1, ''],
];

/** A number as cooks write it: "1 1/2", "2/3", "12". Eighths only below one, halves up to twenty, whole beyond. */
export function kitchenFraction(value: number): string {
  if (!Number.isFinite(value) || value < 0) return '';
  if (value >= 20) return String(Math.round(value));
  const whole = Math.floor(value);
  const rest = value - whole;
  let [near, text] = FRACTIONS[0]!;
  for (const [size, label] of FRACTIONS) {
    const tooFine =
      (size === 1 / 8 && whole > 0) || (whole >= 10 && size !== 0 && size !== 1 / 2 && size !== 1);
    if (!tooFine && Math.abs(size - rest) < Math.abs(near - rest)) [near, text] = [size, label];
  }
  const full = whole + (near === 1 ? 1 : 0);
  if (text !== '') return full === 0 ? text : `${full} ${text}`;
  // A tiny amount must not print as 0.
  return full === 0 && value > 0 ? '1/8' : String(full);
}

/** Rounds to steps of a kitchen scale: 0.5 below 5, 1 below 20, 5 below 1,000, 10 above. */
function metricNumber(value: number): string {
  const step = value < 5 ? 0.5 : value < 20 ? 1 : value < 1000 ? 5 : 10;
  const rounded = Math.max(Math.round(value / step) * step, value > 0 ? Math.min(step, 0.5) : 0);
  return String(Number(rounded.toFixed(1)));
}

/** From here, rounding to 5 would print "1000 g". */
const ROUNDS_TO_THOUSAND = 997.5;
/** A cook weighs 1.35 kg, not 1.36. */
const decimals = (value: number): string =>
  String(Number((value < 10 ? Math.round(value * 20) / 20 : value).toFixed(value < 10 ? 2 : 1)));
const grams = (value: number): string =>
  value >= ROUNDS_TO_THOUSAND ? `${decimals(value / 1000)} kg` : `${metricNumber(value)} g`;
const milliliters = (value: number): string =>
  value >= ROUNDS_TO_THOUSAND ? `${decimals(value / 1000)} l` : `${metricNumber(value)} ml`;

const METRIC = new Set([
  'gram',
  'kilogram',
  'milligram',
  'milliliter',
  'centiliter',
  'deciliter',
  'liter',
  'centimeter',
  'millimeter',
]);
const SPOONS = new Set(['teaspoon', 'tablespoon', 'dessertspoon']);

/** Below this weight no cook cuts it: cloves, olives, basil leaves. */
const TINY_GRAMS = 5;
/** Eggs, buns and tortillas are not cut either; a jalapeno below them may be halved. */
const EGG_GRAMS: readonly [number, number] = [40, 55];
/** A quarter of it is still a piece: cabbages, squashes, chickens. */
const HEAVY_GRAMS = 400;
/** From here pieces are whole: 5 carrots, not 4 1/2. */
const WHOLE_FROM = 3;
const UNCUT: ReadonlySet<string> = new Set(
  'clove sprig leaf sheet strand thread pod link pinch dash drop'.split(' '),
);
const QUARTERS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3];
const SPOONFULS = [0.125, ...QUARTERS];
const HEAVY = [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3];
const CUT = [0.25, 0.5, 1, 1.5, 2, 2.5, 3];
const HALVED = [0.5, 1, 2, 3];
const WHOLE = [1, 2, 3];

/** The portions in which a cook measures or cuts this: no thirds of a carrot, no 3/4 clove. Undefined: any fraction will do. */
function portionsOf(unit: Unit | null, food: Weighed | undefined): readonly number[] | undefined {
  if (unit !== null && SPOONS.has(unit.id)) return SPOONFULS;
  if (unit !== null && unit.dimension === 'length') return QUARTERS;
  if (unit !== null && (unit.dimension === 'mass' || unit.dimension === 'volume')) return undefined;
  if (unit !== null && (UNCUT.has(unit.id) || UNCUT.has(unit.like ?? ''))) return WHOLE;
  if (unit?.dimension === 'container' || unit?.dimension === 'dab') return CUT;
  if (food?.uncut) return WHOLE;
  const grams = food === undefined ? null : gramsOf(1, unit?.id ?? null, food);
  if (grams === null) return CUT;
  if (grams < TINY_GRAMS || (grams >= EGG_GRAMS[0] && grams < EGG_GRAMS[1])) return WHOLE;
  if (grams < EGG_GRAMS[0]) return HALVED;
  return grams >= HEAVY_GRAMS ? HEAVY : CUT;
}

/** The nearest amount that a cook would measure, never nothing. */
function inPortions(value: number, unit: Unit | null, food: Weighed | undefined): number {
  const portions = portionsOf(unit, food);
  if (portions === undefined || value === 0) return value;
  const isSpoon = portions === SPOONFULS || portions === QUARTERS;
  if (value > WHOLE_FROM) return isSpoon ? Math.round(value * 2) / 2 : Math.round(value);
  const far = (one: number) => Math.abs(Math.log(one / value));
  return portions.reduce((best, one) => (far(one) < far(best) ? one : best));
}

function named(value: number, unit: Unit, food?: Weighed): string {
  const text = kitchenFraction(inPortions(value, unit, food));
  return `${text} ${text === '1' || !/^\d+$|^\d+ /.test(text) ? unit.id : unit.plural}`;
}

/** Cups from a quarter cup, spoons below. */
function usVolume(ml: number): string {
  const cups = ml / 236.5882365;
  if (cups >= 0.24) return named(cups, unitById('cup')!);
  const spoons = cups * 16;
  return spoons >= 0.95 ? named(spoons, unitById('tablespoon')!) : named(spoons * 3, unitById('teaspoon')!);
}

/** From here, rounding would print "16 ounces". */
const NEARLY_A_POUND = 15.5;
const WHOLE_OUNCES_FROM = 4;

/** A scale in the kitchen shows no 8 3/4 ounces: halves up to four, then whole ones; pounds in quarters. */
function usMass(g: number): string {
  const ounces = g / 28.349523125;
  if (ounces >= NEARLY_A_POUND) return named(Math.round(ounces / 4) / 4, unitById('pound')!);
  const step = ounces < 1 ? 0.25 : ounces < WHOLE_OUNCES_FROM ? 0.5 : 1;
  return named(Math.max(Math.round(ounces / step) * step, 0.25), unitById('ounce')!);
}

/** Keeps a US measure as written while it is practical: not 24 teaspoons or a sixteenth of a cup. */
function isHandy(quantity: number, unit: string): boolean {
  if (unit === 'teaspoon') return quantity <= 4;
  if (unit === 'tablespoon') return quantity >= 0.95 && quantity <= 8;
  if (unit === 'cup') return quantity >= 0.24;
  if (unit === 'ounce') return quantity <= 32;
  return unit !== 'pound' || quantity >= 0.24;
}

function inMetric(quantity: number, unit: Unit, food: Weighed | undefined): string {
  if (unit.dimension === 'mass') return grams(quantity * unit.factor!);
  if (SPOONS.has(unit.id) && quantity <= 4) return named(quantity, unit);
  const density = food === undefined ? null : densityOf(food);
  const weight = food === undefined ? null : gramsOf(quantity, unit.id, food);
  // Foods about as dense as water are given by volume, all others by weight.
  if (weight !== null && density !== null && (density < 0.9 || density > 1.1)) return grams(weight);
  return milliliters(quantity * unit.factor!);
}

/**
 * Formats an amount in the cook's measures: "1 1/2 cups", "350 g", "2 cloves", in portions that a cook can measure or cut.
 * Spoons stay spoons in metric; counts, cans and pinches are the same everywhere. Returns '' when the quantity is not a finite number.
 */
export function formatAmount(
  quantity: number,
  unit: string | null,
  system: MeasureSystem,
  food?: Weighed,
): string {
  if (!Number.isFinite(quantity) || quantity < 0) return '';
  if (unit === null) return kitchenFraction(inPortions(quantity, null, food));
  const known = unitById(unit);
  if (known === undefined) return `${kitchenFraction(quantity)} ${unit}`;
  if (known.factor === null || known.dimension === 'dab' || known.dimension === 'length')
    return named(quantity, known, food);
  if (system === 'metric') return inMetric(quantity, known, food);
  if (!METRIC.has(known.id) && isHandy(quantity, known.id)) return named(quantity, known);
  if (known.dimension === 'mass') return usMass(quantity * known.factor);
  const fluid = convert(quantity, known.id, 'milliliter');
  return fluid === null ? named(quantity, known) : usVolume(fluid);
}

/** Scales an amount to other servings: two decimals below 1, one below 10, whole numbers above. */
export function scaleAmount(quantity: number, servings: number, baseServings: number): number {
  const scaled = (quantity * servings) / baseServings;
  if (!Number.isFinite(scaled)) return quantity;
  const places = scaled < 1 ? 2 : scaled < 10 ? 1 : 0;
  return Number(scaled.toFixed(places));
}
