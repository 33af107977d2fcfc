import { parse } from 'yaml';
import type { FoodId } from '../../foods/food.ts';
import { fold } from '../../foods/text.ts';
import type { FoodOf } from './pair-marks.ts';

interface WrittenName {
  one?: string;
  many?: string;
  also?: string[];
}

/** The names of a file of catalogue/languages as its translator writes them, before tables are made of them. */
export function writtenNames(yaml: string): FoodOf {
  const foods = parse(yaml) as Record<FoodId, WrittenName> | null;
  const byName = new Map<string, FoodId>();
  for (const [food, { one, many, also }] of Object.entries(foods ?? {}))
    for (const name of [one, many, ...(also ?? [])])
      if (name !== undefined) byName.set(fold(String(name)), food);
  return (name) => byName.get(fold(name)) ?? null;
}
