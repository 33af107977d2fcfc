import type { MatchedRecipe } from '@crisper/contract/matching/matching';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jsonObjects } from '../../json-objects.ts';
import type { TextProvider, TextQuestion } from '../../providers/text/text.provider.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { groundRecipe } from './ground-recipe.ts';
import type { SearchQuery } from './search-query.ts';

const QUERY: SearchQuery = {
  foods: ['egg', 'spinach'],
  equipment: ['stovetop', 'oven', 'microwave'],
  diets: [],
  maxMinutes: undefined,
  onlyCookNow: false,
};
const GOOD = {
  title: 'Spinach Eggs',
  description: 'Quick.',
  servings: 1,
  prepMinutes: 3,
  cookMinutes: 5,
  ingredients: ['3 eggs', '100 g spinach', '1 tbsp vegetable oil'],
  steps: [
    'Wilt the spinach in the oil over medium heat for 2 minutes.',
    'Add the eggs and cook for 3 minutes until the whites and yolks are set, 160°F inside.',
  ],
  nutritionPerServing: { calories: 1 },
  missing: [],
};

const questions: TextQuestion[] = [];
let written: string[] | Error = [];
const text: TextProvider = {
  name: 'made-up',
  async *stream(question) {
    questions.push(question);
    if (written instanceof Error) throw written;
    yield* written;
  },
};

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await testApp({ text });
  token = (await t.signUp()).token;
});
afterAll(() => t.close());
beforeEach(async () => {
  questions.length = 0;
  await t.container.db.orm.execute(sql`delete from more_recipes`);
});

const search = async () => {
  const body = { ingredients: ['eggs', 'spinach'] };
  return (await t.call('POST', '/api/recipes/search', { token, body })).json<{ moreJob: string }>().moreJob;
};
const follow = async (job: string) => {
  const { body } = await t.call('GET', `/api/recipes/search/${job}/events`, { token });
  return body
    .trim()
    .split('\n\n')
    .map((line) => JSON.parse(line.replace('data: ', '')) as { type: string; recipe?: MatchedRecipe });
};

describe('recipes by a text model', () => {
  it('are a stage of the search', async () => {
    const body = { ingredients: ['eggs', 'spinach'] };
    const headers = { accept: 'text/event-stream' };
    const stream = await t.call('POST', '/api/recipes/search', { token, body, headers });
    const stages = [...stream.body.matchAll(/"stage":"(\w+)"/g)].map(([, stage]) => stage);
    expect(stages).toEqual(['matching', 'composing', 'writing']);
  });

  it('are written in a job, checked, figured by the kitchen and handed over one by one', async () => {
    const line = JSON.stringify(GOOD);
    const truffles = JSON.stringify({
      ...GOOD,
      title: 'Truffle Eggs',
      ingredients: ['3 eggs', '50 g truffle'],
    });
    written = ['Sure! ```json\n', line.slice(0, 40), line.slice(40), '\n', truffles, '\n{"half": '];
    const job = await search();
    expect(questions).toEqual([]);
    await t.container.jobs.runDue();
    expect(questions[0]!.prompt).toContain('At hand: egg, spinach');
    const events = await follow(job);
    expect(events.map((event) => event.type)).toEqual(['recipe', 'end']);
    const { recipe } = events[0]!;
    expect(recipe).toMatchObject({
      title: 'Spinach Eggs',
      origin: 'model',
      matchPercentage: 100,
      missingIngredients: [],
    });
    expect(recipe!.nutritionPerServing!.calories).toBeGreaterThan(250);
    const opened = await t.call('GET', `/api/recipes/${recipe!.id}`, { token });
    expect(opened.json()).toMatchObject({ title: 'Spinach Eggs', calories: recipe!.calories });
  });

  it('are written once for all who ask the same', async () => {
    written = [JSON.stringify(GOOD)];
    const first = await search();
    await t.container.jobs.runDue();
    expect(await search()).toBe(first);
    await t.container.jobs.runDue();
    expect(questions).toHaveLength(1);
    expect((await follow(first)).map((event) => event.type)).toEqual(['recipe', 'end']);
  });

  it('end quietly when the model fails or writes no JSON', async () => {
    for (const wrong of [new Error('down'), ['I would rather not.'], ['[1, 2'], ['{"title": "x"}']]) {
      written = wrong;
      const job = await search();
      await t.container.jobs.runDue();
      expect(await follow(job)).toEqual([{ type: 'end' }]);
      await t.container.db.orm.execute(sql`delete from more_recipes`);
    }
  });

  it('are told apart from what nobody asked for', async () => {
    expect(await follow('0'.repeat(32))).toMatchObject([
      { type: 'error', code: 'not_found', requestId: expect.any(String) },
    ]);
    expect((await t.call('GET', '/api/recipes/search/x/events', { token })).statusCode).toBe(400);
    expect((await t.call('GET', `/api/recipes/search/${'0'.repeat(32)}/events`)).statusCode).toBe(401);
  });
});

describe('grounding', () => {
  const refused = (changes: object, wanted: Partial<SearchQuery> = {}) =>
    groundRecipe({ ...GOOD, ...changes }, { ...QUERY, ...wanted });

  it('takes what is at hand, staples, and what is declared as missing', () => {
    expect(groundRecipe(GOOD, QUERY)).toMatchObject({ origin: 'model', hasUnknown: false, imageUrl: null });
    const withFeta = {
      ingredients: [...GOOD.ingredients, '50 g feta'],
      steps: [...GOOD.steps, 'Crumble the feta over it.'],
    };
    expect(refused(withFeta)).toMatch(/feta.*not at hand/);
    expect(refused({ ...withFeta, missing: ['feta'] })).toMatchObject({ title: 'Spinach Eggs' });
  });

  it('refuses invented foods, unsafe methods, and what was not asked for', () => {
    expect(refused({ ingredients: ['3 eggs', '1 cup zorblax'] })).toMatch(/zorblax/);
    expect(refused({ steps: [...GOOD.steps, 'Stir in the shrimp.'] })).toMatch(/shrimp/);
    const chicken = {
      ingredients: ['2 chicken breasts', '100 g spinach'],
      steps: ['Fry the chicken briefly with the spinach.'],
    };
    expect(refused(chicken, { foods: ['chicken-breast', 'spinach'] })).toMatch(/safe end point/);
    expect(refused({}, { diets: ['vegan'] })).toMatch(/diet/);
    expect(refused({}, { maxMinutes: 5 })).toMatch(/too long/);
    expect(refused({}, { equipment: ['microwave'] })).toMatch(/equipment/);
    for (const nothing of [null, 5, 'x', [], {}, { title: 'x' }])
      expect(typeof groundRecipe(nothing, QUERY)).toBe('string');
  });
});

it('finds objects in a text that comes in pieces', async () => {
  async function* pieces() {
    yield* ['```json [{"a": "}', '{\\""}, ', '{broken}', '{"b":{"c":1}}] bye'];
  }
  const found: unknown[] = [];
  for await (const one of jsonObjects(pieces())) found.push(one);
  expect(found).toEqual([{ a: '}{"' }, { b: { c: 1 } }]);
});
