import type { Food } from '../../foods/food.ts';
import { foodById } from '../../foods/larder.ts';
import { convert as convertUnits, gramsOf } from '../../measures/convert.ts';
import { type Unit, unitOf } from '../../measures/units.ts';
import type { RecipeIngredient } from '../../recipes/recipe.ts';
import type { CookingContext } from '../cooking-context.ts';
import { mentions } from '../interactive-steps.ts';
import { howMuch, spokenAmount } from './amount-replies.ts';
import { type Asked, capital, type Reply } from './reply.ts';

/** The same amount or temperature in another measure. */

const AMOUNT = /\b(\d{1,6}(?:\.\d{1,3})?(?:\/\d{1,3})?|an?) ([a-z]+(?: ounces?)?)\b/g;

/** The measure to convert from: the first number that is followed by a unit. */
function measureIn(text: string): { quantity: number; unit: Unit; rest: string } | null {
  for (const match of text.matchAll(AMOUNT)) {
    const unit = unitOf(match[2]!) ?? unitOf(match[2]!.split(' ')[0]!);
    if (!unit) continue;
    const quantity = /^an?$/.test(match[1]!) ? 1 : fractionOf(match[1]!);
    return { quantity, unit, rest: text.slice(match.index + match[0].length) };
  }
  return null;
}

function fractionOf(text: string): number {
  const [over = '0', under] = text.split('/');
  const value = under === undefined ? Number(over) : Number(over) / Number(under);
  return Number.isFinite(value) ? value : 0;
}

const DEGREES = /\b(-?\d{1,3}) (?:degrees )?(c|f|celsius|fahrenheit|centigrade)?\b/;
const GAS_MARKS_F = [275, 300, 325, 350, 375, 400, 425, 450, 475];

export function convert(asked: Asked, context: CookingContext): Reply {
  const { text } = asked;
  if (/\bgas marks?\b/.test(text) && !/\bgas mark \d/.test(text)) return gasMark(text, context);
  const gas = /\bgas mark (\d)\b/.exec(text)?.[1];
  if (gas) {
    const f = GAS_MARKS_F[Number(gas) - 1];
    return f
      ? `Gas mark ${gas} is about ${f}°F / ${Math.round(((f - 32) * 5) / 9)}°C.`
      : 'Gas marks go from 1 to 9.';
  }
  if (/\b(?:celsius|fahrenheit|centigrade|degrees|\d+ c|\d+ f)\b/.test(text)) {
    const degrees = DEGREES.exec(text);
    if (degrees?.[1])
      return convertDegrees(
        Number(degrees[1]),
        degrees[2] ? degrees[2].startsWith('c') : /\b(?:to|in) (?:f|fahrenheit)\b/.test(text),
      );
    const oven = statedTemperature(context);
    if (oven) return `The recipe says ${oven.text}.`;
  }
  const juice = juiceOf(text);
  if (juice) return juice;
  const from = measureIn(
    text
      .replace(/\bhow many [a-z]+(?: ounces?)?\b/, '')
      .replace(/^(?=(?:cup|tablespoon|teaspoon|stick|pound|pint|quart) of\b)/, '1 '),
  );
  const target = targetIn(text, from?.unit);
  const food = asked.subject.food;
  const pieces = from && food && !target ? piecesOf(text, from, food) : null;
  if (pieces) return pieces;
  if (from && target) {
    const value = convertUnits(from.quantity, from.unit.id, target.id, food ?? undefined);
    if (value !== null)
      return `${spokenAmount(from.quantity, from.unit)}${food ? ` of ${food.name}` : ''} is ${food ? 'about ' : ''}${spokenAmount(value, target)}.`;
  }
  const grams = from && food ? gramsOf(from.quantity, from.unit.id, food) : null;
  if (from && food && grams !== null)
    return `${spokenAmount(from.quantity, from.unit)} of ${food.name} is about ${Math.round(grams)} grams, ${(grams / 28.35).toFixed(1)} ounces.`;
  if (!from && food) {
    const piece = pieceWeight(text, food);
    if (piece) return piece;
  }
  const meant = asked.subject.lines.length > 0 ? asked.subject.lines : pointedAt(text, context);
  if (!from && meant.length > 0) return inOtherMeasure(meant[0]!, target) ?? howMuch(asked, context);
  if (from && target && !food)
    return `That depends on the food. Ask, for example, "how many ${target.plural} is a ${from.unit.id} of flour".`;
  return 'Tell me the amount, the measure and the food: "a cup of flour in grams".';
}

/** "2 pounds potatoes, how many potatoes is that". */
function piecesOf(text: string, from: { quantity: number; unit: Unit }, food: Food): string | null {
  const each = gramsOf(1, null, food);
  const all = gramsOf(from.quantity, from.unit.id, food);
  if (!each || !all || !/\bhow many\b/.test(text)) return null;
  const count = all / each;
  const said = count < 1.5 ? 'one' : `${Math.floor(count)} to ${Math.ceil(count + 0.25)}`;
  return `${spokenAmount(from.quantity, from.unit)} of ${food.name} is about ${said}, of ${Math.round(each)} grams each.`;
}

