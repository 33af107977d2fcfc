import type { FoodId } from '../foods/food.ts';
import { FOOD_LANGUAGES } from '../foods/localized/shown-names.ts';
import { localizedFoodLoosely } from '../foods/localized-foods.ts';
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

/** The food of a name on a pack, where all the languages that know the name mean the same one: "Rote Linsen geschält". */
export function foodAbroad(name: string): FoodId | null {
  const plain = name.split(/[,(]|\d{1,4}(?:[.,]\d{1,3})? ?%/, 1)[0]!.trim();
  const found = FOOD_LANGUAGES.flatMap((language) => localizedFoodLoosely(plain, language) ?? []);
  const best = Math.max(0, ...found.map(({ confidence }) => confidence));
  const foods = new Set(found.filter(({ confidence }) => confidence === best).map(({ food }) => food.id));
  const [only] = foods;
  return foods.size === 1 ? only! : null;
}
