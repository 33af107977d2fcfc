import { describe, expect, it } from 'vitest';
import { spellingIndex } from './fuzzy.ts';

describe('spellingIndex', () => {
  const correct = spellingIndex(
    ['broccoli', 'peach', 'perch', 'carrot', 'carob', 'onion'],
    new Set(['beach', 'reach']),
  );

  it.each([
    ['brocoli', 'broccoli'],
    ['broccolli', 'broccoli'],
    ['borccoli', 'broccoli'],
    ['brocxoli', 'broccoli'],
    ['carot', 'carrot'],
  ])('takes %s for %s', (wrong, right) => {
    expect(correct(wrong)).toBe(right);
  });

  it.each([
    ['peach', 'a known word stays itself'],
    ['beach', 'an ordinary word is no misspelling'],
    ['pearch', 'two known words are equally near'],
    ['oniun!', 'more than one edit'],
    ['onin', 'too short to judge'],
  ])('leaves %s alone: %s', (word) => {
    expect(correct(word)).toBeNull();
  });
});
