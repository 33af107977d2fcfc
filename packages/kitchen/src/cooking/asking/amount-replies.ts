import type { Food } from '../../foods/food.ts';
import { foodById } from '../../foods/larder.ts';
import { convert as convertUnits, gramsOf } from '../../measures/convert.ts';
import { formatAmount, kitchenFraction } from '../../measures/format.ts';
import { type Unit, unitOf } from '../../measures/units.ts';
import type { RecipeIngredient } from '../../recipes/recipe.ts';
import type { CookingContext } from '../assistant.ts';
import { mentions } from '../interactive-steps.ts';
import { quoted, saysWord, sentencesOf } from './recipe-sentences.ts';
import { type Asked, capital, type Reply } from './reply.ts';

/** Amounts: of the recipe, for other numbers of people, in other measures. */

const MOST_PEOPLE = 200;
const people = (count: number): string => `${count} ${count === 1 ? 'serving' : 'servings'}`;

/** The line for other servings: "3 cups flour". The line as written where its amount is not a number. */
function scaledLine(line: RecipeIngredient, times: number): string {
  if (times === 1 || line.amountMin === null) return line.text;
  const food = line.food ? foodById(line.food) : undefined;
  const amount = formatAmount(line.amountMin * times, line.unit, 'us', food);
  const end =
    line.amountMax !== null && line.amountMax > line.amountMin
      ? ` to ${formatAmount(line.amountMax * times, line.unit, 'us', food)}`
      : '';
  const several = line.unit === null && (line.amountMax ?? line.amountMin) * times > 1;
  return `${amount}${end} ${several ? plural(line.name) : line.name}`;
}

/** "2 onions", "3 tomatoes"; names that are plural already stay. */
function plural(name: string): string {
  if (/s$/.test(name)) return name;
  if (/(?:ch|sh|x|o)$/.test(name)) return `${name}es`;
  return /[^aeiou]y$/.test(name) ? name.replace(/y$/, 'ies') : `${name}s`;
}

/** How many people the question is for: "for 8", "double it". Null when it names none. */
export function servingsIn(text: string, servings: number): number | null {
  if (/\b(?:double|twice|two times|2 times|2 x|2x)\b/.test(text)) return servings * 2;
  if (/\b(?:triple|three times|3 times)\b/.test(text)) return servings * 3;
  if (/\bquadruple\b/.test(text)) return servings * 4;
  if (/\b(?:for|just) (?:just )?(?:me|myself|one|1)\b/.test(text)) return 1;
  const count =
    /\b(\d{1,3}) (?:of us|guests?|people|persons?|servings?|portions?|adults|kids)\b|\b(?:for|feeding|serving) (?:only |just |about )?(\d{1,3})\b/.exec(
      text,
    );
  const bare =
    /\b(?:we are|there is|there are|to) (?:only |just )?(\d{1,3})\b(?! (?:cups?|pounds?|ounces?|grams?|minutes?|hours?|degrees))/.exec(
      text,
    )?.[1];
  const number = Number(count?.[1] ?? count?.[2] ?? bare ?? 0);
  if (number > 0 && number <= MOST_PEOPLE) return number;
  // "We are only 2, so half of everything": the number says more than the half.
  return /\b(?:halve|half|0\.5)\b/.test(text) ? Math.max(1, Math.round(servings / 2)) : null;
}

export function scale(asked: Asked, context: CookingContext): Reply {
  const { recipe } = context;
  const servings = servingsIn(asked.text, recipe.servings);
  if (servings === null)
    return `The recipe is for ${recipe.servings}. For how many people do you want to cook?`;
  const times = servings / recipe.servings;
  const lines = recipe.ingredients.map((line) => scaledLine(line, times));
  const caution =
    times > 1
      ? ' Use a larger pan or two, and check for doneness rather than the clock.'
      : times < 1
        ? ' Use a smaller pan; it may be done sooner.'
        : '';
  return {
    text: `For ${people(servings)}: ${lines.join('; ')}.${caution}`,
    action: { type: 'set-servings', servings },
  };
}

export function servings({ text }: Asked, { recipe }: CookingContext): string {
  const wanted = /\benough for (\d{1,3})\b/.exec(text)?.[1];
  if (wanted) {
    const enough = recipe.servings >= Number(wanted);
    return `It makes ${people(recipe.servings)}, so ${enough ? 'yes' : `no. Say "make it for ${wanted}" and I’ll scale it`}.`;
  }
  return `It makes ${people(recipe.servings)}.`;
}

