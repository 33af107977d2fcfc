import type { FoodId } from '../foods/food.ts';
import { resolveFood } from '../foods/names.ts';

/** Names a food in other languages: "Vollmilch". */
export type LocalizedName = (name: string) => FoodId | null;

const SURE = 0.85;

/** The larder's food of the first name that names one for sure. Other languages are asked where English knows nothing. */
export function foodOfProduct(
  names: readonly string[],
  localized: LocalizedName = () => null,
): FoodId | null {
  for (const name of names) {
    const found = resolveFood(name);
    if (found && found.confidence >= SURE) return found.food.id;
  }
  for (const name of names) {
    const found = localized(name);
    if (found) return found;
  }
  return null;
}
