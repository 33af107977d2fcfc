import { expect, it } from 'vitest';
import { plainStep } from '../draft.ts';
import { joinHeadings, partSteps } from './step-headings.ts';

const joined = (...steps: string[]) => joinHeadings(steps.map(plainStep)).map(({ text }) => text);

it('puts the name of a part before the step that it opens', () => {
  expect(
    joined(
      'Crust',
      'Rub the butter into the flour.',
      'For the filling:',
      'Whisk the eggs.',
      'Bake for 30 minutes.',
    ),
  ).toEqual([
    'Crust: Rub the butter into the flour.',
    'For the filling: Whisk the eggs.',
    'Bake for 30 minutes.',
  ]);
});

it('leaves alone what is to be done, what ends the recipe, and methods without full stops', () => {
  expect(joined('Stir well', 'Fry the onion.', 'Simmer it.', 'Enjoy')).toHaveLength(4);
  expect(joined('Onions in the pan', 'Tomatoes on top', 'Wait 10 minutes')).toHaveLength(3);
  expect(joined('Crust')).toEqual(['Crust']);
  expect(joined()).toEqual([]);
});

it('keeps a part of several steps as a part, and the heading of one step with that step', () => {
  const parts = (...steps: string[]) =>
    partSteps(steps.map(plainStep)).map(({ section = null, text }) => [section, text]);
  expect(parts('Crust:', 'Rub it.', 'Rest it.', 'Filling:', 'Whisk the eggs.')).toEqual([
    ['Crust', 'Rub it.'],
    ['Crust', 'Rest it.'],
    ['Filling', 'Whisk the eggs.'],
  ]);
  expect(parts('Crust:', 'Rub it.', 'Filling:', 'Whisk the eggs.')).toEqual([
    [null, 'Crust: Rub it.'],
    [null, 'Filling: Whisk the eggs.'],
  ]);
});
