import type { Allergen } from '@crisper/contract/vocabulary';
import type { FoodLanguage } from '../../foods/localized/shown-names.ts';
import { readQuantity } from '../quantity.ts';
import type { Recipe } from '../recipe.ts';
import { amountProblem } from './compare-amounts.ts';
import { localQuantity, secondsOf } from './local-amounts.ts';
import { claimsAgainst } from './local-claims.ts';
import { englishMark, type FoodOf, type MarkPair, pairMarks } from './pair-marks.ts';
import { readSteps, type SourceStep, wordsOf } from './read-steps.ts';

export interface TranslationProblem {
  /** From 1; null where it is about the head or the whole file. */
  step: number | null;
  message: string;
  /** Worth a look, and not wrong by itself. */
  isWarning?: true;
}

export interface TranslationPair {
  english: string;
  local: string;
  language: FoodLanguage;
  foodOf: FoodOf;
  /** The English recipe with what is computed of it. */
  recipe: Pick<Recipe, 'diets' | 'allergens' | 'mayContain'>;
}

/** What a translated recipe says differently from the English one. */
export function checkTranslation(pair: TranslationPair): TranslationProblem[] {
  const problems: TranslationProblem[] = [];
  const [english, local] = [readSteps(pair.english), readSteps(pair.local)];
  if (!english) return [{ step: null, message: 'the English file cannot be read' }];
  if (!local) return [{ step: null, message: 'the head between the two --- lines cannot be read' }];
  const say = (message: string) => problems.push({ step: null, message });
  const { title = '', description = '', ...others } = local.head;
  if (title.length < 3 || title.length > 100) say('the title has 3 to 100 characters');
  if (description.length < 20 || description.length > 300) say('the description has 20 to 300 characters');
  for (const key of Object.keys(others)) say(`the head has only title and description, not “${key}”`);
  for (const message of claimsAgainst(`${title}. ${description}`, pair.recipe)) say(message);
  if (/[@#~][^@#~{}\n]{0,60}\{[^}\n]*$/m.test(pair.local)) say('a brace { is not closed');
  if (local.steps.length !== english.steps.length)
    say(`it has ${local.steps.length} steps, the English has ${english.steps.length}`);
  for (const [at, step] of local.steps.entries()) {
    const other = english.steps[at];
    if (!other) continue;
    for (const problem of checkStep(other, step, pair)) problems.push({ step: at + 1, ...problem });
  }
  return problems;
}

type StepProblem = Omit<TranslationProblem, 'step'>;

function checkStep(english: SourceStep, local: SourceStep, pair: TranslationPair): StepProblem[] {
  const wrong = [
    ...toolProblems(english, local),
    ...timerProblems(english, local),
    ...temperatureProblems(wordsOf(english), wordsOf(local)),
    ...noteProblems(english, local),
    ...measureProblems(wordsOf(local)),
  ];
  return [...ingredientProblems(english, local, pair), ...wrong.map((message) => ({ message }))];
}

function ingredientProblems(english: SourceStep, local: SourceStep, pair: TranslationPair): StepProblem[] {
  const marks = english.ingredients.map(englishMark);
  const { pairs, missing, extra } = pairMarks(marks, local.ingredients, pair.language, pair.foodOf);
  return [
    ...missing.map(({ token }) => ({ message: `the English “${token.name}” is not marked here` })),
    ...extra.map(({ name }) => ({
      message: `“${name}” is marked and fits no ingredient of the English step`,
    })),
    ...pairs.flatMap((one) => pairProblems(one, pair)),
  ];
}

function pairProblems(pair: MarkPair, { recipe }: TranslationPair): StepProblem[] {
  const { english, local, kin } = pair;
  const said = `“${local.token.name}”`;
  const problems: StepProblem[] = [];
  const read = `is read as ${local.food?.name}, the English has “${english.token.name}” (${english.food?.id})`;
  if (!local.food)
    problems.push({
      message: `${said} is no name of a food; the English has “${english.token.name}” (${english.food?.id})`,
    });
  else if (kin === 'other') problems.push({ message: `${said} ${read}` });
  else if (kin === 'related') problems.push({ message: `${said} ${read}`, isWarning: true });
  const added = (local.food?.allergens ?? []).filter(
    (one: Allergen) => !recipe.allergens.includes(one) && !recipe.mayContain.includes(one),
  );
  if (added.length > 0)
    problems.push({ message: `${said} contains ${added.join(', ')}, and the English recipe does not` });
  if (english.token.optional !== local.token.optional)
    problems.push({
      message: `${said} is ${local.token.optional ? 'optional (@?) here, and not' : 'not optional here, and it is (@?)'} in the English`,
    });
  const amount = amountProblem(pair);
  if (amount) problems.push({ message: amount });
  return problems;
}

function toolProblems({ tools: english }: SourceStep, { tools }: SourceStep): string[] {
  if (english.length === tools.length) return [];
  const list = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '));
  return [`${tools.length} tools are marked with # (${list(tools)}), in the English ${list(english)}`];
}

const span = (min: number, max: number | null) => (max === null ? `${min} s` : `${min}-${max} s`);

function timerProblems({ timers: english }: SourceStep, { timers }: SourceStep): string[] {
  const problems: string[] = [];
  const left = english.map(({ quantity, unit }) => {
    const amount = readQuantity(quantity);
    const per = secondsOf(unit) ?? 60;
    return span(Math.round((amount?.min ?? 0) * per), amount?.max ? Math.round(amount.max * per) : null);
  });
  for (const { quantity, unit } of timers) {
    const [amount, per] = [localQuantity(quantity), secondsOf(unit)];
    if (!amount || per === undefined) {
      problems.push(`the timer “${quantity} ${unit}” cannot be read`);
      continue;
    }
    const time = span(Math.round(amount.min * per), amount.max ? Math.round(amount.max * per) : null);
    const at = left.indexOf(time);
    if (at < 0) problems.push(`the timer “${quantity} ${unit}” is not in the English step`);
    else left.splice(at, 1);
  }
  return [...problems, ...left.map((time) => `a timer of ${time} is missing`)];
}

/** From here it is an oven or oil, which are set in round figures; below it is how food is safe. */
const OVEN_FROM = 120;
const OVEN_ROUNDING = 5;

/** 400 °F is 205 °C, and a cook's 200. */
export const isSameHeat = (one: number, other: number): boolean =>
  one === other || (Math.min(one, other) >= OVEN_FROM && Math.abs(one - other) <= OVEN_ROUNDING);

const CELSIUS = /(\d{2,3})(?:\s?(?:[-–]|bis|à|a)\s?(\d{2,3}))?\s?°\s?C\b/g;

const celsiusIn = (text: string): Set<string> =>
  new Set([...text.matchAll(CELSIUS)].flatMap(([, from, to]) => (to === undefined ? [from!] : [from!, to])));

function temperatureProblems(english: string, local: string): string[] {
  const [wanted, said] = [celsiusIn(english), celsiusIn(local)];
  const isIn = (one: string, others: ReadonlySet<string>) =>
    [...others].some((other) => isSameHeat(Number(one), Number(other)));
  return [
    ...[...wanted].filter((one) => !isIn(one, said)).map((one) => `${one} °C is missing`),
    ...[...said].filter((one) => !isIn(one, wanted)).map((one) => `${one} °C is not in the English step`),
    ...(/°\s?F\b|Fahrenheit/i.test(local) ? ['it gives Fahrenheit'] : []),
  ];
}

function noteProblems(english: SourceStep, local: SourceStep): string[] {
  const kinds = [
    ['Looks right', english.looksRight, local.looksRight],
    ['Tip', english.tip, local.tip],
  ] as const;
  return [
    ...local.others.map((line) => `a note begins with “Tip:” or “Looks right:”, not “${line.slice(0, 30)}”`),
    ...kinds.flatMap(([kind, wanted, said]) => {
      if ((wanted === null) === (said === null)) return said === '' ? [`“> ${kind}:” is empty`] : [];
      return said === null ? [`“> ${kind}:” is missing`] : [`the English step has no “> ${kind}:”`];
    }),
  ];
}

const NOT_METRIC =
  /\d\s?(?:tassen?|tasses?|tazas?|tazz[ae]|cups?|unzen?|ounces?|onces?|onzas?|once|oz|lbs?|inch(?:es)?|zoll|pouces?|pulgadas?|pollic[ei])(?!\p{L})/giu;

const measureProblems = (text: string): string[] =>
  [...text.matchAll(NOT_METRIC)].map(([said]) => `“${said}” is no metric measure`);
