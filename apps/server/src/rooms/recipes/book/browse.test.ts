import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import { EMPTY_DRAFT, plainIngredient, plainStep } from '@crisper/kitchen/recipes/draft';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { upsertMany } from '../recipes.repository.ts';

const RECIPES = 1_020;
const PAGE = 50;

interface Page {
  recipes: RecipeCard[];
  hasMore: boolean;
  total: number;
  totalCapped: boolean;
}

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  const many = Array.from({ length: RECIPES }, (_, at) => ({
    recipe: finishRecipe({
      ...EMPTY_DRAFT,
      title: `${at < 1_000 ? 'Salted' : 'Plain'} eggs number ${at}`,
      ingredients: [plainIngredient('2 eggs')],
      steps: [plainStep('Boil the eggs.')],
    }),
  }));
  await upsertMany(t.container.db.orm, many);
});
afterAll(() => t.close());

const page = async (query: string) =>
  (await t.call('GET', `/api/recipes?limit=${PAGE}&${query}`)).json<Page>();

it('counts as far as a thousand, and says where there are more', async () => {
  expect(await page('search=salted&page=1')).toMatchObject({ total: 1_000, totalCapped: false });
  expect(await page('search=eggs&page=1')).toMatchObject({ total: 1_000, totalCapped: true });
  expect(await page('page=1')).toMatchObject({ total: 1_000, totalCapped: true });
});

it.each(['', 'search=eggs&'])('goes on to the end of what is not counted (%s)', async (query) => {
  const last = Math.ceil(RECIPES / PAGE);
  const before = await page(`${query}page=${last - 1}`);
  expect(before).toMatchObject({ hasMore: true });
  expect(before.recipes).toHaveLength(PAGE);
  const end = await page(`${query}page=${last}`);
  expect(end).toMatchObject({ hasMore: false });
  expect(end.recipes).toHaveLength(RECIPES - (last - 1) * PAGE);
});
