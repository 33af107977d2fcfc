import type { Food, FoodId } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import { resolveFood } from '../foods/names.ts';
import { gramsOf } from '../measures/convert.ts';
import { unitOf } from '../measures/units.ts';
import type { RecipeIngredient } from '../recipes/recipe.ts';
import type { CookingContext } from './assistant.ts';
import { safeTemperature, safetyFact } from './food-safety.ts';
import { mentions } from './interactive-steps.ts';

/** Replies from the kitchen's data: foods, swaps, measures, storage, safety. */

const LONGEST_NAME = 4;

/** The food a question is about: one from this recipe if possible, otherwise any food of the larder. */
function foodIn(
  question: string,
  context: CookingContext,
): { food: Food; line: RecipeIngredient | null } | null {
  const line = context.recipe.ingredients.find((entry) => mentions(question, entry)) ?? null;
  const own = line?.food ? foodById(line.food) : undefined;
  if (own) return { food: own, line };
  const words = question.split(/[^\p{L}'-]+/u).filter(Boolean);
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const found = resolveFood(words.slice(at, at + length).join(' '));
      if (found && (found.match === 'exact' || found.match === 'inflected'))
        return { food: found.food, line: null };
    }
  }
  return null;
}

/** The foods the question names, or all foods of the recipe when it names none. */
export function foodsAskedAbout(question: string, context: CookingContext): FoodId[] {
  const named = foodIn(question, context);
  return named
    ? [named.food.id]
    : context.recipe.ingredients.flatMap((line) => (line.food ? [line.food] : []));
}

export function safety(question: string, context: CookingContext): string {
  const aboutHeat = /\bpink\b|\braw\b|\bundercooked\b/.test(question) || foodIn(question, context) !== null;
  const replies = [
    safetyFact(question),
    aboutHeat ? safeTemperature(foodsAskedAbout(question, context)) : null,
  ];
  const known = replies.filter((reply) => reply !== null);
  if (known.length > 0) return known.join(' ');
  return 'I have no sure fact about that. When in doubt, throw it out, and ask your local food safety service.';
}

export function substitute(question: string, context: CookingContext): string {
  const found = foodIn(question, context);
  if (!found) return 'Instead of what? Name the ingredient, and I will look for a swap.';
  const { food } = found;
  const swaps = food.substitutes.flatMap((swap) => {
    const other = foodById(swap.food);
    return other ? [`${other.name}: ${swap.note}`] : [];
  });
  if (swaps.length === 0) return `I know no good swap for ${food.name}.`;
  return `Instead of ${food.name}, use ${swaps.slice(0, 3).join(' Or ')}`;
}

export function leaveOut(question: string, context: CookingContext): string {
  const found = foodIn(question, context);
  if (!found?.line) return 'That is not in this recipe, so nothing changes without it.';
  const { food, line } = found;
  if (line.optional) return `Yes, ${line.name} is optional here.`;
  const total = context.recipe.ingredients.reduce((sum, entry) => sum + (entry.grams ?? 0), 0);
  const share = line.grams !== null && total > 0 ? line.grams / total : null;
  if (food.aisle === 'spices' || (share !== null && share < 0.03 && food.aisle !== 'baking')) {
    return `Yes. Without ${line.name} it tastes plainer, but it still works.`;
  }
  if (food.aisle === 'baking')
    return `Better not: ${line.name} does a job in the dough or batter. ${substitute(question, context)}`;
  return `${line.name} carries a good part of this dish. ${substitute(question, context)}`;
}

export function storage(question: string, context: CookingContext): string {
  if (/\bleftovers?\b/.test(question)) return safetyFact(question) ?? '';
  const found = foodIn(question, context);
  if (!found) return safetyFact('leftovers') ?? '';
  const { pantry, fridge, freezer } = found.food.storage;
  const places = [
    [pantry, 'in the pantry'],
    [fridge, 'in the fridge'],
    [freezer, 'in the freezer'],
  ] as const;
  const known = places
    .filter(([days]) => days !== null)
    .map(([days, place]) => `${spokenDays(days!)} ${place}`);
  if (known.length === 0) return `I have no storage time for ${found.food.name}.`;
  return `${capital(found.food.name)} keeps about ${known.join(', ')}.`;
}

