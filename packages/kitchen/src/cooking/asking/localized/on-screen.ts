import type { AssistantAction } from '../../cooking-context.ts';
import type { Intent } from '../rules/intents.ts';
import type { Heard } from './heard.ts';
import { timeSaid } from './spoken.ts';

export interface LocalReply {
  intent: Intent;
  text: string;
  action: AssistantAction | null;
}

export const told = (intent: Intent, text: string, action: AssistantAction | null = null): LocalReply => ({
  intent,
  text,
  action,
});

const LONGEST_COMMAND = 70;

/** Timers and the place in the recipe. */
export function onScreen(heard: Heard): LocalReply | null {
  return withTimers(heard) ?? inSteps(heard);
}

function withTimers(heard: Heard): LocalReply | null {
  const { context, text, seconds } = heard;
  const running = context.timers.length > 0;
  const names = heard.has('timer');
  if (heard.has('keep') && (names || running)) return told('keep-timer', heard.say('kept'));
  if (heard.has('left') && (names || (running && heard.foods.length === 0)))
    return told('timer-status', timersLeft(heard));
  const isShort = text.length <= LONGEST_COMMAND;
  if (running && seconds !== null && isShort && !heard.asks && heard.has('more', 'less'))
    return addTime(heard, seconds);
  if (seconds !== null && !heard.asks && (names || isOnlyTime(heard))) return setTimer(heard, seconds);
  if (names && seconds !== null && !heard.has('howLong')) return setTimer(heard, seconds);
  if (!names || !isShort) return null;
  if (heard.has('restart')) return onTimers(heard, 'restart-timer', 'restarted');
  if (heard.has('resume')) return onTimers(heard, 'resume-timer', 'resumed');
  if (heard.has('pause')) return onTimers(heard, 'pause-timer', 'paused');
  if (heard.has('cancel')) return onTimers(heard, 'cancel-timer', 'canceled');
  const bare = /(?<!\S)(\d{1,3})$/.exec(text)?.[1];
  const own = context.steps[context.currentStep]?.timer_sec ?? null;
  const wanted = bare ? Number(bare) * 60 : own;
  return wanted ? setTimer(heard, wanted) : told('set-timer', heard.say('timerWhat'));
}

/** "Zehn Minuten", and nothing else. */
const isOnlyTime = ({ text }: Heard): boolean =>
  /^(?:\S+ ){0,2}\d+(?:p\d+)? \S+(?: \d+ \S+)?(?: bitte| s il te plait| por favor| per favore)?$/.test(
    text,
  ) && text.length < 30;

function setTimer(heard: Heard, seconds: number): LocalReply {
  const [line] = heard.lines;
  const label = line === undefined ? null : heard.context.recipe.ingredients[line]!.name;
  const text = heard.say('timerSet', { time: timeSaid(seconds, heard.book) });
  return told('set-timer', text, { type: 'set-timer', seconds, label });
}

function addTime(heard: Heard, some: number): LocalReply {
  const timers = meant(heard);
  if (typeof timers === 'string') return told('add-time', timers);
  const seconds = heard.has('less') ? -some : some;
  const left = Math.max(0, heard.context.timers[timers[0]!]!.remainingSeconds + seconds);
  const text = heard.say('added', { time: timeSaid(left, heard.book) });
  return told('add-time', text, { type: 'add-time', timers, seconds });
}

function onTimers(
  heard: Heard,
  type: 'cancel-timer' | 'pause-timer' | 'resume-timer' | 'restart-timer',
  done: 'canceled' | 'paused' | 'resumed' | 'restarted',
): LocalReply {
  if (heard.context.timers.length === 0) return told(type, heard.say('noTimer'));
  const timers = meant(heard);
  return typeof timers === 'string' ? told(type, timers) : told(type, heard.say(done), { type, timers });
}

/** Places of the timers that are meant, or a question back when it could be several. */
function meant(heard: Heard): number[] | string {
  const { timers } = heard.context;
  const every = timers.map((_, at) => at);
  if (timers.length < 2 || heard.has('all')) return every;
  const named = every.filter((at) =>
    timers[at]!.label.toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 2 && heard.text.includes(word)),
  );
  if (named.length === 1) return named;
  return heard.say('whichTimer', { timers: timers.map(({ label }) => label).join(', ') });
}

function timersLeft(heard: Heard): string {
  const { timers } = heard.context;
  if (timers.length === 0) return heard.say('noTimer');
  return timers
    .toSorted((one, other) => one.remainingSeconds - other.remainingSeconds)
    .map(({ label, remainingSeconds }) =>
      heard.say('timerLeft', { label, time: timeSaid(remainingSeconds, heard.book) }),
    )
    .join(' ');
}

function inSteps(heard: Heard): LocalReply | null {
  const { steps, currentStep, lastReply } = heard.context;
  if (heard.has('done')) return done(heard);
  if (heard.has('next')) return next(heard);
  if (heard.has('back')) return goTo(heard, currentStep - 1, 'previous');
  if (heard.has('repeat')) return told('repeat', lastReply ?? current(heard));
  const place = heard.numberIn('goTo');
  if (place !== null && !heard.has('howLong', 'howMuch')) return goTo(heard, place - 1, 'go-to');
  if (heard.has('firstStep')) return goTo(heard, 0, 'go-to');
  if (heard.has('lastStep')) return goTo(heard, steps.length - 1, 'go-to');
  if (heard.has('start') && steps[currentStep])
    return told('start', `${heard.say('letsCook')} ${spoken(heard, Math.max(0, currentStep))}`, {
      type: 'start',
    });
  if (heard.has('stop')) return told('stop', heard.say('wait'), { type: 'pause' });
  if (heard.has('thanks')) return told('thanks', heard.say('welcome'));
  if (heard.has('help')) return told('help', heard.say('help'));
  if (heard.has('current')) return told('current', current(heard));
  if (!heard.has('stepsLeft')) return null;
  const left = Math.max(0, steps.length - currentStep - 1);
  return told('steps-left', heard.say('stepsLeft', { step: currentStep + 1, steps: steps.length, left }));
}

const spoken = (heard: Heard, at: number): string =>
  heard.say('step', { step: at + 1, text: heard.context.steps[at]?.text ?? '' });

function current(heard: Heard): string {
  const { steps, currentStep } = heard.context;
  const step = steps[currentStep];
  if (!step) return heard.say('noSteps');
  return heard.say('currentStep', { step: currentStep + 1, steps: steps.length, text: step.text });
}

function next(heard: Heard): LocalReply {
  const at = heard.context.currentStep + 1;
  const { length } = heard.context.steps;
  return length > 0 && at >= length ? told('next', heard.say('lastStep')) : goTo(heard, at, 'next');
}

function done(heard: Heard): LocalReply {
  const { steps, currentStep } = heard.context;
  if (!steps[currentStep]) return told('done', heard.say('noSteps'));
  const text = steps[currentStep + 1]
    ? `${heard.say('good')} ${spoken(heard, currentStep + 1)}`
    : heard.say('lastStep');
  return told('done', text, { type: 'complete', step: currentStep });
}

function goTo(heard: Heard, at: number, intent: Intent): LocalReply {
  const { steps } = heard.context;
  if (steps[at]) return told(intent, spoken(heard, at), { type: 'go-to', step: at });
  if (steps.length === 0) return told(intent, heard.say('noSteps'));
  if (at < 0) return told(intent, heard.say('atFirst'));
  return told(intent, heard.say('noSuchStep', { step: at + 1, steps: steps.length }));
}
