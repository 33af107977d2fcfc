import type { RecipeVersion } from '@crisper/contract/recipes/own-recipes';
import type { Recipe, RecipeCard } from '@crisper/contract/recipes/recipes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PageError } from '../../../providers/page-fetch/page-fetch.provider.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';

const PAGE = `<html><head><script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Plain omelette <b>x</b>',
  recipeYield: '2',
  image: 'https://example.com/pictures/omelette.jpg',
  prepTime: 'PT5M',
  cookTime: 'PT4M',
  recipeIngredient: ['3 eggs', '1 tbsp butter', '1 pinch of unobtainium'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Beat the eggs.' },
    {
      '@type': 'HowToSection',
      name: 'For the pan',
      itemListElement: [{ '@type': 'HowToStep', text: 'Fry in the butter for 3 minutes.' }],
    },
  ],
})}</script></head><body></body></html>`;
const OWN = {
  title: 'Grandma’s soup',
  ingredients: ['2 carrots', '1 l water'],
  steps: ['Boil for 20 minutes.'],
  servings: 3,
};

let t: TestApp;
let real: TestApp;
let mine: { id: string; token: string };
let other: { id: string; token: string };
beforeAll(async () => {
  t = await testApp({
    pages: {
      async read(url) {
        if (url.includes('/recipe')) return { text: PAGE, url: 'https://example.com/recipe' };
        if (url.includes('/empty')) return { text: '<p>Hello</p>', url };
        throw new PageError('That page is too large to read.');
      },
    },
  });
  real = await testApp();
  mine = await t.signUp();
  other = await t.signUp();
});
afterAll(async () => {
  await t.close();
  await real.close();
});

const read = (body: object) => t.call('POST', '/api/recipes/import', { body, token: mine.token });

describe('reading for review', () => {
  it('reads a link and stores nothing', async () => {
    const answer = await read({ url: 'https://example.com/recipe' });
    expect(answer.json()).toMatchObject({
      draft: {
        servings: 2,
        prepTimeMin: 5,
        cookTimeMin: 4,
        ingredients: ['3 eggs', '1 tbsp butter', '1 pinch of unobtainium'],
        steps: ['Beat the eggs.', 'For the pan: Fry in the butter for 3 minutes.'],
        sourceUrl: 'https://example.com/recipe',
        imageUrl: 'https://example.com/pictures/omelette.jpg',
      },
      unknown: ['1 pinch of unobtainium'],
    });
    expect((await t.call('GET', '/api/recipes?own=true', { token: mine.token })).json()).toEqual([]);
  });

  it('leads from a link over the review to a recipe that can be cooked', async () => {
    const { draft } = (await read({ url: 'https://example.com/recipe' })).json();
    const body = { ...draft, courses: ['breakfast', 'snack'] };
    const saved = await t.call('POST', '/api/recipes', { body, token: other.token });
    expect(saved.statusCode, saved.body).toBe(201);
    const { id } = saved.json<Recipe>();
    const opened = (await t.call('GET', `/api/recipes/${id}`, { token: other.token })).json<Recipe>();
    expect(opened).toMatchObject({
      title: 'Plain omelette x',
      isOwn: true,
      sourceUrl: 'https://example.com/recipe',
      courses: ['breakfast', 'snack'],
      totalTimeMin: 9,
    });
    expect(opened.interactiveSteps.map((step) => step.timer_sec)).toEqual([null, 180]);
    const changed = { courses: ['dinner'] };
    await t.call('PATCH', `/api/recipes/${id}`, { body: changed, token: other.token });
    const again = await t.call('GET', `/api/recipes/${id}`, { token: other.token });
    expect(again.json<Recipe>().courses).toEqual(['dinner']);
    await t.call('DELETE', `/api/recipes/${id}`, { token: other.token });
  });

  it('reads a pasted text', async () => {
    const text =
      'Toast\n\nIngredients\n- 2 slices bread\nOn top:\n- 1 tbsp butter\n\nMethod\n1. Toast the bread.\n2. Spread the butter.';
    const { draft, calories } = (await read({ text })).json();
    expect(draft.ingredients).toEqual(['2 slices bread', 'On top:', '1 tbsp butter']);
    expect(draft.steps).toHaveLength(2);
    expect(calories).toBeGreaterThan(50);
  });

  it('says what is wrong with a link or a text', async () => {
    for (const body of [
      {},
      { url: '', text: '  ' },
      { url: 'https://example.com', text: 'x' },
      { text: 'a'.repeat(200_001) },
    ])
      expect((await read(body)).statusCode).toBe(400);
    expect((await read({ url: 'https://example.com/empty' })).json()).toMatchObject({ code: 'bad_request' });
    expect((await read({ text: 'just a sentence' })).statusCode).toBe(400);
    expect((await read({ url: 'https://example.com/huge' })).json()).toMatchObject({
      error: 'That page is too large to read.',
    });
  });

  it('never looks into its own network', async () => {
    const { token } = await real.signUp();
    for (const url of [
      'http://127.0.0.1:5432',
      'http://localhost',
      'file:///etc/passwd',
      'http://169.254.169.254/',
      'http://[fe80::1]/',
      'http://10.0.0.1',
    ]) {
      const answer = await real.call('POST', '/api/recipes/import', { body: { url }, token });
      expect(answer.statusCode, url).toBe(400);
      expect(answer.json<{ error: string }>().error, url).toMatch(/public|http/);
    }
  });
});

