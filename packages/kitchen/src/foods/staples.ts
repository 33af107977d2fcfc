import type { FoodId } from './food.ts';
import { foods } from './larder.ts';

/** Foods every kitchen is assumed to have, unless the user says otherwise. Marked in the larder's data. */
export const defaultStaples: readonly FoodId[] = foods.filter((food) => food.staple).map((food) => food.id);
