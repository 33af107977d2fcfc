import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { MatchedRecipe, WorthBuying } from '@crisper/contract/matching/matching';
import type { Recipe } from '@crisper/contract/recipes/recipes';
import { EMPTY_DRAFT, plainIngredient, plainStep } from '@crisper/kitchen/recipes/draft';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBook } from '../recipes/book/book.service.ts';
import { seedCookBook } from '../recipes/book/cook-book.ts';
import { createGeneratedRecipes } from '../recipes/generated/generated-recipes.service.ts';
import { upsertMany } from '../recipes/recipes.repository.ts';
import { createMatchBook } from './match-book.ts';

const BOOK = fileURLToPath(new URL('../../../../../recipes', import.meta.url));
const FRIDGE = [
  'eggs',
  'spinach',
  'feta',
  'tomatoes',
  'onion',
  'Aubergine',
  'chicken breast',
  'rice',
  'garlic',
];

const FORTY_CONDIMENTS =
  'ketchup, mustard, mayonnaise, hot sauce, soy sauce, fish sauce, worcestershire sauce, vinegar, apple cider vinegar, balsamic vinegar, barbecue sauce, teriyaki sauce, hoisin sauce, oyster sauce, sriracha, tabasco, relish, horseradish, wasabi, tahini, jam, maple syrup, honey, dijon mustard, whole grain mustard, pickles, capers, salsa, chutney, harissa, miso, sesame oil, rice vinegar, mirin, red wine vinegar, ranch dressing, caesar dressing, gochujang, chili crisp, steak sauce'.split(
    ', ',
  );

interface Answer {
  recipes: MatchedRecipe[];
  cursor: string | null;
  capped: boolean;
  unknown: string[];
  moreJob: string | null;
  worthBuying: WorthBuying | null;
}

let t: TestApp;
let free: { id: string; token: string };
let pro: { id: string; token: string };
beforeAll(async () => {
  t = await testApp();
  await seedCookBook(t.container.db, BOOK);
  free = await t.signUp();
  pro = await t.signUp();
  await t.container.db.orm.execute(
    sql`update users set pro_until = now() + interval '1 day' where id = ${pro.id}`,
  );
});
afterAll(() => t.close());

const eventsOf = (body: string) =>
  body
    .trim()
    .split('\n\n')
    .map(
      (line) => JSON.parse(line.replace('data: ', '')) as { type: string; stage?: string; result?: Answer },
    );

