import type { saveMeal } from '@crisper/contract/meals/meals';
import { foodById } from '@crisper/kitchen/foods/larder';
import {
  isBelowZero,
  itemsOf,
  type MealItem,
  type MealSums,
  sumsOf,
} from '@crisper/kitchen/nutrition/meal-items';
import type { z } from 'zod';
import { Problem } from '../../problem.ts';

type Body = z.output<NonNullable<typeof saveMeal.body>>;

/** The items of a meal with figures from the kitchen, or what is wrong with them. */
export function checkedItems(
  body: Omit<Body, 'idempotencyKey'>,
  before: readonly MealItem[] = [],
): MealItem[] {
  for (const { name, food, grams } of body.items ?? []) {
    if (food !== null && !foodById(food))
      throw new Problem('validation', 'We don’t know "{name}".', {
        values: { name },
        fields: { items: 'Choose a food from the list.' },
      });
    if (food !== null && grams === null)
      throw new Problem('validation', 'How much {name} was it?', {
        values: { name },
        fields: { items: 'Enter an amount in grams.' },
      });
  }
  return itemsOf(body, before);
}

export function checkedSums(items: readonly MealItem[]): MealSums {
  const sums = sumsOf(items);
  if (isBelowZero(sums))
    throw new Problem('validation', 'A meal’s figures can’t be below 0.', {
      fields: { items: 'Together they are below 0.' },
    });
  return sums;
}
