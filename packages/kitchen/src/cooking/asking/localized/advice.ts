import { avoidsNothing, mayEat } from '../../../foods/who-eats.ts';
import { convert, gramsOf } from '../../../measures/convert.ts';
import { kitchenFraction } from '../../../measures/format.ts';
import { foodsIn, type Heard, plain, whole } from './heard.ts';
import { type LocalReply, told } from './on-screen.ts';
import type { Advice } from './phrasebooks.ts';
import { timeSaid } from './spoken.ts';

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

export function advice(heard: Heard): LocalReply | null {
  const { advice: known } = heard.book;
  if (!known || heard.has('timer')) return null;
  const isWhy = whole(known.why).test(heard.text);
  const ofStep = isWhy || heard.has('done2') ? tipFor(heard, known, isWhy) : null;
  return (
    converted(heard, known) ??
    inFanOven(heard, known) ??
    (ofStep === null ? null : told(isWhy ? 'why' : 'doneness', ofStep)) ??
    entry(heard, known) ??
    timed(heard, known)
  );
}

function entry(heard: Heard, known: Advice): LocalReply | null {
  const says = known.entries.find(([pattern]) => whole(pattern).test(heard.text))?.[1];
  return says === undefined || namesForbidden(says, heard) ? null : told('technique', says);
}

/** What somebody at the table must not have is not named as something to use. */
function namesForbidden(text: string, { eaters, book }: Heard): boolean {
  return !avoidsNothing(eaters) && foodsIn(plain(text), book).some((food) => !mayEat(food, eaters));
}

const STEM = 5;
const SHORTEST = 4;

/** The words that tell what is meant. */
function wordsOf({ text }: Heard, { common }: Advice): string[] {
  const others = new Set(common.split(' '));
  return [...new Set(text.split(' ').filter((word) => word.length >= SHORTEST && !others.has(word)))];
}

/** How many of the words a text speaks of, in another form or as the last part of a compound: "Nudelteig", "der Teig". */
function shared(text: string, words: readonly string[]): number {
  const own = plain(text).split(' ');
  return words.filter((word) =>
    own.some((one) => one.includes(word.slice(0, STEM)) || (one.length >= SHORTEST && word.endsWith(one))),
  ).length;
}

/** The recipe's own reason: the tip that speaks of the same things. */
function tipFor(heard: Heard, known: Advice, isWhy: boolean): string | null {
  const { steps, currentStep } = heard.context;
  const words = wordsOf(heard, known);
  const inOrder = [...steps.slice(currentStep, currentStep + 1), ...steps];
  const [best] = inOrder
    .flatMap(({ tip, looks_right: sign }) => (tip ? [{ tip, score: shared(tip, words), sign }] : []))
    .toSorted((one, other) => other.score - one.score);
  const signs = Math.max(0, ...steps.map(({ looks_right: sign }) => shared(sign ?? '', words)));
  if (!best || namesForbidden(best.tip, heard)) return null;
  return best.score >= (isWhy ? 2 : signs + 2) ? best.tip : null;
}

const FAN_LESS_C = 20;
const OVEN_FROM_C = 90;

function inFanOven(heard: Heard, { fan, fanAt }: Advice): LocalReply | null {
  if (!whole(fan).test(heard.text)) return null;
  const { steps, currentStep } = heard.context;
  const said = heard.numberIn('degrees');
  const own = [...steps.slice(currentStep, currentStep + 1), ...steps]
    .flatMap(({ temps }) => temps)
    .find(({ of, c }) => of === 'oven' && c >= OVEN_FROM_C)?.c;
  const from = said ?? own;
  if (from === undefined) return null;
  // Recipes round to five degrees as the dials of ovens do.
  const degrees = Math.round((from - FAN_LESS_C) / 5) * 5;
  return told('temperature', filled(fanAt, { degrees }));
}

/** Nobody weighs a part of a gram. */
const WHOLE: ReadonlySet<string> = new Set(['gram', 'milliliter']);
const LONGEST_AMOUNT = 100_000;

/** "2 EL Mehl in Gramm". */
function converted(heard: Heard, known: Advice): LocalReply | null {
  if (!whole(known.isMeasure).test(heard.text)) return null;
  const amount = `(\\d{1,5}(?:p\\d{1,2})?|${known.one})`;
  const [from] = known.measures.flatMap(([words, unit, said, ofOne]) => {
    const found = whole(`${amount} (?:${words})`).exec(heard.text);
    if (!found) return [];
    const count = /^\d/.test(found[1]!) ? Number(found[1]!.replace('p', '.')) : 1;
    const isFit = count > 0 && count < LONGEST_AMOUNT;
    return isFit ? [{ unit, said: count > 1 ? said : (ofOne ?? said), count, text: found[0] }] : [];
  });
  if (!from) return null;
  const rest = heard.text.replace(from.text, ' ');
  const target = known.measures.find(([words, unit]) => unit !== from.unit && whole(words).test(rest));
  const [food] = heard.foods;
  if (!target) return null;
  const value =
    convert(from.count, from.unit, target[1]) ??
    (food && target[1] === 'gram'
      ? gramsOf(from.count, from.unit, food)
      : food
        ? convert(from.count, from.unit, target[1], food)
        : null);
  if (value === null) return null;
  const number = (count: number, unit: string) =>
    count >= 10 || (count >= 1 && WHOLE.has(unit))
      ? String(Math.round(count))
      : kitchenFraction(Math.max(count, 0.125));
  return told(
    'convert',
    filled(known.isAbout, {
      from: `${number(from.count, from.unit)} ${from.said}`,
      food: food ? ` ${heard.nameOf(food.id)}` : '',
      to: `${number(value, target[1])} ${value > 1 ? target[2] : (target[3] ?? target[2])}`,
    }),
  );
}

/** "How long must it braise": the timer that is called so, of the last word that names one. */
function timed(heard: Heard, known: Advice): LocalReply | null {
  if (!heard.has('howLong') || heard.has('total', 'keepLong', 'left', 'freeze', 'reheat')) return null;
  const { steps, currentStep } = heard.context;
  const inOrder = [...steps.slice(Math.max(0, currentStep)), ...steps];
  for (const word of wordsOf(heard, known).toReversed())
    for (const { timers, text } of inOrder)
      for (const { label, seconds } of timers)
        if (plain(label).includes(word.slice(0, STEM)))
          return told(
            'timing',
            `${filled(known.takes, { label, time: timeSaid(seconds, heard.book) })} ${heard.say('recipeSays', { text })}`,
          );
  return null;
}