/** Tablespoons that one gives. */
const JUICES: readonly (readonly [fruit: RegExp, spoons: number])[] = [
  [/\blimes?\b/, 2],
  [/\blemons?\b/, 3],
  [/\boranges?\b/, 5],
  [/\bgrapefruits?\b/, 12],
];

function juiceOf(text: string): string | null {
  const said = /\bjuice of (an?|\d+(?:\.\d+)?) /.exec(text);
  const each = JUICES.find(([fruit]) => fruit.test(text))?.[1];
  if (!said || !each) return null;
  const spoons = each * (/^an?$/.test(said[1]!) ? 1 : Number(said[1]));
  return `About ${spoons} tablespoons, ${Math.round(spoons * 15)} milliliters.`;
}

/** "What is that in kilos": what the last answer named, or the heaviest thing of this step. */
function pointedAt(
  text: string,
  { recipe, steps, currentStep, lastReply }: CookingContext,
): RecipeIngredient[] {
  if (!/\b(?:that|it|this)\b/.test(text)) return [];
  const told = recipe.ingredients.filter((line) => lastReply?.includes(line.name));
  const here = recipe.ingredients.filter((line) => mentions(steps[currentStep]?.text ?? '', line));
  const some = told.length > 0 ? told : here;
  return [...some].sort((one, other) => (other.grams ?? 0) - (one.grams ?? 0)).slice(0, 1);
}

function inOtherMeasure(line: RecipeIngredient, target: Unit | undefined): string | null {
  const food = line.food ? foodById(line.food) : undefined;
  if (!target || line.grams === null || !food) return null;
  const each = gramsOf(1, target.id, food);
  if (!each) return null;
  const value = line.grams / each;
  const text = target.id === 'kilogram' ? `${value.toFixed(2)} kilograms` : spokenAmount(value, target);
  return `${capital(line.text)} is about ${text}.`;
}

const STATED = /(\d{2,3})\s?°F(?:\s?\/\s?(\d{2,3})\s?°C)?/;

/** The temperature of this step, or else the first of the recipe. */
function statedTemperature({
  steps,
  currentStep,
}: CookingContext): { text: string; fahrenheit: number } | null {
  const found =
    STATED.exec(steps[currentStep]?.text ?? '') ?? STATED.exec(steps.map(({ text }) => text).join(' '));
  return found ? { text: found[0], fahrenheit: Number(found[1]) } : null;
}

/** "What gas mark is 180", "what is that in gas mark". */
function gasMark(text: string, context: CookingContext): string {
  const said = Number(/\b(\d{3})\b/.exec(text)?.[1] ?? 0);
  const stated = statedTemperature(context);
  // Ovens are set above 260 in degrees Fahrenheit only.
  const fahrenheit = said > 260 || /\bfahrenheit\b|\d f\b/.test(text) ? said : (said * 9) / 5 + 32;
  const wanted = said > 0 ? fahrenheit : stated?.fahrenheit;
  if (!wanted) return 'Tell me the temperature: "what gas mark is 350".';
  const distances = GAS_MARKS_F.map((one) => Math.abs(one - wanted));
  const mark = distances.indexOf(Math.min(...distances)) + 1;
  return `${said > 0 ? said : stated!.text} is about gas mark ${mark}.`;
}

function targetIn(text: string, from: Unit | undefined): Unit | undefined {
  const words = [
    /\bhow many ([a-z]+(?: ounces?)?)\b/.exec(text)?.[1],
    /\b(?:in|to|into|as) (?:an? )?([a-z]+(?: ounces?)?)$/.exec(text)?.[1],
    /\b(?:in|to|into) (?:an? )?([a-z]+)\b/.exec(text)?.[1],
    /\b([a-z]+)$/.exec(text)?.[1],
  ];
  if (/\bmetric\b/.test(text)) return from?.dimension === 'mass' ? unitOf('grams') : unitOf('milliliters');
  for (const word of words) {
    const unit = word ? (unitOf(word) ?? unitOf(word.split(' ')[0]!)) : undefined;
    if (unit && unit.id !== from?.id) return unit;
  }
  return undefined;
}

function pieceWeight(text: string, food: Food): string | null {
  const grams = gramsOf(1, null, food);
  if (grams === null || !/\bweigh|\bheavy\b|\bgrams\b|\bounces\b/.test(text)) return null;
  return `One ${food.name} is about ${Math.round(grams)} grams, ${(grams / 28.35).toFixed(1)} ounces.`;
}

function convertDegrees(value: number, celsius: boolean): string {
  const other = celsius ? (value * 9) / 5 + 32 : ((value - 32) * 5) / 9;
  return `${value}°${celsius ? 'C' : 'F'} is ${Math.round(other)}°${celsius ? 'F' : 'C'}.`;
}
