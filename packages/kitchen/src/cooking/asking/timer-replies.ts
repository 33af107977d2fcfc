import type { CookingContext, RunningTimer } from '../cooking-context.ts';
import { mentions } from '../interactive-steps.ts';
import { secondsIn, spokenTime } from './durations.ts';
import { waitsOf } from './recipe-sentences.ts';
import { type Asked, capital, listed, type Reply } from './reply.ts';
import { next } from './step-replies.ts';
import { stem } from './subject.ts';

const NONE = 'No timer is running.';

/** What the timer is for: "to stir", "for the rice", "called eggs", "rice timer". */
function labelIn(text: string): string | null {
  const task = /\bremind me\b.{0,40}?\bto ([a-z][a-z' ]{1,50}?)(?: in \d.*| after \d.*| again)?$/.exec(
    text,
  )?.[1];
  const name = /\b(?:called|named|labell?ed|call it) (?:the )?([a-z][a-z' ]{1,40}?)(?: for \d.*)?$/.exec(
    text,
  )?.[1];
  const thing =
    /\b(?:for|on) (?:the |my |our )?([a-z][a-z']{1,20}(?: [a-z']{2,20})?)(?: (?:(?:for|to|in|at|of) .*|\d.*))?$/.exec(
      text,
    )?.[1];
  const before =
    /\b(?:hours?|minutes?|mins?|seconds?|secs?) ([a-z]{3,20}) (?:timer|alarm)\b|\b(?:set|start|add) (?:an?|the|my|another) ([a-z]{3,20}) (?:timer|alarm)\b/.exec(
      text,
    );
  const label =
    task ?? name ?? before?.[1] ?? before?.[2] ?? (thing && !NOT_LABELS.test(thing) ? thing : null);
  return label && !NOT_LABELS.test(label) ? capital(label.trim()) : null;
}

const NOT_LABELS =
  /^(?:this|that|it|me|now|step|the|a|an|another|new|kitchen|cooking|quick|about|how|minute|hour|second|timer|my|us|clock|sec|please|both|those|them|there)\b/;

/** The time the recipe gives for what the question names, or for the current step. */
function recipeSeconds(asked: Asked, context: CookingContext): number | null {
  const waits = waitsOf(context);
  const named = waits.filter((wait) => asked.subject.lines.some((line) => mentions(wait.text, line)));
  const here = (wait: { at: number }) => wait.at === context.currentStep;
  return (
    (named.find(here) ?? named.find(({ kind }) => kind === 'cooking') ?? waits.find(here))?.seconds ??
    context.steps[context.currentStep]?.timer_sec ??
    null
  );
}

export function setTimer(asked: Asked, context: CookingContext): Reply {
  const label = labelIn(asked.text);
  // "Set a timer for 20": cooks who leave the unit out mean minutes.
  const bare = /\b(?:for|to|timer|in) (\d{1,3})$/.exec(asked.text)?.[1];
  // "80 minutes, that is 1 hour 20, right": said twice, meant once.
  const once = asked.text.split(/ (?:, )?(?:that is|which is|or) /)[0]!;
  const seconds =
    secondsIn(once) ??
    secondsIn(asked.text) ??
    (bare ? Number(bare) * 60 : null) ??
    recipeSeconds(asked, context);
  if (!seconds) return 'For how long? Say, for example, "set a timer for 10 minutes".';
  const text = `${label ? `${label}: timer` : 'Timer'} set for ${spokenTime(seconds)}.`;
  return { text, action: { type: 'set-timer', seconds, label } };
}

/** "Stop the eggs but not the beans", "cancel the rice one, the other one keep": only what comes first is to be stopped. */
function withoutKept(text: string): string {
  return text.split(
    / (?:, )?(?:but (?:not|keep|leave|let)|not the|(?:and )?(?:keep|leave|let) the|the other (?:one )?(?:keep|stay|can))/,
  )[0]!;
}

/** Indexes of the timers that are meant, or a question back when it could be several. */
function meant({ text: whole }: Asked, { timers, lastReply }: CookingContext): number[] | string {
  const all = timers.map((_, at) => at);
  const text = withoutKept(whole);
  if (timers.length < 2 || /\b(?:all|both|every|everything|timers|alarms)\b/.test(text)) return all;
  const words = new Set(text.split(/[^\p{L}]+/u).map(stem));
  const said = (timer: RunningTimer) =>
    timer.label
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 2 && words.has(stem(word)));
  const named = all.filter((at) => said(timers[at]!));
  if (named.length === 1) return named;
  if (/\bother\b/.test(text)) {
    const others = all.filter((at) => !lastReply?.includes(timers[at]!.label));
    if (others.length === 1) return others;
  }
  if (/\bfirst\b/.test(text)) return [0];
  if (/\bsecond\b/.test(text)) return [1];
  if (/\b(?:last|latest|newest)\b/.test(text)) return [timers.length - 1];
  return `Which one: ${listed(
    timers.map(({ label }) => label),
    'or',
  )}?`;
}

