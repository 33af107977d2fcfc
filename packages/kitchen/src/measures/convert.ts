import type { Food } from '../foods/food.ts';
import { type Unit, unitById } from './units.ts';

/** The part of a food that conversion needs. */
export type Weighed = Pick<Food, 'units'> & {
  /** Never cut, though it is light: an egg yolk. */
  uncut?: boolean;
};

/** Weight relative to a plain piece, used only where the food has no weight for the size. */
const SIZES: Readonly<Record<string, number>> = { small: 0.75, large: 1.3, 'extra-large': 1.5 };
/** Household volumes that a food may have a weight for, largest first, in milliliters. */
const WEIGHED_VOLUMES = [
  'cup',
  'tablespoon',
  'teaspoon',
  'fluid ounce',
  'milliliter',
  'liter',
  'pint',
  'quart',
];

/** Grams per milliliter from the food's own weights, or null when none of them is a volume. */
export function densityOf(food: Weighed): number | null {
  for (const id of WEIGHED_VOLUMES) {
    const grams = food.units[id];
    const ml = unitById(id)?.factor;
    if (grams !== undefined && grams > 0 && ml != null) return grams / ml;
  }
  return null;
}

const pieceOf = (food: Weighed): number | undefined => food.units.piece ?? food.units['piece:medium'];

/** Falls back from a modified unit to the plain one, then to a similar one. Two steps, because similar units may form a cycle. */
function gramsPerUnit(unit: Unit, food: Weighed, steps = 2): number | null {
  if (unit.dimension === 'mass') return unit.factor;
  const own = food.units[unit.id] ?? food.units[`piece:${unit.id}`];
  if (own !== undefined) return own;
  const alike = unit.like === null || steps === 0 ? undefined : unitById(unit.like);
  if (alike !== undefined) {
    const each = gramsPerUnit(alike, food, steps - 1);
    if (each !== null) return each * unit.times;
  }
  if (unit.dimension === 'volume' || unit.dimension === 'dab') {
    const density = densityOf(food);
    return density === null || unit.factor === null ? null : density * unit.factor;
  }
  if (unit.dimension === 'length') {
    const inch = food.units.inch;
    return inch === undefined || unit.factor === null ? null : (inch * unit.factor) / 25.4;
  }
  const piece = pieceOf(food);
  if (piece === undefined) return null;
  if (unit.dimension === 'size') return piece * (SIZES[unit.id] ?? 1);
  return null;
}

/** Grams of an amount; a null unit counts pieces. Null when the food has no weight for the unit. */
export function gramsOf(quantity: number, unit: string | null, food: Weighed): number | null {
  if (!Number.isFinite(quantity) || quantity < 0) return null;
  const known = unitById(unit ?? 'piece');
  if (known === undefined) return null;
  const each = unit === null ? (pieceOf(food) ?? null) : gramsPerUnit(known, food);
  const grams = each === null ? null : quantity * each;
  return grams !== null && Number.isFinite(grams) ? grams : null;
}

/** Converts between units; mass to volume only with a food of known density. Null when it is not possible. */
export function convert(quantity: number, from: string, to: string, food?: Weighed): number | null {
  const source = unitById(from);
  const target = unitById(to);
  if (source === undefined || target === undefined || !Number.isFinite(quantity)) return null;
  if (source.id === target.id) return quantity;
  if (source.dimension === target.dimension && source.factor !== null && target.factor !== null) {
    return (quantity * source.factor) / target.factor;
  }
  if (food === undefined) return null;
  const grams = gramsOf(quantity, from, food);
  const each = gramsOf(1, to, food);
  return grams === null || each === null || each === 0 ? null : grams / each;
}
