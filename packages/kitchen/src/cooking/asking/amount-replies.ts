import { foodById } from '../../foods/larder.ts';
import { gramsOf } from '../../measures/convert.ts';
import { formatAmount, kitchenFraction } from '../../measures/format.ts';
import { type Unit, unitOf } from '../../measures/units.ts';
import type { RecipeIngredient } from '../../recipes/recipe.ts';
import type { CookingContext } from '../cooking-context.ts';
import { mentions } from '../interactive-steps.ts';
import { quoted, saysWord, sentencesOf } from './recipe-sentences.ts';
import { rootsIn } from './recipe-words.ts';
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
    /\b(\d{1,3}) (?:of us|guests?|people|persons?|servings?|portions?|adults|kids|cookies|muffins|cupcakes|buns|rolls|pancakes|brownies)\b|\b(?:for|feeding|serving) (?:only |just |about )?(\d{1,3})\b/.exec(
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

export function servings(asked: Asked, context: CookingContext): Reply {
  const { text } = asked;
  const { recipe } = context;
  // "How many peas for three people".
  if (asked.subject.lines.length > 0 && servingsIn(text, recipe.servings) !== null)
    return howMuch(asked, context);
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
    // "How much batter": something the recipe has no amount of. All of the step's amounts would be no answer.
    if (rootsIn(asked.text).some((root) => !MEASURES.test(root)))
      return 'The recipe does not mention how much. Name an ingredient of its list, and I will tell you.';
    const step = steps[currentStep];
    const here = step ? recipe.ingredients.filter((line) => mentions(step.text, line)) : [];
    if (here.length === 0) return 'How much of what? Name the ingredient.';
    return `In this step: ${here.map((line) => line.text).join('; ')}.`;
  }
  if (/\b(?:dry|raw|uncooked|cooked) (?:weight|or)\b/.test(asked.text))
    return `${capital(lines[0]!.text)}. Weights are of the food as you buy it, dry or raw, unless the line says cooked.`;
  const times = count / recipe.servings;
  const texts = lines.map((line) => `${scaledLine(line, times)}${inAsked(asked.text, line, times)}`);
  const partly = lines.map((line) => partIn(line, context)).filter((part) => part !== null);
  return `${texts.join('; ')}, for ${people(count)}.${partly.length > 0 ? ` ${partly.join(' ')}` : ''}`;
}

/** Words that name no thing of which there could be an amount. */
const MEASURES =
  /^(?:cup|gram|spoon|tablespoon|teaspoon|ounc|pound|amount|quant|measur|add|each|total|altogether|person|peopl|say|said|remind|tell|exact|ingredient|everyth|again|weigh|weight|number|time|liquid|season|\d)/;
const AMOUNT_OF = /\b(?:\d|half|quarter|cup|spoon|splash|ladle|pinch)/i;
const EMPTY = new Set('how much many of the goes in here do i need put add use again is it'.split(' '));

/** What the steps measure and the list does not name: "stir in 1/2 cup of the pasta water". */
function sentenceWithAmount(text: string, context: CookingContext): string | null {
  const words = text.split(' ').filter((word) => word.length > 2 && !EMPTY.has(word));
  if (words.length === 0) return null;
  const enough = Math.max(1, Math.ceil(words.length / 2));
  const all = sentencesOf(context)
    .filter((one) => words.filter((word) => saysWord(one.text, word.replace(/s$/, ''))).length >= enough)
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

export function spokenAmount(value: number, unit: Unit): string {
  // A scale shows 680 g, and no cook weighs two thirds of a kilo.
  if (unit.id === 'kilogram' && value < 10 && !Number.isInteger(value))
    return value < 1
      ? `${Math.round(value * 1000)} grams (${value.toFixed(2)} kilograms)`
      : `${Number(value.toFixed(2))} kilograms`;
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