describe('recipes of one’s own', () => {
  it('are saved, found, changed and deleted by their owner', async () => {
    const created = await t.call('POST', '/api/recipes', { body: OWN, token: mine.token });
    expect(created.statusCode).toBe(201);
    const recipe = created.json<Recipe>();
    expect(recipe).toMatchObject({ title: OWN.title, servings: 3, isOwn: true, allergens: [] });
    expect(recipe.diets).toContain('vegan');
    expect(recipe.interactiveSteps[0]?.timer_sec).toBe(1200);
    const listed = (await t.call('GET', '/api/recipes?own=true&page=1', { token: mine.token })).json();
    expect(listed).toMatchObject({ total: 1, hasMore: false, recipes: [{ id: recipe.id }] });
    const found = await t.call('POST', '/api/recipes/search', {
      token: mine.token,
      body: { ingredients: ['carrot'] },
    });
    expect(found.json<{ recipes: RecipeCard[] }>().recipes.map((one) => one.id)).toContain(recipe.id);

    const changed = await t.call('PATCH', `/api/recipes/${recipe.id}`, {
      token: mine.token,
      body: { title: 'Soup', ingredients: ['2 carrots', '100 ml cream'] },
    });
    expect(changed.json()).toMatchObject({ id: recipe.id, title: 'Soup', servings: 3, allergens: ['milk'] });
    expect(changed.json<Recipe>().steps.map((step) => step.text)).toEqual(OWN.steps);

    expect((await t.call('DELETE', `/api/recipes/${recipe.id}`, { token: mine.token })).json()).toEqual({
      ok: true,
    });
    expect((await t.call('GET', `/api/recipes/${recipe.id}`, { token: mine.token })).statusCode).toBe(404);
  });

  it('do not exist for anybody else', async () => {
    const { id, slug } = (
      await t.call('POST', '/api/recipes', { body: OWN, token: mine.token })
    ).json<Recipe>();
    for (const [method, path, body] of [
      ['GET', id, undefined],
      ['GET', slug, undefined],
      ['GET', `${id}/sources`, undefined],
      ['POST', `${id}/enhance`, undefined],
      ['PATCH', id, { title: 'Mine now' }],
      ['DELETE', id, undefined],
    ] as const)
      expect(
        (await t.call(method, `/api/recipes/${path}`, { token: other.token, body })).statusCode,
        path,
      ).toBe(404);
    const browsed = (await t.call('GET', '/api/recipes?search=grandma', { token: other.token })).json();
    expect(browsed).toEqual([]);
    expect((await t.call('GET', '/api/recipes?own=true', { token: other.token })).json()).toEqual([]);
  });

  it('must be recipes', async () => {
    const save = (body: object) => t.call('POST', '/api/recipes', { body, token: mine.token });
    for (const wrong of [
      { title: ' ' },
      { ingredients: [] },
      { steps: [] },
      { servings: 0 },
      { servings: -2 },
      { servings: 1e9 },
      { sourceUrl: 'javascript:alert(1)' },
      { ingredients: Array(1000).fill('egg') },
    ])
      expect((await save({ ...OWN, ...wrong })).statusCode, JSON.stringify(wrong).slice(0, 60)).toBe(400);
    const scripted = await save({
      ...OWN,
      title: '<script>alert(1)</script>',
      steps: ['<img src=x onerror=alert(1)> \0 boil'],
    });
    expect(scripted.statusCode).toBe(201);
    expect(scripted.json()).toMatchObject({ title: '<script>alert(1)</script>' });
    expect((await t.call('POST', '/api/recipes', { body: OWN })).statusCode).toBe(401);
  });
});

