import type { HouseholdProfile } from '@crisper/contract/household/household';
import { expect, it } from 'vitest';
import { needsText, portionText, warningsFor } from './profile-labels.ts';

const someone = (more: Partial<HouseholdProfile>): HouseholdProfile => ({
  id: 'x',
  isSelf: false,
  isMember: false,
  name: 'Mia',
  diets: [],
  allergens: [],
  dislikes: [],
  goals: { calories: null, protein: null, carbs: null, fat: null },
  portion: 1,
  eats: true,
  ...more,
});

it('warns of what is in it, and of what nobody knows', () => {
  const cake = {
    diets: ['vegetarian' as const],
    allergens: ['eggs' as const, 'milk' as const],
    mayContain: ['peanuts' as const],
    hasUnknown: false,
  };
  const warned = (recipe: typeof cake, eater: Partial<HouseholdProfile>) =>
    warningsFor(recipe, [someone(eater)]).map(({ text }) => text);
  expect(warned(cake, { allergens: ['milk', 'nuts'] })).toEqual(['Contains milk, which Mia avoids.']);
  expect(warned(cake, { diets: ['vegan'], isSelf: true })).toEqual(['Not vegan, the way you eat.']);
  expect(warned(cake, { allergens: ['peanuts'] })).toEqual([
    'May contain peanuts, which Mia avoids. Check the labels.',
  ]);
  expect(warned(cake, { allergens: ['fish'] })).toEqual([]);
  expect(warned({ ...cake, hasUnknown: true }, { allergens: ['fish'] })).toEqual([
    'We don’t know every ingredient, so we can’t say whether it suits Mia.',
  ]);
  expect(warned({ ...cake, hasUnknown: true }, {})).toEqual([]);
});

it('tells a diet somebody chose from what must not be eaten', () => {
  const cake = { diets: ['vegetarian' as const], allergens: [], mayContain: [], hasUnknown: false };
  const isChoice = (eater: Partial<HouseholdProfile>, recipe: Parameters<typeof warningsFor>[0] = cake) =>
    warningsFor(recipe, [someone(eater)]).map((warning) => warning.isChoice);
  expect(isChoice({ diets: ['vegan'] })).toEqual([true]);
  expect(isChoice({ diets: ['vegan', 'gluten-free'] })).toEqual([false]);
  expect(isChoice({ allergens: ['milk'] }, { ...cake, allergens: ['milk'] })).toEqual([false]);
  expect(isChoice({ allergens: ['milk'] }, { ...cake, hasUnknown: true })).toEqual([false]);
});

it('says what somebody eats', () => {
  expect(needsText({ diets: [], allergens: [] })).toBe('Eats everything');
  expect(needsText({ diets: ['vegan'], allergens: ['nuts', 'soybeans'] })).toBe('Vegan, no nuts, soybeans');
  expect(needsText({ diets: [], allergens: ['peanuts'] })).toBe('No peanuts');
  expect([1, 0.5, 1.25].map(portionText)).toEqual(['Full portion', '½ portion', '1¼ portions']);
});
