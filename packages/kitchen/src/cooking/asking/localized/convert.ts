import type { Food } from '../../../foods/food.ts';
import { foodById } from '../../../foods/larder.ts';
import { convert, gramsOf } from '../../../measures/convert.ts';
import { kitchenFraction } from '../../../measures/format.ts';
import type { KitchenMeasure } from './advice-table.ts';
import { type Heard, plain, whole } from './heard.ts';

/** The same amount in another measure: spoons and glasses in grams, grams in spoons, degrees of other ovens. */
export function inOtherMeasure(heard: Heard): string | null {
  const warmth = degrees(heard);
  if (warmth !== null) return warmth;
  if (!heard.has('asMeasure') || heard.has('forPeople', 'howLong', 'swap', 'servings', 'calories'))
    return null;
  return amount(heard) ?? piece(heard);
}

const HAS_FAHRENHEIT = /(?<!\S)(?:fahrenheit|\d{2,3} f)(?!\S)/;
const FROM_FAHRENHEIT = /(?<!\S)\d{2,3} (?:(?!in |en )\S+ )?(?:f|fahrenheit)(?!\S)/;
const FIGURE = /(?<!\S)\d{2,3}(?!\S)/;

function degrees(heard: Heard): string | null {
  const { text } = heard;
  const figure = FIGURE.exec(text)?.[0];
  if (figure === undefined || !HAS_FAHRENHEIT.test(text)) return null;
  const said = Number(figure);
  return FROM_FAHRENHEIT.test(text)
    ? heard.say('celsius', { fahrenheit: said, celsius: Math.round(((said - 32) * 5) / 9) })
    : heard.say('fahrenheit', { celsius: said, fahrenheit: Math.round((said * 9) / 5 + 32) });
}

const WEIGHTS: ReadonlySet<string> = new Set(['gram', 'ounce']);

/** "2 EL Mehl in Gramm", "what does a spoon of flour weigh". */
function amount(heard: Heard): string | null {
  const { measures } = heard.book.advice;
  const [from] = measures
    .flatMap((measure) => said(heard, measure))
    .toSorted((one, other) => one.at - other.at);
  if (!from || from.count <= 0) return null;
  const rest = heard.text.replace(from.text, ' ');
  const food = meant(heard);
  const target =
    measures.find((measure) => measure !== from.measure && whole(measure.words).test(rest)) ??
    // A spoon of something known is asked for in grams.
    (food && !WEIGHTS.has(from.measure.unit)
      ? measures.find(({ unit, size }) => unit === 'gram' && size === 1)
      : undefined);
  if (!target) return null;
  const value = convert(from.count * from.measure.size, from.measure.unit, target.unit, food);
  if (value === null || value <= 0) return null;
  const amounts = { from: counted(from.count, from.measure), to: counted(value / target.size, target) };
  return food
    ? heard.say('measureOf', { ...amounts, food: heard.nameOf(food.id) })
    : heard.say('measure', amounts);
}

/** The food that is measured: one of the recipe, which may be named in short: "lievito" of "lievito per dolci". */
function meant(heard: Heard): Food | undefined {
  const { foods } = heard;
  const own = foods.find((one) => heard.linesOf([one]).length > 0);
  if (own || foods.length === 0) return own;
  const words = heard.text.split(' ');
  const [line] = heard.linesWhere(({ name }) => words.includes(plain(name).split(' ')[0]!));
  const named = line === undefined ? undefined : foodById(heard.context.recipe.ingredients[line]!.food ?? '');
  // A spoon for soup is no soup.
  return named ?? foods.at(-1);
}

interface Said {
  measure: KitchenMeasure;
  count: number;
  text: string;
  at: number;
}

function said({ text, book }: Heard, measure: KitchenMeasure): Said[] {
  const found = whole(`(\\d{1,5}(?:p\\d{1,3})?|${book.times.one}) (?:${measure.words})`).exec(text);
  if (!found) return [];
  const count = /^\d/.test(found[1]!) ? Number(found[1]!.replace('p', '.')) : 1;
  return [{ measure, count, text: found[0], at: found.index }];
}

/** "What does a banana weigh". */
function piece(heard: Heard): string | null {
  const [food] = heard.foods;
  const grams = food && heard.has('weighs') ? gramsOf(1, null, food) : null;
  return food && grams !== null
    ? heard.say('weighs', { food: heard.nameOf(food.id), grams: Math.round(grams) })
    : null;
}

/** Above this, a fraction of a spoon is nothing that one measures. */
const WHOLE_FROM = 10;
const LEAST = 0.125;

/** Nobody weighs a part of a gram. */
const FINE: ReadonlySet<string> = new Set(['gram', 'milliliter']);

function counted(value: number, { one, many, unit, size }: KitchenMeasure): string {
  const isWhole = value >= WHOLE_FROM || (value >= 1 && size === 1 && FINE.has(unit));
  const number = isWhole ? String(Math.round(value)) : kitchenFraction(Math.max(value, LEAST));
  return `${number} ${value > 1 ? many : one}`;
}
