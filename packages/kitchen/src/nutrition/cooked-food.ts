import type { Food } from '../foods/food.ts';
import { foodById, isA } from '../foods/larder.ts';
import { rowsIn } from '../foods/made-tables.ts';
import { COOKED } from './cooked.gen.ts';

const COOKED_FOOD = rowsIn(COOKED);

/** The same food after cooking, where it has figures of its own: cooked rice for any dry one. */
export function cookedOf(food: Food): Food | undefined {
  const [, id = ''] = COOKED_FOOD.find(([kind = '']) => isA(food.id, kind)) ?? [];
  return foodById(id);
}
