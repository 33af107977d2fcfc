import type { FoodId } from './food.ts';
import { foods } from './larder.ts';

/** What every kitchen is taken to have, unless a person says otherwise: the one list, marked in the larder's data. */
export const defaultStaples: readonly FoodId[] = foods.filter((food) => food.staple).map((food) => food.id);
