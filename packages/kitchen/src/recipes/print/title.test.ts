import { describe, expect, it } from 'vitest';
import type { PrintedLine } from './printed-line.ts';
import { findTitle, titleText } from './title.ts';

const BODY = 0.02;
const line = (text: string, y: number, height = BODY, left = 0.1): PrintedLine => ({
  words: text.split(' ').map((word) => ({ text: word, confidence: 0.95 })),
  ...{ left, right: left + text.length * height * 0.5, y, height },
});
const LIST = ['2 eggs', '1 cup flour', '1 cup milk', '1 tsp salt'].map((text, at) =>
  line(text, 0.5 + 0.03 * at),
);
const METHOD = ['Beat the eggs with the milk.', 'Fry thin rounds of it in butter.'].map((text, at) =>
  line(text, 0.7 + 0.03 * at),
);
const titleOf = (...above: PrintedLine[]) =>
  titleText(
    findTitle([...above, ...LIST, ...METHOD]).map(({ words }) => words.map((one) => one.text).join(' ')),
  );

describe('the title of a page', () => {
  it('is the largest print near the top, over as many lines as it has', () => {
    expect(
      titleOf(
        line('SOUPS & STEWS', 0.05),
        line('Pancakes of my', 0.1, 0.05),
        line('Grandmother', 0.16, 0.05),
      ),
    ).toBe('Pancakes of my Grandmother');
  });

  it('is no quote in large print below the list', () => {
    expect(titleOf(line('Pancakes', 0.1, 0.034), line('The best day begins here', 0.95, 0.036))).toBe(
      'Pancakes',
    );
  });

  it('leaves out what stands below it in smaller print, or farther away', () => {
    expect(
      titleOf(
        line('Pancakes', 0.1, 0.05),
        line('with a little something', 0.15, 0.03),
        line('Serves 4', 0.2),
      ),
    ).toBe('Pancakes');
    expect(titleOf(line('Pancakes', 0.1, 0.05), line('A Sunday morning', 0.3, 0.045))).toBe('Pancakes');
  });

  it('may begin with a number', () => {
    expect(titleOf(line('Two Bean Chili', 0.1, 0.04))).toBe('Two Bean Chili');
    expect(titleOf(line('5 Minute Pancakes', 0.1, 0.04))).toBe('5 Minute Pancakes');
  });

  it('is no running head where all print is of one size', () => {
    expect(titleOf(line('SOUPS & STEWS', 0.05), line('Pancakes', 0.12), line('They are thin.', 0.15))).toBe(
      'Pancakes',
    );
    expect(titleOf(line('57 | Breakfast', 0.05), line('Pancakes', 0.12))).toBe('Pancakes');
  });

  it('is written as titles are where the page has capitals', () => {
    expect(titleText(['BAKEd SALMOn WITh', 'LEMOn ANd DIll'])).toBe('Baked Salmon with Lemon and Dill');
    expect(titleText(['GRANDMA’S PIE'])).toBe('Grandma’s Pie');
    expect(titleText(['Pasta alla Norma'])).toBe('Pasta alla Norma');
    expect(titleText(['BLT'])).toBe('BLT');
  });
});
