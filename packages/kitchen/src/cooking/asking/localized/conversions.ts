import type { Food } from '../../../foods/food.ts';
import type { FoodLanguage } from '../../../foods/localized/shown-names.ts';
import { convert, gramsOf } from '../../../measures/convert.ts';
import { kitchenFraction } from '../../../measures/format.ts';
import { localAmount } from '../../../measures/localized/local-amount.ts';
import { wordingOf } from '../../../measures/localized/wording.ts';
import { type Unit, unitById } from '../../../measures/units.ts';
import { capital } from '../reply.ts';
import type { Heard } from './heard.ts';
import { type LocalReply, told } from './on-screen.ts';

/** The same amount or temperature in another measure. */

const ABOUT: Readonly<Record<FoodLanguage, string>> = {
  de: 'sind etwa',
  fr: 'font environ',
  es: 'son aproximadamente',
  it: 'sono circa',
};

interface Measure {
  quantity: number | null;
  unit: Unit;
}

const NUMBER = /^\d{1,5}(?:p\d{1,3})?$/;
const numberOf = (word: string): number => Number(word.replace('p', '.'));

/** What is measured, with the number before it: "6 cucharadas", "gramos". */
function measuresIn({ text, book }: Heard): Measure[] {
  const wording = wordingOf(book.language);
  const words = text.split(' ');
  const found: Measure[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const reach = wording.units.at(words.slice(at).join(' '));
    const unit = unitById(reach?.value.unit ?? '');
    if (!reach || !unit || (unit.dimension !== 'mass' && unit.dimension !== 'volume')) continue;
    const before = words[at - 1] ?? '';
    const said = NUMBER.test(before) ? numberOf(before) : (wording.numbers.at(before)?.value ?? null);
    found.push({ quantity: said === null ? null : said * reach.value.times, unit });
    at += words.slice(at).join(' ').slice(0, reach.length).split(' ').length - 1;
  }
  return found;
}

const written = (value: number, { id, plural }: Unit, language: FoodLanguage): string => {
  const isMetric = ['gram', 'milliliter'].includes(id);
  const figure = isMetric
    ? String(Math.round(value))
    : value < 20
      ? kitchenFraction(value)
      : value.toFixed(0);
  return localAmount(`${figure} ${plural}`, language);
};

const DEGREES =
  /(?<![\dp])(\d{2,3}) ?(?:grados |grad |degres |gradi )?(f|fahrenheit|c|celsius|centigrad\w*)?(?!\w)/;

function degrees({ text, book }: Heard): string | null {
  if (!/(?<!\w)(?:fahrenheit|\d f)(?!\w)/.test(text)) return null;
  const [, figure, scale = ''] = DEGREES.exec(text) ?? [];
  if (figure === undefined) return null;
  const value = Number(figure);
  const about = ABOUT[book.language];
  return scale.startsWith('f')
    ? `${value} °F ${about} ${Math.round(((value - 32) * 5) / 9)} °C.`
    : `${value} °C ${about} ${Math.round((value * 9) / 5 + 32)} °F.`;
}

/** "Six spoons of butter in grams", "what does a spoon of flour weigh". */
function amount(heard: Heard): string | null {
  const measures = measuresIn(heard);
  const from = measures.find(({ quantity }) => quantity !== null);
  if (!from || from.quantity === null) return null;
  // A spoon for soup is no soup.
  const food = heard.foods.find((one) => heard.linesOf([one]).length > 0) ?? heard.foods.at(-1);
  const target = measures.find(({ unit }) => unit.id !== from.unit.id)?.unit ?? inGrams(from.unit, food);
  const value = target && convert(from.quantity, from.unit.id, target.id, food);
  if (!target || value === null || value === undefined) return null;
  const { language } = heard.book;
  const said = `${written(from.quantity, from.unit, language)} ${ABOUT[language]} ${written(value, target, language)}.`;
  return food ? `${capital(heard.nameOf(food.id))}: ${said}` : said;
}

/** A spoon of something known is asked for in grams. */
const inGrams = (from: Unit, food: Food | undefined): Unit | undefined =>
  from.dimension === 'volume' && food && gramsOf(1, from.id, food) !== null ? unitById('gram') : undefined;

/** "What does a banana weigh". */
const WEIGHS = /(?<!\w)(?:wiegt|wiegen|pesent?|pesa|pesano|pesan)(?!\w)/;

function pieceOf(heard: Heard): string | null {
  const [food] = heard.foods;
  const { language } = heard.book;
  const each = food && WEIGHS.test(heard.text) ? gramsOf(1, null, food) : null;
  if (!food || each === null) return null;
  return `${capital(heard.nameOf(food.id))}: ${localAmount('1 piece', language)} ${ABOUT[language]} ${Math.round(each)} g.`;
}

export function conversion(heard: Heard): LocalReply | null {
  const warmth = degrees(heard);
  if (warmth !== null) return told('convert', warmth);
  if (!heard.has('howMuch') || heard.has('forPeople', 'howLong', 'swap', 'servings', 'calories')) return null;
  const text = amount(heard) ?? pieceOf(heard);
  return text === null ? null : told('convert', text);
}
