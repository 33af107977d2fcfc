import { describe, expect, it } from 'vitest';
import type { ReadLetter } from '../text-recogniser.ts';
import { STRIP_HEIGHT } from '../text-strip.ts';
import { inkRuns, type Span, withSpaces, withTwins } from './word-gaps.ts';

/** A line set in letters of 12 columns, 3 apart and 12 apart at a space; "_" is a space that the recogniser lost. */
function set(text: string, { wide = 12 } = {}): { letters: ReadLetter[]; runs: Span[] } {
  const letters: ReadLetter[] = [];
  const runs: Span[] = [];
  let left = 10;
  for (const letter of text) {
    if (letter === ' ' || letter === '_') {
      if (letter === ' ') letters.push({ text: ' ', confidence: 0.9, at: left + wide / 2 });
      left += wide;
      continue;
    }
    runs.push({ left, right: left + 11 });
    letters.push({ text: letter, confidence: 0.9, at: left + 6 });
    left += 15;
  }
  return { letters, runs };
}
const textOf = (letters: readonly ReadLetter[]): string => letters.map(({ text }) => text).join('');
const spaced = (text: string, figuresPart = true) => {
  const { letters, runs } = set(text);
  return textOf(withSpaces(letters, runs, { figuresPart }));
};

describe('withSpaces', () => {
  it('puts lost spaces back where the paper is as blank as at the others', () => {
    expect(spaced('Mix the_eggs_with the_flour')).toBe('Mix the eggs with the flour');
  });

  it('needs no space that was seen', () => {
    expect(spaced('the_vegetable_oil')).toBe('the vegetable oil');
  });

  it('keeps the figures of a price together, and parts those of an amount', () => {
    expect(spaced('salt and_1_1/2 cups')).toBe('salt and 1 1/2 cups');
    expect(spaced('SUMME_EUR 1_2,77', false)).toBe('SUMME EUR 12,77');
  });

  it('leaves words, marks and leaning capitals together', () => {
    expect(spaced('Turn the oven up')).toBe('Turn the oven up');
    expect(spaced('T_urn the oven up')).toBe('Turn the oven up');
    expect(spaced('chili_, lemon and oil')).toBe('chili, lemon and oil');
  });
});

it('puts back a digit that is twice on the paper and was read once', () => {
  const { letters, runs } = set('simmer 22 minutes');
  const once = letters
    .filter((_, at) => at !== 8)
    .map((one, at) => (at === 7 ? { ...one, at: one.at + 7 } : one));
  expect(textOf(withTwins(once, runs))).toBe('simmer 22 minutes');
  expect(textOf(withTwins(letters, runs))).toBe('simmer 22 minutes');
});

it('finds the columns with ink, of dark print and of light print', () => {
  const width = 40;
  for (const [paper, ink] of [
    [0.8, -0.8],
    [-0.8, 0.8],
  ] as const) {
    const data = new Float32Array(3 * width * STRIP_HEIGHT).fill(paper);
    for (let row = 12; row < 36; row += 1)
      for (const column of [5, 6, 7, 20, 21])
        for (let plane = 0; plane < 3; plane += 1) data[(plane * STRIP_HEIGHT + row) * width + column] = ink;
    expect(inkRuns({ data, width })).toEqual([
      { left: 5, right: 7 },
      { left: 20, right: 21 },
    ]);
  }
});
