import { expect, it } from 'vitest';
import { handled } from '../composable-food.ts';
import type { Item } from '../role.ts';
import { inPlainEnglish, listOf, modifiers, names, nounsOf, partsOf, t, the, titleOf } from './marks.ts';
import { isGlue, templateOf } from './templates.ts';

const item = (id: string, many = false): Item => {
  const thing = handled(id)!;
  return { thing, word: many ? thing.many : thing.one } as Item;
};
const onions = item('onion', true);
const rice = item('rice');

it('reads as English without its marks', () => {
  expect(inPlainEnglish(t`Add ${the([onions, rice])} and cook for ${8} minutes.`)).toBe(
    'Add the onions and rice and cook for 8 minutes.',
  );
  expect(inPlainEnglish(t`${titleOf([onions])} Soup with ${nounsOf([onions])}`)).toBe(
    'Onion Soup with Onions',
  );
  expect(inPlainEnglish(t`A quick ${modifiers([onions])} dip with ${names([rice])}`)).toBe(
    'A quick onion dip with rice',
  );
  expect(inPlainEnglish(listOf(['', names([rice]), t`half of the salt`]))).toBe('rice and half of the salt');
});

it('has no marks where a dish has no such food', () => {
  expect([the([]), names([]), listOf(['']), listOf(['salt'])]).toEqual(['', '', '', 'salt']);
});

const templateIn = (marked: string, isTitle = false) => {
  const [part] = partsOf(marked);
  if (part === undefined || typeof part === 'string') throw new Error('no template');
  return templateOf(part, isTitle);
};

it('shows translators a text with its short parts, and each long part by itself', () => {
  const time = t`${8} minutes`;
  const long = t`until the edges are brown and crisp`;
  const made = templateIn(
    t`Add ${the([onions])}${t` with ${names([rice])}`}${''} and cook for ${time}, ${long}.`,
  );
  expect(made?.text).toBe('Add {0} with {1} and cook for {2}, {3}.');
  expect(
    made?.values.map((value) => value.map((one) => (typeof one === 'string' ? one : Object.keys(one)[0]))),
  ).toEqual([['form'], ['form'], ['text'], ['text']]);
});

it('takes a title as one text, and several sentences as one part', () => {
  expect(
    templateIn(t`${t`Slow-Cooker `}${titleOf([onions])} Stew${t` with something very long in it`}`, true)
      ?.text,
  ).toBe('Slow-Cooker {0} Stew with something very long in it');
  const two = `${t`Add ${the([onions])} and cook a while.`} ${t`Add ${the([rice])} and cook a while.`}`;
  expect(templateIn(t`Heat the pan well. ${two}`)?.text).toBe('Heat the pan well. {0}');
  expect([isGlue('{0}, {1}.'), isGlue('{0} mit {1}')]).toEqual([true, false]);
});
