import { fileURLToPath } from 'node:url';
import type { MatchedRecipe } from '@crisper/contract/matching/matching';
import type { Recipe, RecipeCard } from '@crisper/contract/recipes/recipes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { subscribed } from '../../testing/pro.ts';
import { seedCookBook } from '../recipes/book/cook-book.ts';

const BOOK = fileURLToPath(new URL('../../../../../recipes', import.meta.url));

let t: TestApp;
let ids: string[];
beforeAll(async () => {
  t = await testApp();
  await seedCookBook(t.container.db, BOOK);
  ids = (await t.call('GET', '/api/recipes?limit=50')).json<RecipeCard[]>().map((card) => card.id);
});
afterAll(() => t.close());

const toggle = (token: string, recipeId: string, recipeData?: object) =>
  t.call('POST', '/api/favorites', { token, body: { recipeId, ...(recipeData && { recipeData }) } });
const saved = async (token: string) =>
  (await t.call('GET', '/api/favorites', { token })).json<{
    recipes: (RecipeCard & { savedAt: string })[];
    limit: number | null;
  }>();

it('saves, shows and takes away again', async () => {
  const { token } = await t.signUp();
  expect((await toggle(token, ids[0]!)).json()).toEqual({ isFavorite: true });
  expect((await toggle(token, ids[1]!)).json()).toEqual({ isFavorite: true });
  const { recipes, limit } = await saved(token);
  expect(recipes.map((card) => card.id)).toEqual([ids[1], ids[0]]);
  expect(limit).toBe(20);
  expect((await t.call('GET', `/api/recipes/${ids[0]}`, { token })).json<Recipe>().isFavorite).toBe(true);
  const listed = (await t.call('GET', '/api/recipes?limit=50', { token })).json<RecipeCard[]>();
  expect(listed.filter((card) => card.isFavorite).map((card) => card.id)).toEqual([ids[0], ids[1]]);
  expect((await toggle(token, ids[0]!)).json()).toEqual({ isFavorite: false });
  expect((await saved(token)).recipes.map((card) => card.id)).toEqual([ids[1]]);
});

it('keeps 20 on the free plan, also when forty come at once', async () => {
  const { token } = await t.signUp();
  const answers = await Promise.all(ids.slice(0, 40).map((id) => toggle(token, id)));
  const refused = answers.filter((answer) => answer.statusCode !== 200);
  expect(refused).toHaveLength(20);
  expect(refused.every((answer) => answer.json().code === 'limit_reached')).toBe(true);
  expect((await saved(token)).recipes).toHaveLength(20);
});

it('knows no limit on Pro', async () => {
  const { token, id } = await t.signUp();
  await t.container.db.orm.execute(
    sql`update users set pro_until = now() + interval '1 day' where id = ${id}`,
  );
  const again = await t.call('POST', '/api/auth/login', {
    body: { email: 'cook3@example.com', password: 'wooden spoon 42' },
  });
  const proToken = again.json<{ token: string }>().token ?? token;
  for (const recipe of ids.slice(0, 22)) expect((await toggle(proToken, recipe)).statusCode).toBe(200);
  expect(await saved(proToken)).toMatchObject({ limit: null });
  expect((await saved(proToken)).recipes).toHaveLength(22);
});

it('saves a composed recipe for good', async () => {
  const { token } = await t.signUp();
  const search = await t.call('POST', '/api/recipes/search', {
    token,
    body: { ingredients: ['eggs', 'spinach', 'feta', 'rice'] },
  });
  const composed = search
    .json<{ recipes: MatchedRecipe[] }>()
    .recipes.find((recipe) => recipe.origin === 'composed')!;
  expect((await toggle(token, composed.id)).json()).toEqual({ isFavorite: true });
  await t.container.db.orm.execute(
    sql`update made_recipes set expires_at = now() - interval '1 day' where expires_at < 'infinity'`,
  );
  expect((await saved(token)).recipes[0]).toMatchObject({
    id: composed.id,
    title: composed.title,
    isFavorite: true,
  });
  expect((await t.call('GET', `/api/recipes/${composed.id}`, { token })).statusCode).toBe(200);
});

it('makes a private copy of a recipe that only the browser has', async () => {
  const { token } = await t.signUp();
  const data = {
    title: 'Rescued <script>alert(1)</script>',
    ingredients: ['2 eggs', '1 cup spinach'],
    instructions: ['Wilt the spinach.', 'Add the eggs and cook until set.'],
    servings: 2,
  };
  expect((await toggle(token, 'composed-gone')).statusCode).toBe(404);
  expect((await toggle(token, 'composed-gone', data)).json()).toEqual({ isFavorite: true });
  const [copy] = (await saved(token)).recipes;
  expect(copy).toMatchObject({ title: data.title, servings: 2 });
  const other = await t.signUp();
  expect((await t.call('GET', `/api/recipes/${copy!.id}`, { token: other.token })).statusCode).toBe(404);
  expect((await toggle(other.token, copy!.id)).statusCode).toBe(404);
  expect((await toggle(token, 'composed-gone', data)).json()).toEqual({ isFavorite: false });
  expect((await saved(token)).recipes).toEqual([]);
});

it('becomes what is wanted, however often that is said', async () => {
  const { token } = await t.signUp();
  const want = (isFavorite: boolean) =>
    t.call('POST', '/api/favorites', { token, body: { recipeId: ids[3], isFavorite } });
  for (const wanted of [false, true, true, false, false])
    expect((await want(wanted)).json()).toEqual({ isFavorite: wanted });
  expect((await saved(token)).recipes).toEqual([]);
  expect(
    (await t.call('POST', '/api/favorites', { token, body: { recipeId: 'gone', isFavorite: false } })).json(),
  ).toEqual({ isFavorite: false });
});

