import { afterAll, beforeAll, expect, it } from 'vitest';
import { ParsePool } from '../parsing/parse-pool.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Person, settled } from './private-data.ts';

/** A worker whose every parser is lost for ever, as if each had the worst pattern and the worst text. */
const LOST = new URL(
  `data:text/javascript,${encodeURIComponent(`
    process.on('message', () => { for (;;); });
    process.send({ type: 'ready' });`)}`,
);

let t: TestApp;
let cook: Person;
let recipe: { id: string };
beforeAll(async () => {
  t = await testApp({
    pages: { read: async (url) => ({ text: '<p>Soup</p>', url }) },
  });
  cook = await settled(t);
  const made = await t.call('POST', '/api/recipes', {
    token: cook.token,
    body: { title: 'Soup', ingredients: ['1 carrot'], steps: ['Boil it.'] },
  });
  recipe = made.json();
});
afterAll(() => t.close());

const LINES = { ingredients: ['1 egg'], steps: ['Fry it.'] };
const WRITTEN: readonly [method: 'GET' | 'POST' | 'PATCH', path: (id: string) => string, body?: object][] = [
  ['POST', () => '/api/recipes/import', { text: 'Soup\n\nIngredients\n1 carrot' }],
  ['POST', () => '/api/recipes/import', { url: 'https://example.com/soup' }],
  ['POST', () => '/api/recipes', { title: 'Egg', ...LINES }],
  ['PATCH', (id) => `/api/recipes/${id}`, { title: 'Carrots' }],
  ['GET', (id) => `/api/recipes/${id}`],
  ['POST', (id) => `/api/recipes/${id}/enhance`],
  [
    'POST',
    () => '/api/favorites',
    {
      recipeId: 'browser-1',
      recipeData: { title: 'Egg', ingredients: ['1 egg'], instructions: ['Fry it.'] },
    },
  ],
  ['POST', () => '/api/community/recipes', { title: 'Egg', ingredients: '1 egg', instructions: 'Fry it.' }],
  [
    'POST',
    () => '/api/chat/cooking-assistant',
    {
      message: 'How long?',
      context: { recipe: { title: 'Egg', currentStep: 1, totalSteps: 1, allSteps: LINES.steps } },
    },
  ],
];

it.each(WRITTEN)('reads what a stranger sent where it can be stopped: %s %s', async (method, path, body) => {
  const pool = new ParsePool({ entry: LOST, timeLimit: 300 });
  const real = t.container.parsing.read;
  t.container.parsing.read = pool.read.bind(pool);
  try {
    const lost = t.call(method, path(recipe.id), { token: cook.token, ...(body && { body }) });
    let isLost = true;
    const answer = lost.finally(() => {
      isLost = false;
    });
    // The rest of the server goes on.
    expect((await t.call('GET', '/api/plans')).statusCode).toBe(200);
    expect(isLost).toBe(true);
    expect((await answer).body).toContain('This takes too long to read.');
    expect((await answer).statusCode).toBe(400);
  } finally {
    t.container.parsing.read = real;
    await pool.close();
  }
});
