import { describe, expect, it } from 'vitest';
import { LETTER_COUNT, letterIndex, type ReadWord } from '../letter-probabilities.ts';
import { respell } from './spelling.ts';

/** A word as the recogniser returns it: a gap after each letter; "n/h" reads as n, with h second most likely. */
function word(spelling: string, doubt = 0.3): ReadWord {
  const letters = spelling.split(/(?<!\/)(?!\/)/u);
  const logProbabilities = new Float32Array(letters.length * 2 * LETTER_COUNT).fill(Math.log(1e-5));
  letters.forEach((choice, at) => {
    const [first, second] = choice.split('/') as [string, string?];
    logProbabilities[at * 2 * LETTER_COUNT + letterIndex(first)] = Math.log(second ? 1 - doubt : 0.95);
    if (second) logProbabilities[at * 2 * LETTER_COUNT + letterIndex(second)] = Math.log(doubt);
    logProbabilities[(at * 2 + 1) * LETTER_COUNT] = Math.log(0.95);
  });
  return { text: letters.map((choice) => choice[0]).join(''), confidence: 1, logProbabilities };
}

describe('words of the lexicon that the recogniser nearly read', () => {
  it.each([
    ['nui/ta/elle/a', 'nutella'],
    ['se/amose/as', 'samosas'],
    ['mif/lch', 'milch'],
  ])('%s is %s', (spelling, meant) => expect(respell([word(spelling)])).toBe(meant));

  it('keeps the other words of the line', () => {
    expect(respell([word('premium'), word('se/amose/as')])).toBe('premium samosas');
  });
});

describe('words that stay as they were read', () => {
  it.each([
    ['better', 'sure of every letter'],
    ['be/utter', 'a known word already, with a letter in doubt'],
    ['HO/al/m', 'too short'],
    ['minze', 'one letter from mince, but none in doubt'],
  ])('%s: %s', (spelling) => {
    const read = word(spelling);
    expect(respell([read])).toBe(read.text);
  });

  it('does not guess where nothing can be made out', () => {
    const steps = 14;
    const logProbabilities = new Float32Array(steps * LETTER_COUNT).fill(Math.log(1 / LETTER_COUNT));
    expect(respell([{ text: 'nuialle', confidence: 1, logProbabilities }])).toBe('nuialle');
  });

  it('lets a letter that was hardly considered keep the word out', () => {
    expect(respell([word('nui/ta/elle/a', 0.001)])).toBe('nuialle');
  });
});