function spokenDays(days: number): string {
  if (days >= 60) return `${Math.round(days / 30)} months`;
  if (days >= 14) return `${Math.round(days / 7)} weeks`;
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

export function doneness(question: string, context: CookingContext): string {
  const step = context.steps[context.currentStep];
  const sign = step?.looks_right ? `It is right when: ${step.looks_right}` : null;
  const inside = safeTemperature(foodsAskedAbout(question, context));
  const known = [sign, inside].filter((part) => part !== null);
  return known.length > 0
    ? known.join(' ')
    : 'The recipe names no sign here. Taste or cut a piece open and trust your senses.';
}

export function howMuch(question: string, context: CookingContext): string {
  const lines = context.recipe.ingredients.filter((line) => mentions(question, line));
  if (lines.length === 0) return 'That is not on the ingredient list of this recipe.';
  return `${lines.map((line) => line.text).join('; ')}, for ${context.recipe.servings} ${context.recipe.servings === 1 ? 'serving' : 'servings'}.`;
}

export function nutrition(_question: string, context: CookingContext): string {
  const { calories } = context.recipe;
  return calories === null
    ? 'I cannot work out the calories of this recipe: too much of it is unknown to me.'
    : `About ${Math.round(calories / 10) * 10} kcal a serving. The nutrition card shows the rest.`;
}

export function allergens(_question: string, context: CookingContext): string {
  const { allergens: known, mayContain, hasUnknown } = context.recipe;
  const possible =
    mayContain.length > 0 ? ` It may contain ${mayContain.join(', ')}, depending on the brand.` : '';
  const caution = hasUnknown
    ? ' One or more ingredients are unknown to me, so check the packages.'
    : ' Check the packages to be sure.';
  return known.length > 0
    ? `It contains ${known.join(', ')}.${possible}${caution}`
    : `No known allergens of the fourteen main ones.${possible}${caution}`;
}

const TEMPERATURE = /(-?\d{1,3}) ?(?:°|degrees?)? ?(c|f|celsius|fahrenheit)\b/;
const MEASURE =
  /\b(\d{1,4}\/\d{1,4}|\d{1,6}(?:\.\d{1,6})?|an?|one|two|three|half an?) ([a-z]{1,20}) of ([a-z -]+)/;
const COUNTED: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  'half a': 0.5,
  'half an': 0.5,
};

export function convert(question: string, _context: CookingContext): string {
  const degrees = TEMPERATURE.exec(question);
  if (degrees?.[1] && degrees[2]) return convertDegrees(Number(degrees[1]), degrees[2].startsWith('c'));
  const measure = MEASURE.exec(question);
  if (!measure) return 'Tell me the amount, the measure and the food: "a cup of flour in grams".';
  const [, amount = '', unitWord = '', name = ''] = measure;
  const quantity = COUNTED[amount] ?? readNumber(amount);
  const unit = unitOf(unitWord) ?? unitOf(`${unitWord}s`);
  const found = resolveFood(name.replace(/\b(?:in|to|is|are) .*$/, '').trim());
  const grams = unit && found ? gramsOf(quantity, unit.id, found.food) : null;
  if (!found || !unit || grams === null) return 'I do not know the weight of that measure for that food.';
  const ounces = grams / 28.35;
  return `${amount} ${quantity === 1 ? unit.id : unit.plural} of ${found.food.name} is about ${Math.round(grams)} grams, ${ounces.toFixed(1)} ounces.`;
}

function convertDegrees(value: number, celsius: boolean): string {
  const other = celsius ? (value * 9) / 5 + 32 : ((value - 32) * 5) / 9;
  return `${value}°${celsius ? 'C' : 'F'} is ${Math.round(other)}°${celsius ? 'F' : 'C'}.`;
}

function readNumber(text: string): number {
  const [over = '0', under] = text.split('/');
  const value = under === undefined ? Number(over) : Number(over) / Number(under);
  return Number.isFinite(value) ? value : 1;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
