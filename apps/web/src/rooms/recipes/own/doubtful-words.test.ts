import { expect, it } from 'vitest';
import { openDoubts } from './doubtful-words.ts';
import { EMPTY_TEXT } from './recipe-text.ts';

const text = {
  ...EMPTY_TEXT,
  title: 'Plum cake',
  ingredients: '1% cups flour\n3 eggs\n1% tsp salt',
  steps: 'Bake.',
};
const doubt = (line: number, word: string) => ({ field: 'ingredients' as const, line, word });

it('finds each doubtful word on its own line', () => {
  expect(openDoubts([doubt(0, '1%'), doubt(2, '1%')], text).map(({ from }) => from)).toEqual([0, 21]);
});

it('forgets a word that was corrected, and follows one that moved', () => {
  const corrected = { ...text, ingredients: '500 g plums\n1½ cups flour\n3 eggs\n1% tsp salt' };
  expect(openDoubts([doubt(0, 'cups'), doubt(1, 'egggs')], corrected)).toEqual([
    { field: 'ingredients', line: 0, word: 'cups', from: 15 },
  ]);
});

it('names a word once', () => {
  expect(openDoubts([doubt(1, 'eggs'), doubt(1, 'eggs')], text)).toHaveLength(1);
});
