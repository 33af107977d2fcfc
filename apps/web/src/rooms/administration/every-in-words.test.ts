import { expect, it } from 'vitest';
import { everyInWords } from './every-in-words.ts';

it.each([
  ['1d', 'every day'],
  ['12h', 'every 12 hours'],
  ['2w', 'every 2 weeks'],
])('%s is %s', (every, words) => {
  expect(everyInWords(every)).toBe(words);
});
