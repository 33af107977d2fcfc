import { expect, it } from 'vitest';
import { resolveFood } from './names.ts';
import { resolveSaid } from './resolve-said.ts';

const said = (name: string, language: 'en' | 'de' | 'fr' | 'es' | 'it') =>
  resolveSaid(name, language)?.food.id ?? null;

it.each([
  ['de', 'Zwiebeln', 'onion'],
  ['de', 'Möhren', 'carrot'],
  ['de', 'Moehren', 'carrot'],
  ['de', 'Käse', 'cheese'],
  ['de', 'kaese', 'cheese'],
  ['de', 'Paprika', 'bell-pepper'],
  ['de', 'Paprikapulver', 'paprika'],
  ['fr', 'œufs', 'egg'],
  ['fr', 'oeufs', 'egg'],
  ['fr', 'pommes de terre', 'potato'],
  ['fr', 'pain', 'bread'],
  ['es', 'jitomate', 'tomato'],
  ['es', 'papas', 'potato'],
  ['es', 'calabacín', 'zucchini'],
  ['es', 'mantequilla de cacahuete', 'peanut-butter'],
  ['it', 'sale', 'salt'],
  ['it', 'peperoni', 'bell-pepper'],
  ['it', "olio d'oliva", 'olive-oil'],
] as const)('%s: %s', (language, name, food) => {
  expect(said(name, language)).toBe(food);
});

it('reads English in every language, and other languages in English', () => {
  expect(said('spring onions', 'de')).toBe(said('spring onions', 'en'));
  expect(said('milk', 'it')).toBe('milk');
  expect(said('Zwiebeln', 'en')).toBe('onion');
  expect(said('Zwiebeln', 'fr')).toBe('onion');
});

it('changes nothing in English', () => {
  for (const name of [
    'paprika',
    'peppers',
    'pain',
    'peperoni',
    'red peppers',
    'all-butter croissant',
    'pate',
  ])
    expect(resolveSaid(name, 'en') ?? null).toEqual(resolveFood(name) ?? resolveSaid(name, 'en'));
});

it('knows nothing of what is no food', () => {
  for (const language of ['en', 'de', 'fr', 'es', 'it'] as const) expect(said('xyzzy', language)).toBeNull();
});
