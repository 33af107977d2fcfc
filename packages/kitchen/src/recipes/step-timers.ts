import { NUMBER_WORDS } from '../measures/number-words.ts';
import type { StepTimer } from './draft.ts';
import { readQuantity } from './quantity.ts';

const WORDS = new Map([
  ...NUMBER_WORDS,
  ['a', 1],
  ['an', 1],
  ['half a', 0.5],
  ['half an', 0.5],
  ['a half', 0.5],
  ['forty-five', 45],
]);
const TIME =
  /(?<![\w/.-])(\d{1,3}(?:\.\d{1,2}|[ -]?[½¼¾⅓⅔]|[ -]\d\/\d)?|[½¼¾⅓⅔]|\d\/\d|half an?|a half|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty-five|forty|fifty|sixty|ninety)( and a half)?(?:\s{0,2}(?:-|–|to|or)\s{0,2}(?:\d{1,3}(?:[½¼¾]|[ -]\d\/\d)?|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty))?[\s-]{0,2}(?:(?:more|full|whole)\s)?(hours?|hrs?|h|minutes?|mins?|seconds?|secs?)\b( and a half)?/gi;
/** A rhythm, a limit or a comparison is nothing to wait for: "every 5 minutes", "within half an hour", "two minutes less". */
const NO_WAIT_BEFORE = /\b(?:every|each|within|soaked(?: for)?|per)\s*$/i;
const NO_WAIT_AFTER = /^\s*(?:less|fewer|earlier|apart|short of|shy of|longer than)\b/i;
const MOST_TIMERS = 6;
const LONGEST_SECONDS = 48 * 3_600;

interface SaidTime {
  seconds: number;
  at: number;
  end: number;
}

/** Units of time in other languages, as English ones. */
const ABROAD =
  /(\d|½|halbe|demi|media|mezz) ?['’-]?(stunden?|std|heures?|horas?|hora|or[ae]|minuten|min\.|minut[oi]s?|sekunden?|secondes?|segundos?|secondi)(?!\p{L})/giu;
const UNIT_OF: readonly (readonly [RegExp, string])[] = [
  [/^(?:st|h|o)/i, 'h'],
  [/^m/i, 'min'],
  [/^s/i, 'sec'],
];
const RANGES = /(\d)( (?:bis|à|a|o|ou) )(?=\d)/g;
/** Fills a rewritten unit up to its length, and belongs to it. */
const FILL = '\ue000';
const HALVES = /^(?:halbe|demi|media|mezz)$/i;

/** Only steps that name such a unit are rewritten, at the same length, so that the places stay right. */
function inEnglish(text: string): string {
  if (text.search(ABROAD) < 0) return text;
  const joined = text.replace(
    RANGES,
    (_, digit: string, to: string) => digit + '-'.padStart((to.length + 1) / 2).padEnd(to.length),
  );
  return joined.replace(ABROAD, (all, amount: string, unit: string) => {
    const short = UNIT_OF.find(([begins]) => begins.test(unit))![1];
    const number = HALVES.test(amount) ? '½' : amount;
    return `${number} ${short}`.padEnd(all.length, FILL);
  });
}

/** The durations in a text with their places, the shorter end of a range: "simmer 20 to 25 minutes" gives 20 minutes. */
export function timesIn(said: string): SaidTime[] {
  const text = inEnglish(said);
  const times: SaidTime[] = [];
  for (const match of text.matchAll(TIME)) {
    const [all, figure = '', half, unit = '', halfAfter] = match;
    let end = match.index + all.length;
    while (text !== said && text[end] === FILL) end += 1;
    const word = figure.toLowerCase();
    const factor = /^h/i.test(unit) ? 3_600 : /^s/i.test(unit) ? 1 : 60;
    // "A second tray", "dip for a second".
    if (factor === 1 && (word === 'a' || word === 'one')) continue;
    const number = WORDS.get(word) ?? readQuantity(figure.replace('-', ' '))?.min ?? 0;
    const seconds = Math.round((number + (half || halfAfter ? 0.5 : 0)) * factor);
    const last = times.at(-1);
    // "1 hour 20 minutes" is one duration.
    if (
      last &&
      /^\s*(?:and\s*)?$/.test(text.slice(last.end, match.index)) &&
      factor === 60 &&
      last.seconds % 3_600 === 0
    ) {
      last.seconds += seconds;
      last.end = end;
      continue;
    }
    // Italian "per 10 minuti" is a time to wait.
    if (text === said && NO_WAIT_BEFORE.test(text.slice(Math.max(0, match.index - 12), match.index)))
      continue;
    if (NO_WAIT_AFTER.test(text.slice(end, end + 16))) continue;
    if (seconds > 0 && seconds <= LONGEST_SECONDS && times.length < MOST_TIMERS)
      times.push({ seconds, at: match.index, end });
  }
  return times;
}

export function readTimers(text: string): StepTimer[] {
  return timesIn(text).map(({ seconds }) => ({ name: null, seconds }));
}
