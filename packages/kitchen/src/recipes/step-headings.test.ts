import { expect, it } from 'vitest';
import { plainStep } from './draft.ts';
import { joinHeadings } from './step-headings.ts';

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