const search = async (body: object, token = free.token) => {
  const answer = await t.call('POST', '/api/recipes/search', { body, token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};

describe('searching with what is at hand', () => {
  it('answers whole recipes, none without its main food, cut by the free plan', async () => {
    const { recipes, capped, cursor, unknown, moreJob } = await search({
      ingredients: [...FRIDGE, 'moon dust'],
    });
    expect(recipes).toHaveLength(10);
    expect({ capped, cursor, moreJob }).toEqual({ capped: true, cursor: null, moreJob: null });
    // The short names that the landing demo reads.
    for (const one of recipes) expect([one.match, one.time]).toEqual([one.matchPercentage, one.totalTimeMin]);
    expect(unknown).toEqual(['moon dust']);
    for (const one of recipes) expect(one.matchPercentage).toBeGreaterThan(40);
    expect(new Set(recipes.map((recipe) => recipe.origin))).toEqual(new Set(['cookbook', 'composed']));
    expect(recipes.every((recipe) => recipe.steps.length > 0 && recipe.reasons.length > 0)).toBe(true);
  });

  it('takes the food that a scan has named, whatever the cook sees as its name', async () => {
    const named = await search({
      ingredients: [
        ...FRIDGE.slice(1),
        { name: 'Omas Hühnereier', food: 'egg' },
        { name: 'feta', food: 'no-such' },
      ],
    });
    expect(named.unknown).toEqual([]);
    const ids = ({ recipes }: Answer) => recipes.map((recipe) => recipe.id);
    expect(ids(named)).toEqual(ids(await search({ ingredients: FRIDGE })));
  });

  it('goes on page after page for Pro, never showing one twice', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < 10; page += 1) {
      const answer: Answer = await search({ ingredients: FRIDGE, ...(cursor && { cursor }) }, pro.token);
      seen.push(...answer.recipes.map((recipe) => recipe.id));
      expect(answer.capped).toBe(false);
      cursor = answer.cursor;
      if (cursor === null) break;
      expect(answer.recipes).toHaveLength(50);
    }
    expect(cursor).toBeNull();
    expect(seen.length).toBeGreaterThan(100);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('cooks with what the kitchen has where a search names no equipment', async () => {
    const { token } = await t.signUp();
    await t.call('PATCH', '/api/household/kitchen', { token, body: { equipment: ['microwave'] } });
    const { recipes } = await search({ ingredients: FRIDGE }, token);
    expect(recipes.length).toBeGreaterThan(0);
    for (const { equipment } of recipes)
      expect(equipment.every((one) => one === 'microwave' || one === 'no_cook')).toBe(true);
  });

  it('obeys equipment, time, diet and "only what I can make"', async () => {
    const { recipes } = await search({
      ingredients: FRIDGE.map((name) => ({ name })),
      equipment: ['stove', 'no-cook'],
      filters: { maxTime: 30, diet: ['vegetarian'], allInKitchen: true },
    });
    expect(recipes.length).toBeGreaterThan(0);
    for (const recipe of recipes) {
      expect(recipe.equipment.every((one) => one === 'stovetop' || one === 'no_cook')).toBe(true);
      expect(recipe.totalTimeMin).toBeLessThanOrEqual(30);
      expect(recipe.diets).toContain('vegetarian');
      expect(recipe.matchPercentage).toBe(100);
    }
  });

  it('keeps all chosen diets, or any of them where that was asked, among the ten of the free plan', async () => {
    const ingredients = [...FRIDGE, 'flour', 'pasta', 'tofu', 'bread', 'chickpeas'];
    const asked = (dietMatch?: string) =>
      search({ ingredients, filters: { diet: ['vegan', 'gluten-free'], ...(dietMatch && { dietMatch }) } });
    const all = await asked();
    expect(all.recipes.length).toBeGreaterThanOrEqual(6);
    for (const { diets } of all.recipes)
      expect(diets).toEqual(expect.arrayContaining(['vegan', 'gluten-free']));
    const any = await asked('any');
    expect(any.recipes.length).toBeGreaterThanOrEqual(6);
    const kept = any.recipes.map(({ diets }) => [diets.includes('vegan'), diets.includes('gluten-free')]);
    expect(kept.every(([vegan, free]) => vegan || free)).toBe(true);
    expect(kept.some(([vegan, free]) => !vegan || !free)).toBe(true);
  });

  it('lets a composed recipe be opened later, also by its slug', async () => {
    const { recipes } = await search({ ingredients: FRIDGE });
    const composed = recipes.find((recipe) => recipe.origin === 'composed')!;
    for (const name of [composed.id, composed.slug]) {
      const opened = await t.call('GET', `/api/recipes/${name}`, { token: free.token });
      expect(opened.json<Recipe>()).toMatchObject({
        id: composed.id,
        title: composed.title,
        steps: composed.steps,
      });
    }
    expect((await t.call('GET', `/api/recipes/${composed.id}`)).statusCode).toBe(401);
  });

  it('streams what it does, then the same answer', async () => {
    const body = { ingredients: [...FRIDGE, 'lentils'] };
    const stream = await t.call('POST', '/api/recipes/search', {
      body,
      token: free.token,
      headers: { accept: 'text/event-stream' },
    });
    expect(stream.headers['content-type']).toContain('text/event-stream');
    const events = eventsOf(stream.body);
    expect(events.map(({ type, stage }) => stage ?? type)).toEqual(['matching', 'composing', 'result']);
    expect(events.at(-1)!.result).toEqual(await search(body));
  });

  it('sends the stream compressed where the browser takes it', async () => {
    const headers = { accept: 'text/event-stream', 'accept-encoding': 'br, gzip' };
    const body = { ingredients: FRIDGE };
    const stream = await t.call('POST', '/api/recipes/search', { body, token: free.token, headers });
    expect(stream.headers['content-encoding']).toBe('gzip');
    expect(eventsOf(gunzipSync(stream.rawPayload).toString()).at(-1)!.type).toBe('result');
  });

  it('refuses what makes no sense', async () => {
    const call = (body: unknown, token?: string) =>
      t.call('POST', '/api/recipes/search', { body, ...(token && { token }) });
    expect((await call({ ingredients: ['egg'] })).statusCode).toBe(401);
    expect((await call({ ingredients: [] }, free.token)).statusCode).toBe(400);
    const thousand = Array.from({ length: 1000 }, (_, at) => `thing ${at}`);
    expect((await call({ ingredients: thousand }, free.token)).json()).toMatchObject({
      error: 'At most 200 ingredients.',
    });
    expect((await call({ ingredients: ['egg'], filters: { maxTime: -5 } }, free.token)).statusCode).toBe(400);
    expect((await call({ ingredients: ['egg'], cursor: 'next' }, pro.token)).statusCode).toBe(400);
    expect(await search({ ingredients: ['<script>', '\0'] })).toMatchObject({ recipes: [], capped: false });
  });
});

describe('a kitchen of which nothing can be cooked', () => {
  it.each([
    ['one lemon', ['lemon']],
    ['forty condiments', FORTY_CONDIMENTS],
    ['drinks', ['beer', 'white wine', 'orange juice', 'cola', 'sparkling water', 'coffee']],
    ['what is no food', ['dish soap', 'aluminum foil', 'batteries', 'cat food']],
  ])('gets no forced dish of %s, and hears what to buy', async (_, ingredients) => {
    const { recipes, worthBuying } = await search({ ingredients });
    expect(recipes).toEqual([]);
    expect(worthBuying!.names.length).toBeLessThanOrEqual(3);
    expect(worthBuying!.dishes).toBeGreaterThan(3);
  });

  it('is given with an oven alone what an oven alone can cook', async () => {
    const { recipes } = await search({ ingredients: FRIDGE, equipment: ['oven'] });
    expect(recipes.length).toBeGreaterThan(2);
    for (const { title, equipment, steps } of recipes) {
      expect(
        equipment.filter((tool) => tool !== 'oven' && tool !== 'no_cook'),
        title,
      ).toEqual([]);
      const text = steps.map((step) => step.text).join(' ');
      expect(text, title).not.toMatch(/\b(?:to a boil|simmer|skillet|saucepan|microwave)\b/i);
    }
    const eggs = await search({ ingredients: ['eggs'], equipment: ['oven'] });
    expect(eggs.recipes).toEqual([]);
    expect(eggs.worthBuying!.names.length).toBeGreaterThan(0);
  });

  it('hears nothing of it where there is enough', async () => {
    expect((await search({ ingredients: FRIDGE })).worthBuying).toBeNull();
  });

  it('is told only of what these eaters and this oven can use', async () => {
    const { token } = await t.signUp();
    const filters = { diet: ['vegan', 'gluten-free'] };
    const vegan = await search({ ingredients: ['butter', 'bread'], filters, equipment: ['oven'] }, token);
    expect(vegan.recipes).toEqual([]);
    const names = vegan.worthBuying?.names ?? [];
    expect(names.filter((name) => /egg|milk|bread|butter|cheese|chicken/.test(name))).toEqual([]);
  });
});

describe('the book in memory', () => {
  const eggs = (id: string, title: string) =>
    finishRecipe(
      {
        ...EMPTY_DRAFT,
        title,
        servings: 1,
        totalMinutes: 5,
        ingredients: [plainIngredient('2 eggs')],
        steps: [plainStep('Fry the eggs.')],
      },
      { id, slug: id, origin: 'imported' },
    );

  it('follows changes of public recipes and holds no private ones', async () => {
    const { db } = t.container;
    const book = createMatchBook(createBook(db, createGeneratedRecipes(db)), pino({ level: 'silent' }), 0);
    const before = (await book.index()).ids;
    expect(await book.index()).toBe(await book.index());
    await upsertMany(db.orm, [
      { recipe: eggs('public-eggs', 'Public eggs') },
      { recipe: eggs('private-eggs', 'Private eggs'), ownerId: free.id },
    ]);
    const after = (await book.index()).ids;
    expect(after.filter((id) => !before.includes(id))).toEqual(['public-eggs']);
    expect([...(await book.documents(['public-eggs', 'private-eggs'])).keys()]).toEqual(['public-eggs']);
    await upsertMany(db.orm, [{ recipe: eggs('public-eggs', 'Better eggs') }]);
    await book.index();
    expect((await book.documents(['public-eggs'])).get('public-eggs')?.title).toBe('Better eggs');
  });

  it('finds the own recipes of a person, for that person alone', async () => {
    const mine = await search({ ingredients: ['eggs'] });
    expect(mine.recipes.find((recipe) => recipe.id === 'private-eggs')).toMatchObject({
      isOwn: true,
      matchPercentage: 100,
    });
    const others = await search({ ingredients: ['eggs'] }, pro.token);
    expect(others.recipes.map((recipe) => recipe.id)).not.toContain('private-eggs');
    expect((await t.call('GET', '/api/recipes/private-eggs', { token: pro.token })).statusCode).toBe(404);
    expect((await t.call('GET', '/api/recipes/private-eggs/preview')).statusCode).toBe(404);
  });
});
