import type { Food } from '../../../foods/food.ts';
import { convert, gramsOf } from '../../../measures/convert.ts';
import { kitchenFraction } from '../../../measures/format.ts';
import type { Heard } from './heard.ts';
import { whole } from './heard.ts';
import type { KitchenMeasure } from './phrasebooks.ts';

/** The same amount in another measure: spoons and glasses in grams, grams in spoons, degrees of other ovens. */

const UNIT_OF = { ml: 'milliliter', g: 'gram' } as const;
const FAHRENHEIT = /(?<!\S)(\d{2,3}) (?:\S+ )?(?:f|fahrenheit)(?!\S)/;
/** Above this, a fraction of a spoon is nothing that one measures. */
const WHOLE_FROM = 10;

export function inOtherMeasure(heard: Heard): string | null {
  const { book, text } = heard;
  const fahrenheit = FAHRENHEIT.exec(text)?.[1];
  if (fahrenheit && book.says.celsius)
    return heard.say('celsius', { fahrenheit, degrees: Math.round(((Number(fahrenheit) - 32) * 5) / 9) });
  if (!book.says.measure) return null;
  const target = book.measures.find(({ words }) =>
    whole(`(?:${book.cues.howMuch}) (?:${words})|(?:in|en) (?:${words})$`).test(text),
  );
  if (!target) return null;
  const from = book.measures.flatMap((measure) => {
    const found = whole(`(\\d{1,4}(?:p\\d{1,2})?|${book.times.one}) (?:${measure.words})`).exec(text)?.[1];
    if (found === undefined || measure === target) return [];
    return [{ measure, count: /^\d/.test(found) ? Number(found.replace('p', '.')) : 1 }];
  })[0];
  const [food] = heard.foods;
  if (!from) return null;
  const value = converted(from.count * from.measure.size, from.measure, target, food);
  if (value === null || value <= 0) return null;
  return heard.say('measure', {
    from: counted(from.count, from.measure),
    to: counted(value, target),
    food: food ? heard.nameOf(food.id) : '',
  });
}

function converted(
  amount: number,
  from: KitchenMeasure,
  to: KitchenMeasure,
  food: Food | undefined,
): number | null {
  if (from.unit === to.unit) return amount / to.size;
  if (!food) return null;
  const value =
    to.unit === 'g' ? gramsOf(amount, UNIT_OF.ml, food) : convert(amount, UNIT_OF.g, UNIT_OF.ml, food);
  return value === null ? null : value / to.size;
}

function counted(value: number, { one, many }: KitchenMeasure): string {
  const number = value >= WHOLE_FROM ? String(Math.round(value)) : kitchenFraction(value);
  return `${number} ${value > 1 ? many : one}`;
}
