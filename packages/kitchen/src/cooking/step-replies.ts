import type { InteractiveStep } from '@crisper/contract/recipes';
import { NUMBER_WORDS } from '../measures/number-words.ts';
import type { AssistantAction, CookingContext } from './assistant.ts';
import { safeTemperature } from './food-safety.ts';
import { mentions } from './interactive-steps.ts';
import { foodsAskedAbout } from './kitchen-replies.ts';

/** Replies about the current step: instructions, timers, heat. */

type WithAction = { text: string; action: AssistantAction };

const NO_STEPS = 'This recipe has no steps to follow.';

const stepAt = (context: CookingContext, at = context.currentStep): InteractiveStep | undefined =>
  context.steps[at];

const spoken = (step: InteractiveStep) => `Step ${step.step}: ${step.text}`;

export function spokenTime(seconds: number): string {
  const rounded = Math.max(0, Math.round(seconds));
  const hours = Math.floor(rounded / 3600);
  const minutes = Math.floor((rounded % 3600) / 60);
  const rest = rounded % 60;
  const parts = [
    [hours, 'hour'],
    [minutes, 'minute'],
    [hours === 0 ? rest : 0, 'second'],
  ] as const;
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`);
  return words.length > 0 ? words.join(' ') : 'no time';
}

export function start(_question: string, context: CookingContext): string | WithAction {
  const first = stepAt(context, Math.max(0, context.currentStep));
  if (!first) return NO_STEPS;
  return { text: `Let's cook. ${spoken(first)}`, action: { type: 'start' } };
}

export function current(_question: string, context: CookingContext): string {
  const step = stepAt(context);
  return step ? `${spoken(step)} That is ${step.step} of ${context.steps.length}.` : NO_STEPS;
}

export function next(_question: string, context: CookingContext): string | WithAction {
  const at = context.currentStep + 1;
  const step = stepAt(context, at);
  if (step) return { text: spoken(step), action: { type: 'go-to', step: at } };
  return context.steps.length > 0 ? 'That was the last step. Enjoy your meal!' : NO_STEPS;
}

export function previous(_question: string, context: CookingContext): string | WithAction {
  const at = context.currentStep - 1;
  const step = stepAt(context, at);
  if (!step) return context.steps.length > 0 ? 'You are at the first step.' : NO_STEPS;
  return { text: spoken(step), action: { type: 'go-to', step: at } };
}

export function done(_question: string, context: CookingContext): string | WithAction {
  if (!stepAt(context)) return NO_STEPS;
  const following = stepAt(context, context.currentStep + 1);
  const text = following
    ? `Good. ${spoken(following)}`
    : 'Well done, that was the last step. Enjoy your meal!';
  return { text, action: { type: 'complete', step: context.currentStep } };
}

export function repeat(question: string, context: CookingContext): string {
  return context.lastReply ?? current(question, context);
}

export function ingredients(_question: string, context: CookingContext): string {
  const lines = context.recipe.ingredients.map((line) => line.text);
  return lines.length > 0
    ? `For ${context.recipe.servings}: ${lines.join('; ')}.`
    : 'This recipe lists no ingredients.';
}

export function overview(_question: string, context: CookingContext): string {
  const { recipe, steps } = context;
  const titles = steps.map((step) => step.title.toLowerCase()).slice(0, 12);
  return `${recipe.title} for ${recipe.servings}, about ${spokenTime(recipe.totalMinutes * 60)}. ${steps.length} steps: ${titles.join(', then ')}.`;
}

export function temperature(question: string, context: CookingContext): string {
  const step = stepAt(context);
  if (/\binside|\binternal|\bsafe|\bdone\b/.test(question)) return insideTemperature(question, context);
  if (step?.temp_f) return `This step wants ${step.temp_f}°F / ${step.temp_c}°C.`;
  if (step?.heat)
    return step.heat === 'off' ? 'The heat is off in this step.' : `Use ${step.heat} heat in this step.`;
  const hot = context.steps.find((other) => other.temp_f);
  if (hot) return `This step names no temperature. Step ${hot.step} uses ${hot.temp_f}°F / ${hot.temp_c}°C.`;
  return insideTemperature(question, context);
}

function insideTemperature(question: string, context: CookingContext): string {
  return (
    safeTemperature(foodsAskedAbout(question, context)) ??
    'The recipe gives no temperature here. Go by the signs: what it should look like is in the step.'
  );
}

export function timing(question: string, context: CookingContext): string {
  if (/\b(?:whole|total|altogether|in all|recipe)\b/.test(question)) {
    const { prepMinutes, cookMinutes, totalMinutes } = context.recipe;
    return `About ${spokenTime(totalMinutes * 60)} in all: ${spokenTime(prepMinutes * 60)} to prepare, ${spokenTime(cookMinutes * 60)} to cook.`;
  }
  const named = context.recipe.ingredients.filter((line) => mentions(question, line));
  const about = context.steps.filter(
    (step) => step.timer_sec && named.some((line) => mentions(step.text, line)),
  );
  const step = about[0] ?? stepAt(context);
  if (step?.timer_sec)
    return `Step ${step.step} takes ${spokenTime(step.timer_sec)}. ${step.looks_right ? `It is right when: ${step.looks_right}` : ''}`.trim();
  return step?.looks_right
    ? `No fixed time. It is right when: ${step.looks_right}`
    : 'This step has no set time. Move on when it is done.';
}

const TIME_WORDS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  a: 1,
  an: 1,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
};
const LONGEST_TIMER = 24 * 3600;
const TIME_PATTERN =
  /\b(half an?|\d{1,6}(?:\.\d{1,6})?|[a-z-]{1,20})(?: and a half)? (hours?|hrs?|minutes?|mins?|seconds?|secs?)\b/g;

/** Reads a duration in seconds: "an hour and 20 minutes", "half an hour". A number without a unit is not a duration. */
export function secondsIn(question: string): number | null {
  let total = 0;
  for (const match of question.matchAll(TIME_PATTERN)) {
    const [whole, amount = '', unit = ''] = match;
    const size = unit.startsWith('h') ? 3600 : unit.startsWith('m') ? 60 : 1;
    const count = amount.startsWith('half') ? 0.5 : (TIME_WORDS[amount] ?? Number(amount));
    if (!Number.isFinite(count)) continue;
    total += (count + (whole.includes('and a half') ? 0.5 : 0)) * size;
  }
  return total > 0 && total <= LONGEST_TIMER ? Math.round(total) : null;
}

export function setTimer(question: string, context: CookingContext): string | WithAction {
  const seconds = secondsIn(question) ?? stepAt(context)?.timer_sec ?? null;
  if (!seconds) return 'For how long? Say, for example, "set a timer for 10 minutes".';
  return { text: `Timer set for ${spokenTime(seconds)}.`, action: { type: 'set-timer', seconds } };
}

export function cancelTimer(_question: string, context: CookingContext): string | WithAction {
  if (context.timers.length === 0) return 'No timer is running.';
  return { text: 'Timer canceled.', action: { type: 'cancel-timer' } };
}

export function timerStatus(question: string, context: CookingContext): string {
  if (context.timers.length === 0) return timing(question, context);
  return context.timers
    .map((timer) => `${timer.label}: ${spokenTime(timer.remainingSeconds)} left.`)
    .join(' ');
}
