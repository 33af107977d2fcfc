import { isA } from '../../foods/larder.ts';
import type { CookingContext } from '../cooking-context.ts';
import { safeTemperature } from '../food-safety.ts';
import { mentions } from '../interactive-steps.ts';
import { END_POINTS } from '../safe-temperatures.ts';
import { spokenTime } from './durations.ts';
import { quoted, saysWord, sentencesOf, type Wait, waitsOf } from './recipe-sentences.ts';
import { type Asked, listed } from './reply.ts';
import { placeIn } from './step-reference.ts';
import { foodsMeant } from './subject.ts';
import { timerStatus } from './timer-replies.ts';

/** Heat and time. */

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
  const wish = RARE.find(([words]) => words.test(text));
  if (
    wish &&
    foodsMeant(asked.subject, context).some((id) => ['beef', 'lamb', 'veal'].some((kind) => isA(id, kind)))
  )
    return wish[1];
  if (/\b(?:fan|convection)\b/.test(text)) return fanOven(context);
  if (/\bcold\b/.test(text) && /\bboil/.test(text)) {
    const said = sentencesOf(context).find((one) => /\b(?:cold|boiling)\b.{0,20}\bwater\b/i.test(one.text));
    return `${said ? `${quoted([said])} ` : ''}Potatoes and other roots start in cold water, so that they cook evenly; pasta and green vegetables go into boiling water.`;
  }
  const warmth = warmthOf(asked, context);
  if (warmth) return warmth;
  const ofStove = OF_THE_STOVE.test(text);
  if (INSIDE.test(text) || (needsThermometer(asked) && !ofStove)) {
    const inside = safeTemperature(foodsMeant(asked.subject, context));
    if (inside) return inside;
  }
  if (/\boven\b|\bpreheat|\bbake\b|\broast\b/.test(text)) return ovenTemperature(context);
  const step = stepAsked(asked, context);
  if (/\b(?:rush|higher|hotter|faster)\b|\bturn (?:the heat|it) up\b/.test(text) && step?.heat)
    return `Better not: the recipe asks for ${step.heat} heat. More heat browns the outside before the inside is done.`;
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
  if (elsewhere.length > 0) return `This step doesn’t name a heat. ${quoted(elsewhere)}`;
  return (
    safeTemperature(foodsMeant(asked.subject, context)) ??
    'The recipe gives no temperature here. Go by the signs: what it should look like is in the step.'
  );
}

/** "How warm should the milk be": what the list and the steps say of it, and what yeast can stand. */
function warmthOf({ text, subject: { lines, food } }: Asked, context: CookingContext): string | null {
  if (
    lines.length === 0 ||
    OF_THE_STOVE.test(text.replace(/\bwater\b/, '')) ||
    INSIDE.test(text) ||
    !/\b(?:warm|hot|cold|room|lukewarm)\b/.test(text)
  )
    return null;
  if (food && END_POINTS.some((point) => point.kinds.some((kind) => isA(food.id, kind)))) return null;
  const listed = lines.filter((line) => WARMTH.test(line.text)).map((line) => line.text);
  const said = sentencesOf(context).filter(
    (one) => WARMTH.test(one.text) && lines.some((line) => mentions(one.text, line)),
  );
  const stated =
    listed.length > 0
      ? `The recipe asks for ${listed.join('; ')}.`
      : said.length > 0
        ? quoted(said, 1)
        : null;
  const yeast = context.recipe.ingredients.some((line) => line.food && /yeast/.test(line.food));
  if (!stated) return null;
  return yeast && lines.some((line) => /milk|water/.test(line.name))
    ? `${stated} For yeast that is 105 to 110°F / 40 to 43°C: warm to the wrist, not hot.`
    : stated;
}
const WARMTH = /\b(?:warm|lukewarm|hot|cold|room temperature|chilled|melted|softened)\b/i;

const SAFE = 'Food safety services ask for 145°F / 63°C and 3 minutes of rest for whole cuts.';
const RARE: readonly (readonly [RegExp, string])[] = [
  [/\bmedium rare\b/, `Medium rare is about 130 to 135°F / 54 to 57°C in the middle. ${SAFE}`],
  [/\bmedium well\b/, `Medium well is about 150 to 155°F / 66 to 68°C in the middle. ${SAFE}`],
  [/\b(?:rare|bloody)\b/, `Rare is about 120 to 125°F / 49 to 52°C in the middle. ${SAFE}`],
  [/\bmedium\b(?! (?:heat|high|low|or))/, `Medium is about 140 to 145°F / 60 to 63°C in the middle. ${SAFE}`],
  [/\bwell done\b/, `Well done is 160°F / 71°C and above in the middle. ${SAFE}`],
];

