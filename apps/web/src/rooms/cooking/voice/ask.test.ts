// @vitest-environment jsdom
import type { Recipe } from '@crisper/contract/recipes/recipes';
import { expect, it } from 'vitest';
import { ask } from './ask.ts';

const recipe = {
  id: 'bake',
  title: 'Oat Bake',
  servings: 2,
  ingredients: [],
  diets: [],
  allergens: ['gluten'],
  mayContain: [],
  nutritionPerServing: null,
} as unknown as Recipe;
const PACK = 'Your Acme Oats may contain nuts, which Mia avoids.';
const situation = {
  recipe,
  steps: [],
  cooking: null,
  people: [],
  excludedItems: [PACK],
  lastReply: null,
  lastQuestion: null,
};

it('tells about the pack in the cupboard when it is asked about allergens', async () => {
  const { text } = await ask('Does it contain nuts?', situation, []);
  expect(text).toContain('I know of no nuts in it.');
  expect(text).toContain(PACK);
  expect((await ask('How many does it serve?', situation, [])).text).not.toContain(PACK);
});
