import type { Figures } from '@crisper/contract/meals/meals';
import type { Food } from '../foods/food.ts';

export const FIGURES = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'sodiumMg',
  'vitaminCMg',
  'ironMg',
  'calciumMg',
] as const satisfies readonly (keyof Figures)[];

/** The sum of no items. Figures that foods may lack start as null (unknown). */
export const NO_FIGURES: Readonly<Figures> = {
  calories: 0,
  protein: 0,
  carbs: 0,
  fat: 0,
  fiber: null,
  sugar: null,
  sodiumMg: null,
  vitaminCMg: null,
  ironMg: null,
  calciumMg: null,
};

export function per100gOf({ per100g }: Pick<Food, 'per100g'>): Figures {
  return {
    calories: per100g.energyKcal,
    protein: per100g.proteinG,
    carbs: per100g.carbsG,
    fat: per100g.fatG,
    fiber: per100g.fiberG,
    sugar: per100g.sugarG,
    sodiumMg: per100g.sodiumMg,
    vitaminCMg: per100g.vitaminCMg,
    ironMg: per100g.ironMg,
    calciumMg: per100g.calciumMg,
  };
}

/** Figures rounded to a tenth, so that the shown parts of a meal add up to the shown total. */
export function figuresFor(per100g: Figures, grams: number): Figures {
  return mapFigures((key) => {
    const value = per100g[key];
    return value === null ? null : toTenth((value * grams) / 100);
  });
}

/** Sums the known values; null only where all are unknown. */
export function sumFigures(parts: readonly Figures[]): Figures {
  return mapFigures((key) => {
    let sum: number | null = NO_FIGURES[key];
    for (const part of parts) if (part[key] !== null) sum = (sum ?? 0) + part[key];
    return sum === null ? null : toTenth(sum);
  });
}

export function isIncomplete(part: Figures): boolean {
  return FIGURES.some((key) => part[key] === null);
}

/** Relative error of an estimated portion, and of a weighed one. */
export const PORTION_SPREAD = 0.4;
export const TABLE_SPREAD = 0.15;

interface Counted {
  calories: number;
  food: string | null;
  estimated: boolean;
}

/** Low and high estimate of the calories; null when no item is from the food tables. */
export function calorieRange(items: readonly Counted[]): [number, number] | null {
  let sum = 0;
  let variance = 0;
  for (const { calories, food, estimated } of items) {
    sum += calories;
    if (food !== null) variance += (calories * (estimated ? PORTION_SPREAD : TABLE_SPREAD)) ** 2;
  }
  if (variance === 0) return null;
  const spread = Math.sqrt(variance);
  return [Math.round(Math.max(0, sum - spread)), Math.round(sum + spread)];
}

export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function mapFigures(value: (key: keyof Figures) => number | null): Figures {
  return Object.fromEntries(FIGURES.map((key) => [key, value(key)])) as unknown as Figures;
}
