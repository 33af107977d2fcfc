import { LETTER_COUNT, letterIndex, type ReadWord } from '../letter-probabilities.ts';
import { bitsApart, letterMask } from './edit-distance.ts';
import { closestEntry, type Entry, entriesOfLength, exactEntry, foldText, isOrdinary } from './entries.ts';

/**
 * When a lexicon word may replace the reading, in log-probability per letter: at most `behind` the best reading, at least `least`
 * itself (on blurred text all words are equally likely), and `ahead` of any word for another food. Short words have stricter
 * limits. On 633 words of 180 photos, 2 of 15,650 nonsense words of the same lengths passed.
 */
const LONG = { letters: 6, behind: 0.85, least: -1.3, ahead: 0.4 };
const SHORT = { letters: 5, behind: 0.4, least: -0.8, ahead: 1 };
const LONGEST = 20;
const OTHER_LETTERS = 5;

const codes = new Map<string, Uint8Array>();

function codeOf(key: string): Uint8Array {
  const known = codes.get(key);
  if (known) return known;
  const code = Uint8Array.from(key, letterIndex);
  codes.set(key, code);
  return code;
}

let before = new Float64Array(2 * LONGEST + 1);
let after = new Float64Array(2 * LONGEST + 1);

/** Log-probability of the key under its best alignment (Viterbi over the CTC states). */
function likelihood(logProbabilities: Float32Array, code: Uint8Array): number {
  const steps = logProbabilities.length / LETTER_COUNT;
  const states = 2 * code.length + 1;
  if (steps < code.length) return -Infinity;
  before.fill(-Infinity, 0, states);
  before[0] = logProbabilities[0]!;
  before[1] = logProbabilities[code[0]!]!;
  for (let step = 1; step < steps; step += 1) {
    for (let state = 0; state < states; state += 1) {
      const at = state >> 1;
      const letter = state % 2 === 1;
      let best = before[state]!;
      if (state > 0) best = Math.max(best, before[state - 1]!);
      if (letter && at > 0 && code[at] !== code[at - 1]) best = Math.max(best, before[state - 2]!);
      after[state] = best + logProbabilities[step * LETTER_COUNT + (letter ? code[at]! : 0)]!;
    }
    [before, after] = [after, before];
  }
  return Math.max(before[states - 1]!, before[states - 2]!);
}

function likeliest(logProbabilities: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < logProbabilities.length; at += LETTER_COUNT)
    sum += Math.max(...logProbabilities.subarray(at, at + LETTER_COUNT));
  return sum;
}

function* candidates(key: string): Generator<Entry> {
  const mask = letterMask(key);
  const reach = Math.ceil(key.length / 4);
  for (let length = Math.max(SHORT.letters, key.length - reach); length <= key.length + reach; length += 1) {
    if (length > LONGEST) return;
    for (const entry of entriesOfLength(length)) {
      if (!entry.weak && bitsApart(mask, entry.mask) <= OTHER_LETTERS) yield entry;
    }
  }
}

function entryMeant(key: string, logProbabilities: Float32Array): Entry | null {
  let best: Entry | null = null;
  let score = -Infinity;
  let other = -Infinity;
  for (const entry of candidates(key)) {
    const value = likelihood(logProbabilities, codeOf(entry.key));
    if (value > score) {
      if (best && best.food !== entry.food) other = score;
      best = entry;
      score = value;
    } else if (entry.food !== best?.food) other = Math.max(other, value);
  }
  if (!best) return null;
  const { behind, least, ahead } = best.key.length >= LONG.letters ? LONG : SHORT;
  const letters = best.key.length;
  const near = likeliest(logProbabilities) - score <= behind * letters && score >= least * letters;
  return near && score - other >= ahead * letters ? best : null;
}

function isKnown(key: string): boolean {
  return isOrdinary(key) || (exactEntry(key) ?? closestEntry(key)) !== null;
}

/** The line as read, with unknown words replaced by the most likely lexicon word, if any. */
export function respell(words: readonly ReadWord[]): string {
  return words
    .map(({ text, logProbabilities }) => {
      const folded = foldText(text);
      const key = folded.join('');
      if (key.length < SHORT.letters - 1 || folded.some(isKnown) || isKnown(key)) return text;
      return entryMeant(key, logProbabilities)?.key ?? text;
    })
    .join(' ');
}
