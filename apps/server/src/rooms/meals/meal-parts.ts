import type { Figures, saveMeal } from '@crisper/contract/meals';
import { foodById } from '@crisper/kitchen/foods/larder';
import {
  calorieRange,
  figuresFor,
  isIncomplete,
  NO_FIGURES,
  per100gOf,
  sumFigures,
  toTenth,
} from '@crisper/kitchen/nutrition/figures';
import type { z } from 'zod';
import { Problem } from '../../problem.ts';
import type { NewItem, NewMeal } from './meals.repository.ts';

type Body = z.output<NonNullable<typeof saveMeal.body>>;
type ItemInput = NonNullable<Body['items']>[number];

export type MealSums = Figures & Pick<NewMeal, 'rangeLow' | 'rangeHigh' | 'incomplete'>;

const MACROS = ['calories', 'protein', 'carbs', 'fat'] as const;
const CORRECTION = 'Correction by hand';
/** Shown figures are whole numbers: what is off by less than that is rounding, not somebody's word. */
const ROUNDING = 0.5;

/** A meal is what its items add up to. Where the person says otherwise, the difference becomes an item of its own. */
export function itemsOf(body: Omit<Body, 'idempotencyKey'>, before: readonly NewItem[] = []): NewItem[] {
  const items = (body.items ?? []).map((item) => readItem(item, before));
  if (items.length === 0) return [typed(body.name, figuresGiven(body))];
  const sums = sumFigures(items);
  const missing = MACROS.map((key) => {
    const difference = toTenth((body[key] ?? sums[key]) - sums[key]);
    return [key, Math.abs(difference) > ROUNDING ? difference : 0] as const;
  });
  if (missing.every(([, difference]) => difference === 0)) return items;
  return [...items, typed(CORRECTION, Object.fromEntries(missing))];
}

export function sumsOf(items: readonly NewItem[]): MealSums {
  const sums = sumFigures(items);
  if (MACROS.some((key) => sums[key] < 0))
    throw new Problem('validation', 'The figures of a meal cannot be below 0.', {
      fields: { items: 'Together they are below 0.' },
    });
  const [rangeLow, rangeHigh] = calorieRange(items) ?? [null, null];
  return { ...sums, rangeLow, rangeHigh, incomplete: items.some(isIncomplete) };
}

/** An item that was there before and did not change keeps its figures: what was cooked has lost some of its vitamins. */
function readItem(item: ItemInput, before: readonly NewItem[]): NewItem {
  const food = item.food === null ? undefined : foodById(item.food);
  if (item.food !== null && !food)
    throw new Problem('validation', `The kitchen does not know "${item.name}".`, {
      fields: { items: 'Choose a food from the list.' },
    });
  if (!food) return typed(item.name, figuresGiven(item), item.grams);
  if (item.grams === null)
    throw new Problem('validation', `How much ${item.name} was it?`, {
      fields: { items: 'Give an amount in grams.' },
    });
  const same = before.find((one) => one.food === food.id && one.grams === item.grams);
  if (same) return { ...same, name: item.name, estimated: item.estimated };
  return {
    name: item.name,
    food: food.id,
    fdcId: food.fdcId,
    grams: item.grams,
    estimated: item.estimated,
    ...figuresFor(per100gOf(food), item.grams),
  };
}

type Macros = Partial<Record<(typeof MACROS)[number], number | undefined>>;

function figuresGiven({ calories = 0, protein = 0, carbs = 0, fat = 0 }: Macros) {
  return { calories, protein, carbs, fat };
}

function typed(name: string, macros: Macros, grams: number | null = null): NewItem {
  return {
    name,
    food: null,
    fdcId: null,
    grams,
    estimated: false,
    ...NO_FIGURES,
    ...figuresGiven(macros),
  };
}