describe('a recipe over time', () => {
  const write = async (token: string, own: object) =>
    (await t.call('POST', '/api/recipes', { token, body: { steps: ['Mix.'], ...own } })).json<Recipe>();

  it('keeps versions, says what changed, and goes back', async () => {
    const { token } = await t.signUp();
    const { id } = await write(token, { title: 'Toast', ingredients: ['2 slices bread'] });
    const at = `/api/recipes/${id}`;
    await t.call('PATCH', at, { token, body: { title: 'French toast' } });
    await t.call('PATCH', at, { token, body: { title: 'French toast' } });
    await t.call('PATCH', at, { token, body: { ingredients: ['2 slices bread', '1 egg'], servings: 2 } });
    const versions = async () =>
      (await t.call('GET', `${at}/versions`, { token })).json<{ versions: RecipeVersion[] }>().versions;
    const [last, first, ...rest] = await versions();
    expect(rest).toEqual([]);
    expect([last!.removed, last!.added]).toEqual([['Serves 4'], ['1 egg', 'Serves 2']]);
    expect([first!.removed, first!.added]).toEqual([['Toast'], ['French toast']]);
    const back = await t.call('POST', `${at}/versions/${first!.id}`, { token });
    expect(back.json<Recipe>()).toMatchObject({ title: 'Toast', servings: 4 });
    expect((await versions())[0]).toMatchObject({ title: 'French toast' });
  });

  it('is an ingredient of another: linked, on the shopping list with its own lines, and never of itself', async () => {
    const { token } = await t.signUp();
    const dough = await write(token, { title: 'Pizza dough', ingredients: ['250 g ricotta'], servings: 2 });
    const pizza = await write(token, {
      title: 'Pizza',
      ingredients: ['2 batches pizza dough, rested', '200 g mozzarella'],
      servings: 4,
    });
    expect(pizza.ingredients[0]?.part).toEqual({ id: dough.id, batches: 2 });
    const alone = await write(token, { title: 'Cheese', ingredients: ['500 g ricotta', '200 g mozzarella'] });
    expect([pizza.calories, pizza.allergens, pizza.hasUnknown]).toEqual([alone.calories, ['milk'], false]);
    await write(token, {
      title: 'Calzone',
      ingredients: ['1 batch pizza dough', '1 tomato'],
    });
    const [card] = (await t.call('GET', '/api/recipes?own=true', { token })).json<Recipe[]>();
    expect([card?.title, card?.allergens, card?.diets.includes('vegan')]).toEqual([
      'Calzone',
      ['milk'],
      false,
    ]);
    await t.call('PUT', `/api/shopping/recipes/${pizza.id}`, { token, body: { servings: 8 } });
    const list = (await t.call('GET', '/api/shopping', { token })).body;
    expect(list).toContain('ricotta');
    expect(list).not.toContain('dough');
    const circle = await t.call('PATCH', `/api/recipes/${dough.id}`, {
      token,
      body: { ingredients: ['1 batch pizza'] },
    });
    expect([circle.statusCode, circle.json<{ error: string }>().error]).toEqual([
      400,
      'A recipe can’t be an ingredient of itself. Change the line that names it.',
    ]);
    await t.call('DELETE', `/api/recipes/${dough.id}`, { token });
    const left = (await t.call('GET', `/api/recipes/${pizza.id}`, { token })).json<Recipe>();
    expect(left.ingredients[0]).not.toHaveProperty('part');
  });

  it('is found by tag, stars and collection', async () => {
    const { token } = await t.signUp();
    const soup = await write(token, { title: 'Soup', ingredients: ['1 leek'] });
    const cake = await write(token, { title: 'Cake', ingredients: ['2 eggs'] });
    await t.call('PATCH', `/api/recipes/${cake.id}/marks`, { token, body: { rating: 4, tags: ['Sweet'] } });
    const box = (await t.call('POST', '/api/collections', { token, body: { title: 'Box' } })).json<{
      id: string;
    }>();
    await t.call('PUT', `/api/collections/${box.id}/recipes/${soup.id}`, { token });
    const found = async (query: string) =>
      (await t.call('GET', `/api/recipes?own=true&page=1&${query}`, { token }))
        .json<{ recipes: { title: string }[] }>()
        .recipes.map(({ title }) => title);
    expect(await found('tag=Sweet')).toEqual(['Cake']);
    const cards = (await t.call('GET', '/api/recipes?own=true', { token })).json<Recipe[]>();
    expect(cards.map(({ title, rating }) => [title, rating])).toEqual([
      ['Cake', 4],
      ['Soup', undefined],
    ]);
    expect(cards[0]?.tags).toEqual(['Sweet']);
    expect(await found('rating=5')).toEqual([]);
    expect(await found('rating=4&search=cak')).toEqual(['Cake']);
    expect(await found(`collection=${box.id}`)).toEqual(['Soup']);
    const other = (await t.signUp()).token;
    const theirs = await t.call('GET', `/api/recipes?own=true&page=1&collection=${box.id}`, { token: other });
    expect(theirs.json<{ recipes: unknown[] }>().recipes).toEqual([]);
    expect((await t.call('GET', '/api/recipe-tags', { token })).json()).toEqual({ tags: ['Sweet'] });
  });
});