/** Recipes state the temperature of an oven without a fan. */
function fanOven(context: CookingContext): string {
  const stated = /(\d{3})\s?°F\s?\/\s?(\d{2,3})\s?°C/.exec(context.steps.map(({ text }) => text).join(' '));
  if (!stated) return 'With a fan, set the oven 25°F / 20°C lower than the recipe says.';
  return `Yes, with a fan set it 25°F / 20°C lower: ${Number(stated[1]) - 25}°F / ${Number(stated[2]) - 20}°C instead of ${stated[0]}. Check a little earlier.`;
}

function ovenTemperature(context: CookingContext): string {
  const oven = sentencesOf(context).filter(
    (one) => DEGREES.test(one.text) && (/\boven\b/i.test(one.text) || !OF_THE_FOOD.test(one.text)),
  );
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
  /\b(?:whole|total|all in|altogether|in all|recipe|everything|start to finish|entire|overall|dish|prep time|cook time|cooking time)\b/;

export function timing(asked: Asked, context: CookingContext): string {
  if (
    /\bhow often\b|\bhow many times\b|\b(?:all|entire|whole) (?:of )?the time\b|\b(?:all|entire|whole) time\b|\bkeep stirring\b|\bnon ?stop\b|\bconstantly\b/.test(
      asked.text,
    )
  ) {
    const said = sentencesOf(context).filter((one) =>
      /\b(?:every|often|once|occasionally|constantly|turn|flip|stir)/i.test(one.text),
    );
    const here = said.filter((one) => one.at === context.currentStep);
    if (said.length > 0) return quoted(here.length > 0 ? here : said, 1);
  }
  if (WHOLE.test(asked.text)) return inAll(context);
  const step = stepAsked(asked, context);
  const waits = waitsMeant(asked, context);
  if (waits.length === 0) {
    const sign = step?.looks_right ? ` It is right when: ${step.looks_right}` : ' Go by how it looks.';
    const none =
      asked.subject.lines.length > 0 ? 'The recipe names no time for that.' : 'This step has no set time.';
    return `${none}${sign} ${/\b(?:this|it|that)\b.{0,12}\btake\b/.test(asked.text) ? inAll(context) : ''}`.trim();
  }
  const clock =
    context.timers.length > 0 && asked.subject.lines.length === 0 ? ` ${timerStatus(context.timers)}` : '';
  const several = new Set(waits.map(({ step: at }) => at)).size > 1 || waits[0]!.at !== context.currentStep;
  const times = waits
    .slice(0, 4)
    .map(
      (wait) =>
        `${spokenTime(wait.seconds)}${several ? ` in step ${wait.step}` : ''} ("${shortened(wait.text)}")`,
    );
  const whole = /\b(?:this|it)\b.{0,12}\btake\b/.test(asked.text) ? ` ${inAll(context)}` : '';
  const sign = waits.length === 1 ? context.steps[waits[0]!.at]?.looks_right : null;
  return `${listed(times)}.${sign ? ` It is right when: ${sign}` : ''}${whole}${clock}`.replace(
    /^./,
    (first) => first.toUpperCase(),
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
  const running = Math.max(0, ...context.timers.map(({ remainingSeconds }) => remainingSeconds));
  // A timer that runs is the time of this step.
  const from = running > 0 ? currentStep + 1 : currentStep;
  const seconds =
    running + sum(waits.filter(({ at }) => at >= from)) + (unstated * (steps.length - from)) / steps.length;
  const minutes = Math.max(5, Math.round(seconds / 300) * 5);
  return `About ${spokenTime(minutes * 60)} more from step ${currentStep + 1}.`;
}

export function timerOrTiming(asked: Asked, context: CookingContext): string {
  return context.timers.length > 0
    ? timerStatus(context.timers)
    : `No timer is running. ${timing(asked, context)}`;
}

const COOLS = /\b(?:cool|rest|stand|sit|set)\b/i;

export function cooling(asked: Asked, context: CookingContext): string {
  // What is asked in the last steps is about the finished dish, not about a dough that stood.
  const late = (one: { at: number }) => one.at >= Math.min(context.currentStep, context.steps.length - 1);
  const cools = sentencesOf(context).filter(
    (one) => late(one) && /\b(?:cool|rest|stand|leave|chill)\b/i.test(one.text),
  );
  if (cools.length > 0) return quoted(cools);
  const rests = waitsOf(context).filter((wait) => late(wait) && COOLS.test(wait.text));
  if (rests.length > 0) return quoted(rests);
  const inside = foodsMeant(asked.subject, context);
  if (inside.some((id) => isA(id, 'beef') || isA(id, 'pork') || isA(id, 'lamb') || isA(id, 'poultry')))
    return 'The recipe names no rest. Whole pieces of meat get juicier when they rest 5 to 10 minutes under foil before you cut them.';
  return 'The recipe names no cooling time. Cakes and breads cut cleanly when they are no longer warm; most other dishes are ready to serve after a few minutes.';
}
