import type { InteractiveStep } from '@crisper/contract/recipes/recipes';
import type { CookingContext } from '../cooking-context.ts';
import { spokenTime } from './durations.ts';
import { saysWord, sentencesAbout } from './recipe-sentences.ts';
import type { Asked, Reply } from './reply.ts';
import { placeIn } from './step-reference.ts';

const NO_STEPS = 'This recipe has no steps to follow.';

const spoken = (step: InteractiveStep): string => `Step ${step.step}: ${step.text}`;

export function current(_asked: Asked, { steps, currentStep }: CookingContext): string {
  const step = steps[currentStep];
  return step ? `${spoken(step)} That is ${step.step} of ${steps.length}.` : NO_STEPS;
}

export const repeat = (asked: Asked, context: CookingContext): string =>
  context.lastReply ?? current(asked, context);

/** Goes to a step, or says why it cannot. */
function goTo(at: number, { steps }: CookingContext): Reply {
  const step = steps[at];
  if (step) return { text: spoken(step), action: { type: 'go-to', step: at } };
  if (steps.length === 0) return NO_STEPS;
  if (at < 0) return 'You are at the first step.';
  return `There is no step ${at + 1}: the recipe has ${steps.length}.`;
}

export function next(_asked: Asked, context: CookingContext): Reply {
  const at = context.currentStep + 1;
  if (at >= context.steps.length && context.steps.length > 0)
    return 'That was the last step. Enjoy your meal!';
  return goTo(at, context);
}

export const previous = (_asked: Asked, context: CookingContext): Reply =>
  goTo(context.currentStep - 1, context);

/** Words around the name of a place in the recipe. */
const NOT_PLACES = new Set(
  'the back forward ahead skip jump show take move return let see hear read tell where what when was were bit part thing step section again and make add want there with about over'.split(
    ' ',
  ),
);

/** "The baking part" is where something is baked, and not where a baking dish is named. */
function doesIt(text: string, word: string): boolean {
  const verb = /^([a-z]{3,})ing$/.exec(word)?.[1];
  if (!verb) return saysWord(text, word.replace(/(?:es|s)$/, ''));
  const forms = new Set([verb, `${verb}e`, verb.slice(0, -1)]);
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((one) => forms.has(one));
}

export function namedStep(asked: Asked, context: CookingContext): Reply {
  const at = placeIn(asked.text, { now: context.currentStep, steps: context.steps.length });
  if (at !== null) return goTo(at, context);
  const { lines } = asked.subject;
  const places = lines.length > 0 ? sentencesAbout(context, lines).map((one) => one.at) : [];
  // From here on, unless the cook wants back.
  const named = /\bback\b/.test(asked.text)
    ? places.findLast((one) => one < context.currentStep)
    : (places.find((one) => one > context.currentStep) ?? places[0]);
  if (named !== undefined) return goTo(named, context);
  if (/\bfirst\b/.test(asked.text)) return goTo(0, context);
  // A dressing is made where its vinegar or lemon goes in.
  const words = asked.text
    .replace(/\bdressing\b/, 'dressing vinegar')
    .split(' ')
    .filter((word) => word.length > 2 && !NOT_PLACES.has(word));
  const said = context.steps.findIndex((step) =>
    words.some((word) => doesIt(`${step.title} ${step.text}`, word)),
  );
  return said >= 0
    ? goTo(said, context)
    : `I found no step with ${words.filter((word) => word !== 'vinegar').join(' ') || 'that'}.`;
}

export function start(_asked: Asked, { steps, currentStep }: CookingContext): Reply {
  const first = steps[Math.max(0, currentStep)];
  return first ? { text: `Let's cook. ${spoken(first)}`, action: { type: 'start' } } : NO_STEPS;
}

export function done(_asked: Asked, { steps, currentStep }: CookingContext): Reply {
  if (!steps[currentStep]) return NO_STEPS;
  const following = steps[currentStep + 1];
  const text = following
    ? `Good. ${spoken(following)}`
    : 'Well done, that was the last step. Enjoy your meal!';
  return { text, action: { type: 'complete', step: currentStep } };
}

export function stay(_asked: Asked, { steps, currentStep }: CookingContext): string {
  const step = steps[currentStep];
  return step ? `Okay, we stay at step ${step.step}.` : NO_STEPS;
}

export function stepsLeft(_asked: Asked, { steps, currentStep }: CookingContext): string {
  const step = steps[currentStep];
  if (!step) return NO_STEPS;
  const left = steps.length - currentStep - 1;
  if (left === 0) return `You are at step ${step.step} of ${steps.length}, the last one.`;
  return `You are at step ${step.step} of ${steps.length}: ${left} more after this one. ${titles(steps.slice(currentStep + 1))}`;
}

const titles = (steps: readonly InteractiveStep[]): string =>
  `Still to come: ${steps
    .slice(0, 8)
    .map((step) => step.title.toLowerCase())
    .join(', then ')}.`;

export function overview(_asked: Asked, { recipe, steps }: CookingContext): string {
  const names = steps.map((step) => step.title.toLowerCase()).slice(0, 12);
  return `${recipe.title} for ${recipe.servings}, about ${spokenTime(recipe.totalMinutes * 60)}. ${steps.length} steps: ${names.join(', then ')}.`;
}
