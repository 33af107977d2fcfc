import type { FoodId } from '../foods/food.ts';
import { resolveFood } from '../foods/names.ts';

/** Names a food in other languages: "Vollmilch". */
export type NameAbroad = (name: string) => FoodId | null;

const SURE = 0.85;

/** The larder's food of the first name that names one for sure. Other languages are asked where English knows nothing. */
export function foodOfProduct(names: readonly string[], abroad: NameAbroad = () => null): FoodId | null {
  for (const name of names) {
    const found = resolveFood(name);
    if (found && found.confidence >= SURE) return found.food.id;
  }
  for (const name of names) {
    const found = abroad(name);
    if (found) return found;
  }
  return null;
}
