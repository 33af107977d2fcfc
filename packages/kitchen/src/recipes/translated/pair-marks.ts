import type { Food, FoodId } from '../../foods/food.ts';
import { foodById, isA } from '../../foods/larder.ts';
import type { FoodLanguage } from '../../foods/localized/shown-names.ts';
import { localizedFood } from '../../foods/localized-foods.ts';
import { resolveFood } from '../../foods/names.ts';
import { SUBSTITUTES } from '../../matching/interchangeable.ts';
import { gramsOf } from '../../measures/convert.ts';
import { unitById, unitOf } from '../../measures/units.ts';
import type { CooklangToken } from '../cooklang-scan.ts';
import { readQuantity } from '../quantity.ts';
import { localQuantity, unitsMeant } from './local-amounts.ts';

type IngredientToken = Extract<CooklangToken, { type: 'ingredient' }>;

/** One marked ingredient with what it means. */
export interface Mark {
  token: IngredientToken;
  food: Food | null;
  amount: { min: number; max: number | null } | null;
  /** Id of the unit; the word itself where it is none. */
  unit: string | null;
}

export interface MarkPair {
  english: Mark;
  local: Mark;
  kin: Kin;
}

/** Says which food a name of the language is; null leaves it to the names that the kitchen has. */
export type FoodOf = (name: string) => FoodId | null;

const alikes = new Map<FoodId, Set<number>>();
for (const [at, { foods }] of SUBSTITUTES.entries())
  for (const food of foods) alikes.set(food, (alikes.get(food) ?? new Set()).add(at));

export type Kin = 'same' | 'related' | 'other' | 'unknown';

function kinOf(one: Food | null, other: Food | null): Kin {
  if (!one || !other) return 'unknown';
  if (one.id === other.id) return 'same';
  const others = alikes.get(other.id);
  const isAlike = [...(alikes.get(one.id) ?? [])].some((group) => others?.has(group));
  return isAlike || isA(one.id, other.id) || isA(other.id, one.id) ? 'related' : 'other';
}

export function englishMark(token: IngredientToken): Mark {
  return {
    token,
    food: resolveFood(token.name)?.food ?? null,
    amount: readQuantity(token.quantity),
    unit: token.unit === '' ? null : (unitOf(token.unit)?.id ?? token.unit),
  };
}

const KINSHIP: readonly Kin[] = ['same', 'related', 'unknown', 'other'];

/** The marks of a step in two languages, whichever order they stand in; each is paired with one, the nearest first. */
export function pairMarks(
  english: readonly Mark[],
  tokens: readonly IngredientToken[],
  language: FoodLanguage,
  foodOf: FoodOf,
): { pairs: MarkPair[]; missing: Mark[]; extra: IngredientToken[] } {
  const foods = tokens.map(
    ({ name }) => foodById(foodOf(name) ?? '') ?? localizedFood(name, language)?.food ?? null,
  );
  const chances = english.flatMap((mark, row) =>
    tokens.map((token, column) => {
      const local = localMark(token, foods[column]!, mark, language);
      const kin = kinOf(mark.food, local.food);
      const distance = Math.abs(row - column) / 1000;
      return { row, column, pair: { english: mark, local, kin }, far: farFrom(mark, local) + distance };
    }),
  );
  chances.sort(
    (one, other) => KINSHIP.indexOf(one.pair.kin) - KINSHIP.indexOf(other.pair.kin) || one.far - other.far,
  );
  const rows = new Map<number, MarkPair>();
  const columns = new Set<number>();
  for (const { row, column, pair } of chances) {
    // Two foods that are not akin are no pair where one is missing and another too many.
    const isForced = english.length === tokens.length;
    if (rows.has(row) || columns.has(column) || (pair.kin === 'other' && !isForced)) continue;
    rows.set(row, pair);
    columns.add(column);
  }
  return {
    pairs: [...rows].sort(([a], [b]) => a - b).map(([, pair]) => pair),
    missing: english.filter((_, row) => !rows.has(row)),
    extra: tokens.filter((_, column) => !columns.has(column)),
  };
}

function localMark(token: IngredientToken, food: Food | null, mark: Mark, language: FoodLanguage): Mark {
  const meant = token.unit === '' ? [] : unitsMeant(token.unit, language);
  const like = unitById(mark.unit ?? '')?.like ?? mark.unit;
  const unit =
    meant.find((one) => one === mark.unit) ??
    meant.find((one) => one === like || unitById(one)?.like === mark.unit) ??
    meant[0];
  return {
    token,
    food,
    amount: localQuantity(token.quantity),
    unit: token.unit === '' ? null : (unit ?? token.unit),
  };
}

/** How far two amounts are from each other, as a logarithm; 0 where neither has one. */
function farFrom(english: Mark, local: Mark): number {
  const [one, other] = [gramsIn(english, english.food), gramsIn(local, english.food ?? local.food)];
  if (one !== null && other !== null && one > 0 && other > 0) return Math.abs(Math.log(one / other));
  const isSame = english.amount?.min === local.amount?.min && english.unit === local.unit;
  return isSame ? 0 : 1;
}

export const gramsIn = ({ amount, unit }: Mark, food: Food | null): number | null =>
  amount && food ? gramsOf(amount.min, unit, food) : null;
