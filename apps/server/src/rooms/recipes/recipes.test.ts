import { fileURLToPath } from 'node:url';
import type { Recipe, RecipeCard } from '@crisper/contract/recipes/recipes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { seedCookBook } from './book/cook-book.ts';
import { FEATURED_SLUGS } from './book/featured.ts';

const BOOK = fileURLToPath(new URL('../../../../../recipes', import.meta.url));

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await testApp();
  await seedCookBook(t.container.db, BOOK);
  token = (await t.signUp()).token;
});
afterAll(() => t.close());

const list = async (query: string) => (await t.call('GET', `/api/recipes?${query}`)).json<RecipeCard[]>();
const titles = (cards: RecipeCard[]) => cards.map((card) => card.title.toLowerCase());

describe('opening a recipe', () => {
  it('shows featured ones to guests, by id and by slug', async () => {
    expect(FEATURED_SLUGS.length).toBeGreaterThanOrEqual(12);
    for (const slug of FEATURED_SLUGS) {
      const answer = await t.call('GET', `/api/recipes/${slug}`);
      expect(answer.statusCode, slug).toBe(200);
      const recipe = answer.json<Recipe>();
      expect(recipe.isFeatured).toBe(true);
      expect(recipe.steps.length).toBeGreaterThan(0);
      expect(recipe.interactiveSteps.length).toBeGreaterThan(0);
      expect(recipe.plate.length).toBeGreaterThan(0);
    }
  });

  it('asks guests to sign up for the others, over a preview', async () => {
    const refused = await t.call('GET', '/api/recipes/pad-thai');
    expect(refused.statusCode).toBe(401);
    expect((await t.call('POST', '/api/recipes/pad-thai/enhance')).statusCode).toBe(401);
    const preview = await t.call('GET', '/api/recipes/pad-thai/preview');
    expect(preview.json()).toMatchObject({ id: 'pad-thai', isFeatured: false });
    expect(preview.json()).not.toHaveProperty('steps');
    expect((await t.call('GET', '/api/recipes/pad-thai', { token })).statusCode).toBe(200);
  });

  it('answers 404 for what does not exist', async () => {
    for (const path of ['nothing', 'nothing/preview', 'nothing/sources', '%00', '%27;%20drop%20table']) {
      const answer = await t.call('GET', `/api/recipes/${path}`, { token });
      expect(answer.statusCode, path).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
  });

  it('names the source of every figure', async () => {
    const answer = await t.call('GET', '/api/recipes/shakshuka/sources', { token });
    const { sources } = answer.json<{
      sources: { food: string | null; fdcId: number | null; calories: number | null }[];
    }>();
    expect(sources.length).toBeGreaterThan(4);
    expect(sources.every((one) => one.fdcId !== null && one.calories !== null)).toBe(true);
  });

  it('makes steps for cooking mode', async () => {
    const answer = await t.call('POST', '/api/recipes/shakshuka/enhance', { token });
    const { interactiveSteps } = answer.json<{ interactiveSteps: { timer_sec: number | null }[] }>();
    expect(interactiveSteps.some((step) => step.timer_sec !== null)).toBe(true);
  });
});

describe('browsing', () => {
  it('answers every shape the pages ask for', async () => {
    expect(await list('featured=true&limit=6')).toHaveLength(6);
    expect(await list('popular=true&limit=8')).toHaveLength(8);
    const quick = await list('maxTime=30&limit=6');
    expect(quick).toHaveLength(6);
    expect(quick.every((card) => card.totalTimeMin <= 30)).toBe(true);
    const easy = await list('search=chicken&category=dinner&difficulty=easy&limit=12');
    expect(easy.length).toBeGreaterThan(2);
    expect(easy.every((card) => card.difficulty === 'easy' && card.courses.includes('dinner'))).toBe(true);
    expect(await list('search=&category=all&difficulty=all&limit=12')).toHaveLength(12);
  });

  it.each([
    ['everything', '', 50, 300],
    ['what fits a text by title or otherwise', '&search=chicken', 7, 30],
  ])('pages through %s once', async (_what, query, limit, least) => {
    const seen: string[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await t.call('GET', `/api/recipes?page=${page}&limit=${limit}${query}`);
      const { recipes, hasMore, total } = answer.json<{
        recipes: RecipeCard[];
        hasMore: boolean;
        total: number;
      }>();
      seen.push(...recipes.map((card) => card.id));
      expect(hasMore).toBe(seen.length < total);
      if (!hasMore) break;
    }
    expect(seen.length).toBeGreaterThan(least);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('shows what the chosen equipment is enough for', async () => {
    const answer = await t.call('GET', '/api/recipes?page=1&limit=12&equipment=air-fryer');
    const { recipes } = answer.json<{ recipes: RecipeCard[] }>();
    expect(recipes.length).toBeGreaterThan(3);
    expect(
      recipes.every(
        (card) =>
          card.equipment.includes('air_fryer') &&
          card.equipment.every((one) => ['air_fryer', 'no_cook'].includes(one)),
      ),
    ).toBe(true);
    const none = await t.call('GET', '/api/recipes?page=1&limit=12&equipment=spaceship');
    expect(none.json()).toEqual({ recipes: [], hasMore: false, total: 0, totalCapped: false });
  });

  it('keeps all chosen diets, or any of them where that was asked', async () => {
    const all = await list('diet=vegan,gluten-free&limit=50');
    expect(all.length).toBeGreaterThan(0);
    for (const { diets } of all) expect(diets).toEqual(expect.arrayContaining(['vegan', 'gluten-free']));
    const any = await list('diet=vegan,gluten-free&dietMatch=any&limit=50');
    expect(any.every(({ diets }) => diets.includes('vegan') || diets.includes('gluten-free'))).toBe(true);
    expect(any.some(({ diets }) => !diets.includes('vegan') || !diets.includes('gluten-free'))).toBe(true);
    expect((await t.call('GET', '/api/recipes?diet=vegan,crisps')).statusCode).toBe(400);
  });

  it('knows synonyms, plurals and unfinished words', async () => {
    expect(titles(await list('search=aubergine'))[0]).toContain('eggplant');
    expect(titles(await list('search=pancakes'))[0]).toContain('pancake');
    expect(titles(await list('search=chocol'))[0]).toContain('chocolate');
    expect(titles(await list('search=courgette')).some((title) => title.includes('zucchini'))).toBe(true);
  });

  it('forgives typing errors', async () => {
    expect(titles(await list('search=chiken soup'))).toContain('chicken noodle soup');
    expect(titles(await list('search=lasanga'))[0]).toContain('lasagna');
    expect(titles(await list('search=shakshouka'))[0]).toContain('shakshuka');
  });

  it('bears any text', async () => {
    for (const text of ["' | !!", '<script>', '&', 'a'.repeat(120), '((', ':*', '\\', '的', 'the and of'])
      expect((await t.call('GET', `/api/recipes?search=${encodeURIComponent(text)}`)).statusCode, text).toBe(
        200,
      );
    expect((await t.call('GET', '/api/recipes?limit=-1')).statusCode).toBe(400);
    expect((await t.call('GET', '/api/recipes?page=0')).statusCode).toBe(400);
    expect((await t.call('GET', '/api/recipes?own=true')).statusCode).toBe(401);
  });
});

it('counts what there is', async () => {
  const figures = (await t.call('GET', '/api/figures')).json<Record<string, number>>();
  expect(figures.recipes).toBeGreaterThan(300);
  expect(figures.ingredients).toBeGreaterThan(500);
  expect(figures).toMatchObject({ cooks: 1, scans: 0 });
});