const namesOf = (at: readonly number[], { timers }: CookingContext): string =>
  at.length === 1 && timers.length > 1
    ? `the timer "${timers[at[0]!]!.label}"`
    : at.length === 1
      ? 'the timer'
      : 'all timers';

const action =
  (type: 'cancel-timer' | 'pause-timer' | 'resume-timer' | 'restart-timer', said: string) =>
  (asked: Asked, context: CookingContext): Reply => {
    if (context.timers.length === 0) return NONE;
    const timers = meant(asked, context);
    if (typeof timers === 'string') return timers;
    return { text: `Okay, I ${said} ${namesOf(timers, context)}.`, action: { type, timers } };
  };

export const cancelTimer = action('cancel-timer', 'canceled');
export const pauseTimer = action('pause-timer', 'paused');
export const resumeTimer = action('resume-timer', 'started again');
export const restartTimer = action('restart-timer', 'started from the beginning:');

export function keepTimer(asked: Asked, context: CookingContext): Reply {
  const { text } = asked;
  const { timers } = context;
  if (/\bnext\b/.test(text)) return next(asked, context);
  if (/\b(?:left|how long|how much)\b/.test(text) && timers.length > 0) return timerStatus(timers);
  if (/\b(?:set|start)\b/.test(text)) return 'Okay, no timer set.';
  if (timers.length === 0) return 'Okay. No timer is running.';
  return timers.length === 1 ? 'Okay, the timer keeps running.' : 'Okay, the timers keep running.';
}

export function addTime(asked: Asked, context: CookingContext): Reply {
  const stated = secondsIn(
    asked.text.replace(/\bmore\b|\bextra\b|\bby\b|\blonger\b/g, '').replace(/ {2,}/g, ' '),
  );
  const bare = /\b(\d{1,3})\b/.exec(asked.text)?.[1];
  // "Give it another 15": cooks who leave the unit out mean minutes.
  const some = stated ?? (bare ? Number(bare) * 60 : null);
  if (!some) return 'How much time should I add? Say, for example, "add 2 minutes".';
  if (context.timers.length === 0) {
    return {
      text: `Timer set for ${spokenTime(some)}.`,
      action: { type: 'set-timer', seconds: some, label: labelIn(asked.text) },
    };
  }
  const timers = meant(asked, context);
  if (typeof timers === 'string') return timers;
  const less = /\boff\b|\bsubtract\b/.test(asked.text);
  const seconds = less ? -some : some;
  const left = Math.max(0, context.timers[timers[0]!]!.remainingSeconds + seconds);
  return {
    text: `Okay, ${spokenTime(some)} ${less ? 'less' : 'more'}: ${spokenTime(left)} left.`,
    action: { type: 'add-time', timers, seconds },
  };
}

/** "Make it 45 minutes": the running timer gets this much time, or a new one does. */
export function changeTimer(asked: Asked, context: CookingContext): Reply {
  const wanted = lastSeconds(asked.text);
  if (!wanted || context.timers.length === 0) return setTimer(asked, context);
  const timers = meant(asked, context);
  if (typeof timers === 'string') return timers;
  const seconds = wanted - context.timers[timers[0]!]!.remainingSeconds;
  return {
    text: `Okay, ${spokenTime(wanted)} left now.`,
    action: { type: 'add-time', timers: timers.slice(0, 1), seconds },
  };
}

/** The last time in a sentence: "it has been in 10 minutes already, so make it 45". */
function lastSeconds(text: string): number | null {
  const bare = /\b(?:it|to|be|say) (\d{1,3})$/.exec(text)?.[1];
  if (bare) return Number(bare) * 60;
  const from = text.search(
    /\b(?:make|change|set|should|switch|correct|no)\b(?!.*\b(?:make|change|set|should|switch|correct)\b)/,
  );
  return secondsIn(from < 0 ? text : text.slice(from)) ?? secondsIn(text);
}

export function timerStatus(timers: readonly RunningTimer[]): string {
  if (timers.length === 0) return NONE;
  return timers
    .toSorted((one, other) => one.remainingSeconds - other.remainingSeconds)
    .map((timer) => `${timer.label}: ${spokenTime(timer.remainingSeconds)} left.`)
    .join(' ');
}