export function howMuch(asked: Asked, context: CookingContext): Reply {
  const { recipe, steps, currentStep } = context;
  const { lines } = asked.subject;
  const count = servingsIn(asked.text.replace(/\bhalf\b/, ''), recipe.servings) ?? recipe.servings;
  if (lines.length === 0) {
    const said = sentenceWithAmount(asked.text, context);
    if (said) return said;
    if (asked.subject.food)
      return `${capital(asked.subject.food.name)} is not on the ingredient list of this recipe.`;
    const step = steps[currentStep];
    const here = step ? recipe.ingredients.filter((line) => mentions(step.text, line)) : [];
    if (here.length === 0) return 'How much of what? Name the ingredient.';
    return `In this step: ${here.map((line) => line.text).join('; ')}.`;
  }
  const times = count / recipe.servings;
  const texts = lines.map((line) => `${scaledLine(line, times)}${inAsked(asked.text, line, times)}`);
  const partly = lines.map((line) => partIn(line, context)).filter((part) => part !== null);
  return `${texts.join('; ')}, for ${people(count)}.${partly.length > 0 ? ` ${partly.join(' ')}` : ''}`;
}

const AMOUNT_OF = /\b(?:\d|half|quarter|cup|spoon|splash|ladle|pinch)/i;
const EMPTY = new Set('how much many of the goes in here do i need put add use again is it'.split(' '));

/** What the steps measure and the list does not name: "stir in 1/2 cup of the pasta water". */
function sentenceWithAmount(text: string, context: CookingContext): string | null {
  const words = text.split(' ').filter((word) => word.length > 2 && !EMPTY.has(word));
  if (words.length === 0) return null;
  const all = sentencesOf(context)
    .filter((one) => words.every((word) => saysWord(one.text, word.replace(/s$/, ''))))
    .toSorted(
      (one, other) => Number(other.at === context.currentStep) - Number(one.at === context.currentStep),
    );
  const found =
    all.find((one) => AMOUNT_OF.test(one.text)) ?? (/\bhow many\b/.test(text) ? all[0] : undefined);
  return found ? quoted([found]) : null;
}

/** "How many grams of flour": the same amount in the measure that was asked for. */
function inAsked(text: string, line: RecipeIngredient, times: number): string {
  const word =
    /\bin (grams?|ounces?|cups?|milliliters?|ml|lit(?:er|re)s?|kilos?|tablespoons?|teaspoons?|pounds?)\b/.exec(
      text,
    )?.[1] ?? /\bhow many ([a-z]+)\b/.exec(text)?.[1];
  const unit = word ? unitOf(word) : undefined;
  const food = line.food ? foodById(line.food) : undefined;
  if (
    !unit ||
    unit.id === line.unit ||
    (unit.dimension !== 'mass' && unit.dimension !== 'volume') ||
    !food ||
    line.grams === null
  )
    return '';
  const each = gramsOf(1, unit.id, food);
  if (each === null || each === 0) return '';
  return ` (about ${spokenAmount((line.grams * times) / each, unit)})`;
}

/** "Half of the butter": a line that is used in parts says what this step takes. */
function partIn(line: RecipeIngredient, { steps, currentStep }: CookingContext): string | null {
  const text = steps[currentStep]?.text ?? '';
  if (!mentions(text, line)) return null;
  const part = /\b(half|a third|two thirds|a quarter|the rest|some) of the ([a-z ]{2,30})/i.exec(text);
  return part && mentions(part[2]!, line) ? `This step takes ${part[1]!.toLowerCase()} of it.` : null;
}

function spokenAmount(value: number, unit: Unit): string {
  const whole =
    unit.dimension === 'mass' && unit.id !== 'pound' && unit.id !== 'kilogram' && unit.id !== 'ounce';
  const text =
    whole || unit.id === 'milliliter'
      ? String(Math.round(value))
      : unit.id === 'ounce'
        ? String(Number(value.toFixed(1)))
        : kitchenFraction(value);
  return `${text} ${text === '1' || /^\d\/\d$/.test(text) ? unit.id : unit.plural}`;
}

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
  if (/\bgas mark\b/.test(text) && !/\bgas mark \d/.test(text)) return gasMark(text, context);
  const gas = /\bgas mark (\d)\b/.exec(text)?.[1];
  if (gas) {
    const f = GAS_MARKS_F[Number(gas) - 1];
    return f
      ? `Gas mark ${gas} is about ${f}°F / ${Math.round(((f - 32) * 5) / 9)}°C.`
      : 'Gas marks go from 1 to 9.';
  }
  if (/\b(?:celsius|fahrenheit|centigrade|degrees|\d c|\d f)\b/.test(text)) {
    const degrees = DEGREES.exec(text);
    if (degrees?.[1])
      return convertDegrees(
        Number(degrees[1]),
        degrees[2] ? degrees[2].startsWith('c') : /\b(?:to|in) (?:f|fahrenheit)\b/.test(text),
      );
    const oven = statedTemperature(context);
    if (oven) return `The recipe says ${oven.text}.`;
  }
  const from = measureIn(text.replace(/\bhow many [a-z]+(?: ounces?)?\b/, ''));
  const target = targetIn(text, from?.unit);
  const food = asked.subject.food;
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
