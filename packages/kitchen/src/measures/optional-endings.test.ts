import { describe, expect, it } from 'vitest';
import { withEndings } from './optional-endings.ts';
import { parseLine } from './parse-line.ts';

describe('a word that leaves open whether it is one or several', () => {
  it.each([
    ['2 Ei(er)', 'egg', 2, null, 100],
    ['2 große Ei(er), Größe L', 'egg', 2, 'large', 100],
    ['1 Zwiebel(n)', 'onion', 1, null, 110],
    ['3 Tomate(n), gewürfelt', 'tomato', 3, null, 369],
    ['3 Zehe/n Knoblauch', 'garlic', 3, 'clove', 9],
    ['2 egg(s)', 'egg', 2, null, 100],
    ['2 oeuf(s)', 'egg', 2, null, 100],
    ['2 cup(s) flour', 'flour', 2, 'cup', 250],
  ])('%s', (line, food, quantity, unit, grams) => {
    const read = parseLine(line);
    expect(read).toMatchObject({ text: line, quantity, unit });
    expect(read.food).toContain(food);
    expect(read.grams).toBeCloseTo(grams, 0);
  });

  it('leaves other brackets and slashes alone', () => {
    for (const line of [
      '1 can (s) x',
      'salt and/or pepper',
      '1/2 cup milk',
      '2 eggs (large)',
      '1 leek w/o root',
    ])
      expect(withEndings(line)).toBe(line);
  });
});
