import type { FoodId } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import type { MeasureSystem } from '../measures/format.ts';
import type { Money } from './money.ts';
import type { Missing } from './shopping.ts';
import { packGramsOf, purchaseOf } from './sold.ts';

/** As a cook entered it. */
export interface Price extends Money {
  per: 'pack' | 'kilogram' | 'pound';
  /** Which pack: "1 can (15 oz)"; empty for things the kitchen does not know, which are sold one by one. */
  pack: string;
}

export interface PricedLine {
  food: FoodId | null;
  grams: number | null;
  name: string;
  /** As the cook said how much; empty: the cook did not. */
  told: string;
}

const WEIGHTS = { kilogram: 1000, pound: 453.59237 };
/** "3", "3 packs". */
const COUNT = /^(\d{1,3})(?: (?:packs?|pieces?|bottles?|cans?|boxes|box|bags?|jars?|rolls?))?$/;

/**
 * What a line of the list costs in the shop, null when that is unknown. A line without an amount is one pack, as a list on paper
 * means it. A price of another pack than the one to be bought says nothing.
 */
export function lineCost(line: PricedLine, price: Price, system: MeasureSystem): number | null {
  const food = line.food === null ? undefined : foodById(line.food);
  if (!food) return price.per === 'pack' ? times(countOf(line), price) : null;
  if (line.told !== '' && line.grams === null) return null;
  const { packs, pack, grams } = purchaseOf(food, line.grams ?? 0, system);
  if (price.per === 'pack') return pack !== '' && pack === price.pack ? times(packs, price) : null;
  if (line.grams === null) return null;
  return times(grams / (food.edibleShare || 1) / WEIGHTS[price.per], price);
}

/** What a dish uses up of it: half a pack costs half its price. Null when unknown. */
export function usedCost({ food: id, grams }: Pick<Missing, 'food' | 'grams'>, price: Price): number | null {
  const food = id === null ? undefined : foodById(id);
  if (!food || grams === null) return null;
  if (price.per !== 'pack') return times(grams / (food.edibleShare || 1) / WEIGHTS[price.per], price);
  const each = packGramsOf(food, price.pack);
  return each === null ? null : times(grams / each, price);
}

/** Of a thing the kitchen does not know: "3 candles" may be three, or a pack of three. */
function countOf({ name, told }: PricedLine): number | null {
  if (told === '') return /^\d/.test(name) ? null : 1;
  const [, count] = COUNT.exec(told) ?? [];
  return count === undefined ? null : Number(count);
}

function times(count: number | null, { minor }: Price): number | null {
  return count === null ? null : Math.round(count * minor);
}
