import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, nameKey, singular } from './text.ts';

describe('text', () => {
  it.each([
    ['Crème Fraîche', 'creme fraiche'],
    ["Lamb's Quarters", 'lambs quarters'],
    ['half & half', 'half and half'],
    ['  extra-virgin   olive oil ', 'extra virgin olive oil'],
    ['Œufs', 'oeufs'],
    ['🍅', ''],
  ])('folds %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each([
    ['tomatoes', 'tomato'],
    ['berries', 'berry'],
    ['leaves', 'leaf'],
    ['olives', 'olive'],
    ['chives', 'chive'],
    ['radishes', 'radish'],
    ['peaches', 'peach'],
    ['pies', 'pie'],
    ['hummus', 'hummus'],
    ['asparagus', 'asparagus'],
    ['couscous', 'couscous'],
    ['molasses', 'molasses'],
    ['watercress', 'watercress'],
    ['bass', 'bass'],
    ['brussels', 'brussels'],
    ['cookies', 'cookie'],
    ['constructor', 'constructor'],
  ])('makes %s singular', (plural, one) => {
    expect(singular(plural)).toBe(one);
  });

  it('makes one key of British and American spellings', () => {
    expect(nameKey('red chillies')).toBe(nameKey('Red Chiles'));
    expect(nameKey('yoghurts')).toBe(nameKey('yogurt'));
  });

  it('folds any text to a fixed point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});
