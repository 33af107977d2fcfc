import type { Figures } from '@crisper/contract/meals/meals';
import { foodById } from '../foods/larder.ts';
import {
  calorieRange,
  figuresFor,
  isIncomplete,
  NO_FIGURES,
  per100gOf,
  sumFigures,
  toTenth,
} from './figures.ts';

export interface MealItem extends Figures {
  name: string;
  /** Null where the figures were typed in. */
  food: string | null;
  fdcId: number | null;
  grams: number | null;
  estimated: boolean;
}

const MACROS = ['calories', 'protein', 'carbs', 'fat'] as const;
type Macros = Partial<Record<(typeof MACROS)[number], number | undefined>>;

interface ItemGiven extends Macros {
  name: string;
  food: string | null;
  grams: number | null;
  estimated: boolean;
}

interface MealGiven extends Macros {
  name: string;
  items?: readonly ItemGiven[] | undefined;
}

export interface MealSums extends Figures {
  rangeLow: number | null;
  rangeHigh: number | null;
  incomplete: boolean;
}

const CORRECTION = 'Correction by hand';
/** Shown figures are whole numbers, so a smaller difference is rounding and not a correction. */
const ROUNDING = 0.5;

/** A meal is the sum of its items. If the user enters other figures, the difference is stored as an item of its own. */
export function itemsOf(meal: MealGiven, before: readonly MealItem[] = []): MealItem[] {
  const items = (meal.items ?? []).map((item) => readItem(item, before));
  if (items.length === 0) return [typed(meal.name, meal)];
  const sums = sumFigures(items);
  const missing = MACROS.map((key) => {
    const difference = toTenth((meal[key] ?? sums[key]) - sums[key]);
    return [key, Math.abs(difference) > ROUNDING ? difference : 0] as const;
  });
  if (missing.every(([, difference]) => difference === 0)) return items;
  return [...items, typed(CORRECTION, Object.fromEntries(missing))];
}

export function sumsOf(items: readonly MealItem[]): MealSums {
  const [rangeLow, rangeHigh] = calorieRange(items) ?? [null, null];
  return { ...sumFigures(items), rangeLow, rangeHigh, incomplete: items.some(isIncomplete) };
}

/** Corrections can subtract more than the meal has. */
export function isBelowZero(sums: Figures): boolean {
  return MACROS.some((key) => sums[key] < 0);
}

/** An unchanged item keeps its figures, because cooking may have reduced its vitamins. */
function readItem(item: ItemGiven, before: readonly MealItem[]): MealItem {
  const { name, grams, estimated } = item;
  const food = item.food === null ? undefined : foodById(item.food);
  if (!food || grams === null) return sameLabel(item, before) ?? typed(name, item, grams);
  const same = before.find((one) => one.food === food.id && one.grams === grams);
  if (same) return { ...same, name, estimated };
  const figures = figuresFor(per100gOf(food), grams);
  return { name, food: food.id, fdcId: food.fdcId, grams, estimated, ...figures };
}

/** An unchanged product keeps what its label says beyond the macros. */
function sameLabel({ name, grams, ...item }: ItemGiven, before: readonly MealItem[]): MealItem | undefined {
  return before.find(
    (one) =>
      one.food === null &&
      one.name === name &&
      one.grams === grams &&
      MACROS.every((key) => one[key] === (item[key] ?? 0)),
  );
}

function typed(name: string, macros: Macros, grams: number | null = null): MealItem {
  const { calories = 0, protein = 0, carbs = 0, fat = 0 } = macros;
  const figures = { ...NO_FIGURES, calories, protein, carbs, fat };
  return { name, food: null, fdcId: null, grams, estimated: false, ...figures };
}
