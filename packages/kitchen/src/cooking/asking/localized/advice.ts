import { avoidsNothing, mayEat } from '../../../foods/who-eats.ts';
import type { Known } from './advice-table.ts';
import { inOtherMeasure } from './convert.ts';
import { foodsIn, type Heard, plain, whole } from './heard.ts';
import { type LocalReply, told } from './on-screen.ts';
import { ovenDegrees } from './oven.ts';
import { timeSaid } from './spoken.ts';

/** What a cook knows beyond the recipe, and what the recipe gives as its own reasons. */
export function advice(heard: Heard): LocalReply | null {
  if (heard.has('timer')) return null;
  const measure = inOtherMeasure(heard);
  if (measure !== null) return told('convert', measure);
  return inFanOven(heard) ?? ofStep(heard) ?? entry(heard) ?? timed(heard);
}

function entry(heard: Heard): LocalReply | null {
  const says = heard.book.advice.entries.find((known) => fits(known, heard))?.[1];
  return says === undefined || namesForbidden(says, heard) ? null : told('technique', says);
}

function fits([about, , unless]: Known, { text }: Heard): boolean {
  const all = typeof about === 'string' ? [about] : about;
  return all.every((words) => whole(words).test(text)) && (unless === undefined || !whole(unless).test(text));
}

/** What somebody at the table must not have is not named as something to use. */
function namesForbidden(text: string, { eaters, book }: Heard): boolean {
  return !avoidsNothing(eaters) && foodsIn(plain(text), book).some((food) => !mayEat(food, eaters));
}

const STEM = 5;
const SHORTEST = 4;

/** The words that tell what is meant. */
function wordsOf({ text, book }: Heard): string[] {
  const others = new Set(book.advice.common.split(' '));
  return [...new Set(text.split(' ').filter((word) => word.length >= SHORTEST && !others.has(word)))];
}

/** How many of the words a text speaks of, in another form or as the last part of a compound: "Nudelteig", "der Teig". */
function shared(text: string, words: readonly string[]): number {
  const own = plain(text).split(' ');
  return words.filter((word) =>
    own.some((one) => one.includes(word.slice(0, STEM)) || (one.length >= SHORTEST && word.endsWith(one))),
  ).length;
}

/** The recipe's own reason, or how one knows that it is done: the tip that speaks of the same things. */
function ofStep(heard: Heard): LocalReply | null {
  const isWhy = heard.has('why');
  if (!isWhy && !heard.has('done2')) return null;
  const { steps, currentStep } = heard.context;
  const words = wordsOf(heard);
  const inOrder = [...steps.slice(currentStep, currentStep + 1), ...steps];
  const [best] = inOrder
    .flatMap(({ tip }) => (tip ? [{ tip, score: shared(tip, words) }] : []))
    .toSorted((one, other) => other.score - one.score);
  const signs = Math.max(0, ...steps.map(({ looks_right: sign }) => shared(sign ?? '', words)));
  if (!best || best.score < (isWhy ? 2 : signs + 2) || namesForbidden(best.tip, heard)) return null;
  return told(isWhy ? 'why' : 'doneness', best.tip);
}

/** The recipe's own tip on what is asked beside the dish and its ingredients: "stir" of "must I stir the potatoes". */
export function tipOn(heard: Heard): LocalReply | null {
  if (!heard.asks && !heard.has('why')) return null;
  const { title, ingredients } = heard.context.recipe;
  const names = [title, ...ingredients.map(({ name }) => name)].join(' ');
  const words = wordsOf(heard).filter((word) => word.length >= STEM && shared(names, [word]) === 0);
  const tip = heard.context.steps.find((step) => step.tip && shared(step.tip, words) > 0)?.tip;
  return tip && !namesForbidden(tip, heard) ? told('technique', tip) : null;
}

const FAN_LESS_C = 20;

function inFanOven(heard: Heard): LocalReply | null {
  if (!heard.has('fan')) return null;
  const degrees = heard.numberIn('degrees') ?? ovenDegrees(heard);
  if (degrees === null) return null;
  // The dials of ovens go by fives.
  const fan = Math.round((degrees - FAN_LESS_C) / 5) * 5;
  return told('temperature', heard.say('ovenFan', { degrees, fan }));
}

/** "How long must it braise": the timer that is called so, of the last word that names one. */
function timed(heard: Heard): LocalReply | null {
  if (!heard.has('howLong') || heard.has('keepLong', 'left', 'freeze', 'reheat')) return null;
  const { steps, currentStep } = heard.context;
  const inOrder = [...steps.slice(Math.max(0, currentStep)), ...steps];
  for (const word of wordsOf(heard).toReversed())
    for (const { timers, text } of inOrder)
      for (const { label, seconds } of timers)
        if (plain(label).includes(word.slice(0, STEM)))
          return told(
            'timing',
            `${heard.say('takesNamed', { label, time: timeSaid(seconds, heard.book) })} ${heard.say('recipeSays', { text })}`,
          );
  return null;
}
