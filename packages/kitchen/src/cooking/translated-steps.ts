import type { InteractiveStep, StepTemperature } from '@crisper/contract/recipes/recipes';
import type { FoodLanguage } from '../foods/localized/shown-names.ts';
import { ANYBODY, adviceFor, type Eaters } from '../foods/who-eats.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { isSameHeat } from '../recipes/translated/check-translation.ts';
import type { RecipeTranslation, TranslatedStep } from '../recipes/translated/translate-recipe.ts';
import { interactiveSteps, splitStep } from './interactive-steps.ts';
import { localTitle } from './local-step-title.ts';

/** Longer steps are split at sentences, so that each shows one task and one timer. */
const LONG_TEXT = 320;
const CELSIUS = /(\d{2,3})\s?°\s?C\b/g;

/**
 * The steps of cooking mode in another language. What is known of a step (its heat, temperatures, allergens) was read from
 * the English one; where its words, amounts and timers stand is known from the marks.
 */
export function translatedSteps(
  recipe: Recipe,
  { steps }: RecipeTranslation,
  language: FoodLanguage,
  eaters: Eaters = ANYBODY,
): InteractiveStep[] {
  const english = interactiveSteps(recipe, eaters);
  let from = 0;
  const made: Omit<InteractiveStep, 'step'>[] = [];
  for (const [at, step] of recipe.steps.entries()) {
    const to = from + splitStep(step).length;
    const told = { english: english.slice(from, to), own: step, eaters, language };
    for (const part of partsOf(steps[at]!)) made.push(inWords(part, told, made.length + 1));
    from = to;
  }
  return made.map((step, at) => ({ step: at + 1, ...step }));
}

interface Told {
  /** The English parts of the step. */
  english: readonly InteractiveStep[];
  own: Recipe['steps'][number];
  eaters: Eaters;
  language: FoodLanguage;
}

function inWords(
  part: TranslatedStep,
  { english, own, eaters, language }: Told,
  number: number,
): Omit<InteractiveStep, 'step'> {
  const title = localTitle(part, language, number);
  const temps = temperaturesIn(part.text, english);
  // Advice that is not for those who eat is not for them in any language.
  const isAdvice = own.tip !== null && adviceFor(own.tip, eaters) === own.tip;
  const uses = part.uses.map(({ line, at, length }) => {
    const same = english.flatMap((one) => one.uses).find((use) => use.line === line);
    return { line, at, length, amountLength: 0, share: same ? same.share : 1 };
  });
  return {
    title,
    text: part.text,
    timer_sec: part.timers[0]?.seconds ?? null,
    timers: part.timers.map(({ label, seconds }) => ({ label: capital(label ?? title), seconds })),
    heat: english.find(({ heat }) => heat !== null)?.heat ?? null,
    temp_f: temps[0]?.f ?? null,
    temp_c: temps[0]?.c ?? null,
    temps,
    looks_right: part.looksRight,
    tip: isAdvice ? part.tip : null,
    swap_note: null,
    allergen_flags: [...new Set(english.flatMap((one) => one.allergen_flags))].toSorted(),
    equipment: part.tools.map(({ name }) => name),
    uses,
  };
}

function temperaturesIn(text: string, english: readonly InteractiveStep[]): StepTemperature[] {
  const known = english.flatMap(({ temps }) => temps);
  const said = [...text.matchAll(CELSIUS)].flatMap(([, c]) => {
    const same = known.find((one) => isSameHeat(one.c, Number(c)));
    // The figure that the step shows: a translation may round an oven's.
    return same ? [{ ...same, c: Number(c) }] : [];
  });
  return said.filter((one, at) => said.findIndex(({ of, c }) => of === one.of && c === one.c) === at);
}

/** The step, or its sentences so that each part has one timer at most. */
function partsOf(step: TranslatedStep): TranslatedStep[] {
  if (step.timers.length <= 1 && step.text.length <= LONG_TEXT) return [step];
  const starts = [
    0,
    ...[...step.text.matchAll(/[.!?]\s+(?=\p{Lu})/gu)].map((end) => end.index + end[0].length),
  ];
  const timersIn = (from: number, to: number) => step.timers.filter(({ at }) => at >= from && at < to).length;
  const cuts = [0];
  for (const [place, start] of starts.entries()) {
    const end = starts[place + 1] ?? step.text.length;
    const begun = cuts.at(-1)!;
    const isFree = timersIn(begun, start) === 0 || timersIn(start, end) === 0;
    if (start > 0 && (!isFree || end - begun > LONG_TEXT)) cuts.push(start);
  }
  return cuts.map((from, place) => cutOut(step, from, cuts[place + 1] ?? step.text.length));
}

function cutOut(step: TranslatedStep, from: number, to: number): TranslatedStep {
  const within = <Placed extends { at: number }>(all: readonly Placed[]): Placed[] =>
    all.filter(({ at }) => at >= from && at < to).map((one) => ({ ...one, at: one.at - from }));
  const isLast = to === step.text.length;
  return {
    text: step.text.slice(from, to).trimEnd(),
    tip: isLast ? step.tip : null,
    looksRight: isLast ? step.looksRight : null,
    timers: within(step.timers),
    uses: within(step.uses),
    tools: within(step.tools),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