it('does what came with a key once, at the same time and long after', async () => {
  const { token } = await t.signUp();
  const press = (idempotencyKey: string, isFavorite?: boolean) =>
    t.call('POST', '/api/favorites', { token, body: { recipeId: ids[4], isFavorite, idempotencyKey } });
  const many = await Promise.all(Array.from({ length: 9 }, () => press('first press')));
  expect(many.map((answer) => answer.json())).toEqual(Array(9).fill({ isFavorite: true }));
  expect((await press('second press', false)).json()).toEqual({ isFavorite: false });
  // A delayed copy of the first request.
  expect((await press('first press', true)).json()).toEqual({ isFavorite: false });
  expect((await saved(token)).recipes).toEqual([]);
});

it('keeps no key of what it refused', async () => {
  const { token } = await t.signUp();
  const body = { recipeId: 'composed-new', idempotencyKey: 'once refused' };
  expect((await t.call('POST', '/api/favorites', { token, body })).statusCode).toBe(404);
  const recipeData = { title: 'Soup', instructions: ['Stir.'] };
  const again = await t.call('POST', '/api/favorites', { token, body: { ...body, recipeData } });
  expect(again.json()).toEqual({ isFavorite: true });
});

it('shows what is saved most as popular', async () => {
  const people = await Promise.all([t.signUp(), t.signUp(), t.signUp(), t.signUp()]);
  for (const { token } of people) await toggle(token, ids[45]!);
  const popular = (await t.call('GET', '/api/recipes?popular=true&limit=8')).json<RecipeCard[]>();
  expect(popular[0]!.id).toBe(ids[45]);
  expect(popular).toHaveLength(8);
});

it('needs a session', async () => {
  expect((await t.call('GET', '/api/favorites')).statusCode).toBe(401);
  expect((await t.call('POST', '/api/favorites', { body: { recipeId: ids[0] } })).statusCode).toBe(401);
});

it('keeps everything that was said of a recipe that is stored nowhere else', async () => {
  const { token } = await t.signUp();
  const step = {
    step: 1,
    title: 'Simmer',
    text: 'Simmer it.',
    timer_sec: 600,
    heat: 'low',
    temp_f: null,
    temp_c: null,
    looks_right: 'It thickens.',
    tip: 'Stir now and then.',
    swap_note: null,
    allergen_flags: [],
    equipment: ['stovetop'],
  };
  const recipeData = {
    title: 'Fridge stew',
    description: 'From what was there.',
    instructions: ['Simmer it.'],
    servings: 3,
    totalTimeMin: 25,
    tags: ['stew', 'weeknight'],
    imageUrl: 'https://pictures.example/stew.jpg',
    nutritionPerServing: { calories: 320, range: [280, 360], resolvedShare: 0.9 },
    difficulty: 'hard',
    allergens: ['celery'],
    tools: ['Stove', 'air-fryer', 'a wok nobody knows'],
    interactiveSteps: [step],
  };
  expect((await toggle(token, 'gone-from-the-server', recipeData)).json()).toEqual({ isFavorite: true });
  const kept = {
    title: 'Fridge stew',
    description: 'From what was there.',
    servings: 3,
    totalTimeMin: 25,
    difficulty: 'hard',
    calories: 320,
  };
  const [card] = (await saved(token)).recipes;
  expect(card).toMatchObject(kept);
  const opened = (await t.call('GET', `/api/recipes/${card!.id}`, { token })).json<Recipe>();
  expect(opened).toMatchObject({
    ...kept,
    nutritionPerServing: recipeData.nutritionPerServing,
    interactiveSteps: [step],
    steps: [{ text: 'Simmer it.' }],
  });
  for (const view of [card!, opened]) {
    expect(view.tags).toEqual(expect.arrayContaining(['stew', 'weeknight']));
    expect(view.allergens).toContain('celery');
    expect(view.equipment).toEqual(expect.arrayContaining(['stovetop', 'air_fryer']));
    // Shown through this server, as every picture of another site.
    expect(view.imageUrl).toMatch(/^\/pictures\/photos\//);
  }
  const exported = (await t.call('GET', '/api/user/export', { token })).body;
  expect(exported).toContain('It thickens.');
});

it('takes a recipe as a person would write it: five figures, and temperatures in °F', async () => {
  const { token } = await subscribed(t);
  const step = {
    step: 1,
    title: 'Roast',
    text: 'Roast everything.',
    timer_sec: 1200,
    heat: 'high',
    temp_f: 425,
    looks_right: 'Brown at the edges.',
    tip: null,
    swap_note: null,
    allergen_flags: [],
    equipment: ['oven'],
  };
  const figures = { calories: 410, protein: 31, carbs: 22, fat: 20, fiber: 5 };
  const recipeData = {
    title: 'Sheet pan dinner',
    description: 'One pan.',
    instructions: ['Roast everything.'],
    servings: 2,
    totalTimeMin: 30,
    tags: ['weeknight'],
    imageUrl: '@assets/pan.jpg',
    nutritionPerServing: figures,
    difficulty: 'easy',
    allergens: [],
    tools: ['oven'],
    interactiveSteps: [step],
  };
  expect((await toggle(token, 'as-written', recipeData)).json()).toEqual({ isFavorite: true });
  const [card] = (await saved(token)).recipes;
  const opened = (await t.call('GET', `/api/recipes/${card!.id}`, { token })).json<Recipe>();
  expect(opened.nutritionPerServing).toEqual({ ...figures, range: [410, 410], resolvedShare: 1 });
  expect(opened.interactiveSteps).toMatchObject([
    { temp_f: 425, temp_c: 218, temps: [{ f: 425, c: 218 }], timer_sec: 1200 },
  ]);
});
