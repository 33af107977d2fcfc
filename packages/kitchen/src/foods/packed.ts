import { ALLERGENS, DIETS } from '@crisper/contract/vocabulary';
import { AISLES, type Food, NUTRIENTS, type Nutrients, type Substitute } from './food.ts';

/** One food as an array, to keep the browser's download small. Values from fixed lists are stored as indexes. */
export type PackedFood = readonly [
  id: string,
  name: string,
  aisle: number,
  emoji: string,
  fdcId: number,
  nutrients: readonly (number | null)[],
  units: Readonly<Record<string, number>>,
  edibleShare: number,
  parents: readonly string[],
  breaks: readonly number[],
  allergens: readonly number[],
  mayContain: readonly number[],
  flags: number,
  storage: readonly (number | null)[],
  substitutes: readonly (readonly [string, number, string])[],
  names: readonly string[],
];

const STAPLE = 1;
const PROXY = 2;

export function pack(foods: readonly Food[]): PackedFood[] {
  return foods.map((food) => [
    food.id,
    food.name,
    AISLES.indexOf(food.aisle),
    food.emoji,
    food.fdcId,
    NUTRIENTS.map((key) => food.per100g[key]),
    food.units,
    food.edibleShare,
    food.parents,
    food.breaks.map((diet) => DIETS.indexOf(diet)),
    food.allergens.map((allergen) => ALLERGENS.indexOf(allergen)),
    food.mayContain.map((allergen) => ALLERGENS.indexOf(allergen)),
    (food.staple ? STAPLE : 0) + (food.proxy ? PROXY : 0),
    [food.storage.pantry, food.storage.fridge, food.storage.freezer],
    food.substitutes.map(({ food: other, ratio, note }) => [other, ratio, note]),
    food.names,
  ]);
}

export function unpack(rows: readonly PackedFood[]): Food[] {
  return rows.map(
    ([
      id,
      name,
      aisle,
      emoji,
      fdcId,
      nutrients,
      units,
      edibleShare,
      parents,
      breaks,
      allergens,
      mayContain,
      flags,
      days,
      subs,
      names,
    ]) => ({
      id,
      name,
      aisle: AISLES[aisle]!,
      emoji,
      fdcId,
      proxy: (flags & PROXY) !== 0,
      per100g: Object.fromEntries(NUTRIENTS.map((key, at) => [key, nutrients[at]])) as unknown as Nutrients,
      units,
      edibleShare,
      parents,
      breaks: breaks.map((at) => DIETS[at]!),
      allergens: allergens.map((at) => ALLERGENS[at]!),
      mayContain: mayContain.map((at) => ALLERGENS[at]!),
      staple: (flags & STAPLE) !== 0,
      substitutes: subs.map(([food, ratio, note]): Substitute => ({ food, ratio, note })),
      storage: { pantry: days[0] ?? null, fridge: days[1] ?? null, freezer: days[2] ?? null },
      names,
    }),
  );
}
