import { isA } from '../../foods/larder.ts';
import type { CookingContext } from '../assistant.ts';
import { safeTemperature } from '../food-safety.ts';
import { mentions } from '../interactive-steps.ts';
import { END_POINTS } from '../safe-temperatures.ts';
import { spokenTime } from './durations.ts';
import { placeIn } from './place.ts';
import { quoted, saysWord, sentencesOf, type Wait, waitsOf } from './recipe-sentences.ts';
import { type Asked, listed } from './reply.ts';
import { foodsMeant } from './subject.ts';
import { timerStatus } from './timer-replies.ts';

/** Heat, time and the signs that it is done. */

const INSIDE = /\b(?:inside|internal|internally|core|center|middle|thermometer|probe|done|safe|reach|read)\b/;
const OF_THE_STOVE =
  /\b(?:oven|pan|skillet|burner|stove|oil|grill|heat|flame|pot|water|griddle|preheat|bake|roast)\b/;
const DEGREES = /\d{2,3}\s?°\s?[CF]/;
/** A sentence in which a thermometer goes into the food. */
const OF_THE_FOOD = /\b(?:reads?|inside|internal|reaches|registers|thermometer|center)\b/i;

const needsThermometer = (asked: Asked): boolean =>
  asked.subject.food !== null &&
  END_POINTS.some((point) => point.kinds.some((kind) => isA(asked.subject.food!.id, kind)));

function stepAsked({ text }: Asked, context: CookingContext) {
  const at = placeIn(text, { now: context.currentStep, steps: context.steps.length });
  return context.steps[at ?? context.currentStep];
}

export function temperature(asked: Asked, context: CookingContext): string {
  const { text } = asked;
  const ofStove = OF_THE_STOVE.test(text);
  if (INSIDE.test(text) || (needsThermometer(asked) && !ofStove)) {
    const inside = safeTemperature(foodsMeant(asked.subject, context));
    if (inside) return inside;
  }
  if (/\boven\b|\bpreheat|\bbake\b|\broast\b/.test(text)) return ovenTemperature(context);
  const step = stepAsked(asked, context);
  const said = step
    ? sentencesOf({ steps: [step] }).filter(
        (one) => DEGREES.test(one.text) || /\bheat\b|\bsimmer|\bboil/i.test(one.text),
      )
    : [];
  if (step?.heat && !DEGREES.test(step.text)) {
    const heat =
      step.heat === 'off' ? 'The heat is off in this step.' : `Use ${step.heat} heat in this step.`;
    return `${heat} ${quoted(said, 1)}`.trim();
  }
  if (said.length > 0) return quoted(said);
  const elsewhere = sentencesOf(context).filter(
    (one) => DEGREES.test(one.text) || /\bheat\b/i.test(one.text),
  );
  if (elsewhere.length > 0) return `This step names no heat. ${quoted(elsewhere)}`;
  return (
    safeTemperature(foodsMeant(asked.subject, context)) ??
    'The recipe gives no temperature here. Go by the signs: what it should look like is in the step.'
  );
}

function ovenTemperature(context: CookingContext): string {
  const oven = sentencesOf(context).filter((one) => DEGREES.test(one.text) && !OF_THE_FOOD.test(one.text));
  if (oven.length > 0) return quoted(oven);
  return /\boven\b/i.test(context.steps.map(({ text }) => text).join(' '))
    ? 'The recipe uses the oven but names no temperature.'
    : 'This recipe does not use the oven.';
}

const VERBS =
  /\b(bak|roast|fry|fri|boil|simmer|steam|grill|brown|sear|saut|poach|braise|toast|cook|marinat|chill|rest|soak|rise|proof|cool|stand|freez|knead|whisk|beat|stir|reduce)\w*/;

/** The times the question can mean: those of its verb, else the cooking times of its food, else those of its step. */
function waitsMeant(asked: Asked, context: CookingContext): Wait[] {
  const waits = waitsOf(context);
  const verb = VERBS.exec(asked.text)?.[1];
  const about = waits.filter((wait) =>
    asked.subject.lines.some((line) => mentions(clauseAndTitle(wait, context), line)),
  );
  const exact = verb && verb !== 'cook' ? verb : null;
  const named = asked.subject.lines.length > 0;
  if (exact) {
    const both = about.filter((wait) => saysWord(wait.text, exact));
    if (both.length > 0) return both;
    const either = waits.filter((wait) => saysWord(wait.text, exact));
    if (either.length > 0 && !named) return either;
  }
  const cooked = about.filter(({ kind }) => kind === 'cooking');
  if (named) return cooked.length > 0 ? cooked : about;
  const step = stepAsked(asked, context);
  return waits.filter((wait) => wait.step === step?.step);
}

/** A clause without the food's name still belongs to what its step's title names. */
const clauseAndTitle = (wait: Wait, context: CookingContext): string =>
  `${wait.text} ${context.steps[wait.at]?.title ?? ''}`;

const WHOLE =
  /\b(?:whole|total|altogether|in all|recipe|everything|start to finish|entire|overall|dish|prep time|cook time|cooking time)\b/;

export function timing(asked: Asked, context: CookingContext): string {
  if (WHOLE.test(asked.text)) return inAll(context);
  const step = stepAsked(asked, context);
  const waits = waitsMeant(asked, context);
  if (waits.length === 0) {
    const sign = step?.looks_right ? ` It is right when: ${step.looks_right}` : ' Go by how it looks.';
    const none =
      asked.subject.lines.length > 0 ? 'The recipe names no time for that.' : 'This step has no set time.';
    return `${none}${sign} ${/\b(?:this|it|that)\b.{0,12}\btake\b/.test(asked.text) ? inAll(context) : ''}`.trim();
  }
  const several = new Set(waits.map(({ step: at }) => at)).size > 1 || waits[0]!.at !== context.currentStep;
  const times = waits
    .slice(0, 4)
    .map(
      (wait) =>
        `${spokenTime(wait.seconds)}${several ? ` in step ${wait.step}` : ''} ("${shortened(wait.text)}")`,
    );
  const whole = /\b(?:this|it)\b.{0,12}\btake\b/.test(asked.text) ? ` ${inAll(context)}` : '';
  const sign = waits.length === 1 ? context.steps[waits[0]!.at]?.looks_right : null;
  return `${listed(times)}.${sign ? ` It is right when: ${sign}` : ''}${whole}`.replace(/^./, (first) =>
    first.toUpperCase(),
  );
}

const shortened = (text: string): string =>
  text.length > 90 ? `…${text.slice(-88).replace(/^\S*\s/, '')}` : text;

function inAll({ recipe }: CookingContext): string {
  const { prepMinutes, cookMinutes, totalMinutes } = recipe;
  return `The whole recipe takes about ${spokenTime(totalMinutes * 60)}: ${spokenTime(prepMinutes * 60)} to prepare, ${spokenTime(cookMinutes * 60)} to cook.`;
}

/** Time still needed: what the recipe states for the steps that are left, and their share of the rest. */
export function readyAt(_asked: Asked, context: CookingContext): string {
  const { steps, currentStep, recipe } = context;
  if (steps.length === 0) return inAll(context);
  const waits = waitsOf(context);
  const sum = (some: readonly Wait[]) => some.reduce((total, { seconds }) => total + seconds, 0);
  const unstated = Math.max(0, recipe.totalMinutes * 60 - sum(waits));
  const left = steps.length - currentStep;
  const seconds = sum(waits.filter(({ at }) => at >= currentStep)) + (unstated * left) / steps.length;
  const minutes = Math.max(5, Math.round(seconds / 300) * 5);
  return `About ${spokenTime(minutes * 60)} more from step ${currentStep + 1}.`;
}

export function timerOrTiming(asked: Asked, context: CookingContext): string {
  return context.timers.length > 0
    ? timerStatus(context.timers)
    : `No timer is running. ${timing(asked, context)}`;
}

export function doneness(asked: Asked, context: CookingContext): string {
  const about =
    asked.subject.lines.length > 0
      ? context.steps.filter(
          (step) => step.looks_right && asked.subject.lines.some((line) => mentions(step.text, line)),
        )
      : [];
  const here = context.steps[context.currentStep];
  const step = about.find((one) => one === here) ?? about.at(-1) ?? here;
  const sign = step?.looks_right ? `It is right when: ${step.looks_right}` : null;
  const ofLooks = /\b(?:brown|golden|thick|color|colour|crisp|dark|smooth|lumpy)/.test(asked.text);
  const inside = ofLooks
    ? null
    : safeTemperature(asked.subject.food ? [asked.subject.food.id] : hereFoods(context));
  if (!inside && asked.subject.food?.aisle === 'produce')
    return 'Test it with the tip of a knife: it should slide in with no resistance.';
  const known = [sign, inside].filter((part) => part !== null);
  return known.length > 0
    ? known.join(' ')
    : 'The recipe names no sign here. Taste or cut a piece open and trust your senses.';
}

function hereFoods(context: CookingContext): string[] {
  const text = context.steps[context.currentStep]?.text ?? '';
  return context.recipe.ingredients.flatMap((line) => (line.food && mentions(text, line) ? [line.food] : []));
}

const COOLS = /\b(?:cool|rest|stand|sit|set)\b/i;

export function cooling(asked: Asked, context: CookingContext): string {
  const rests = waitsOf(context).filter((wait) => COOLS.test(wait.text));
  const said =
    rests.length > 0
      ? rests
      : sentencesOf(context).filter((one) => /\b(?:cool|rest|let .{0,20}stand)\b/i.test(one.text));
  if (said.length > 0) return quoted(said);
  const inside = foodsMeant(asked.subject, context);
  if (inside.some((id) => isA(id, 'beef') || isA(id, 'pork') || isA(id, 'lamb') || isA(id, 'poultry')))
    return 'The recipe names no rest. Whole pieces of meat get juicier when they rest 5 to 10 minutes under foil before you cut them.';
  return 'The recipe names no cooling time. Cakes and breads cut cleanly when they are no longer warm; most other dishes are ready to serve after a few minutes.';
}
