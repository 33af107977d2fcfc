import type { Scope } from '@crisper/contract/tokens/scopes';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { upsertMany } from '../recipes/recipes.repository.ts';

const SHAKSHUKA = `---
title: Shakshuka
servings: 2
course: breakfast
time: 30 minutes
---

Simmer @tomatoes{4} with @onion{1} for ~{15%minutes}. Poach @eggs{4} in it.
`;

let t: TestApp;
let url: URL;
beforeAll(async () => {
  t = await testApp({ env: { PLANS: 'off' } });
  const recipe = finishRecipe(readCooklang(SHAKSHUKA)!, {
    id: 'shakshuka',
    slug: 'shakshuka',
    origin: 'cookbook',
  });
  await upsertMany(t.container.db.orm, [{ recipe }]);
  url = new URL('/mcp', await t.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => t.close());

const open: Client[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});

async function tokenOf(...scopes: Scope[]): Promise<{ session: string; secret: string; userId: string }> {
  const { token, id } = await t.signUp();
  const made = await t.call('POST', '/api/tokens', { token, body: { name: 'Assistant', scopes, days: 1 } });
  return { session: token, secret: made.json<{ secret: string }>().secret, userId: id };
}

async function connect(secret: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${secret}` } };
  // The SDK's own types say less than its transport does.
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }) as never);
  open.push(client);
  return client;
}

interface Said {
  isError?: boolean;
  content: { text: string }[];
}
const ask = async (client: Client, name: string, input: object = {}) =>
  (await client.callTool({ name, arguments: input as Record<string, unknown> })) as unknown as Said;
async function use<Answer>(client: Client, name: string, input: object = {}): Promise<Answer> {
  const said = await ask(client, name, input);
  expect(said.isError, said.content[0]?.text).toBeFalsy();
  return JSON.parse(said.content[0]!.text) as Answer;
}
const refused = async (client: Client, name: string, input: object = {}) => {
  const said = await ask(client, name, input);
  expect(said.isError, said.content[0]?.text).toBe(true);
  return said.content[0]!.text;
};
interface Items {
  items: { id: string; name: string; amount: string; ticked?: boolean }[];
}

it('an assistant fills the pantry, finds a dish for it, plans it, shops for it and logs it', async () => {
  const { secret, session } = await tokenOf('read', 'write');
  const assistant = await connect(secret);
  const { tools } = await assistant.listTools();
  expect(tools.map(({ name }) => name)).toHaveLength(19);
  expect(tools.find(({ name }) => name === 'read_pantry')?.annotations?.readOnlyHint).toBe(true);
  expect(tools.find(({ name }) => name === 'add_to_pantry')?.annotations?.readOnlyHint).toBe(false);

  const items = [
    { name: 'eggs', amount: 6 },
    { name: 'tomatoes', amount: 500, unit: 'g' },
    { name: 'onion' },
  ];
  const put = await use<{ added: unknown[]; already: number }>(assistant, 'add_to_pantry', { items });
  expect([put.added.length, put.already]).toEqual([3, 0]);
  const shelf = await use<Items>(assistant, 'read_pantry');
  const tomatoes = shelf.items.find(({ name }) => name.startsWith('tomato'))!;
  const kilo = { id: tomatoes.id, amount: 1, unit: 'kg' };
  expect(await use(assistant, 'change_in_pantry', kilo)).toMatchObject({ changed: { amount: '1 kg' } });

  const found = await use<{ recipes: { id: string }[] }>(assistant, 'search_by_pantry');
  expect(found.recipes.map(({ id }) => id)).toContain('shakshuka');
  const byName = await use<{ recipes: { id: string }[] }>(assistant, 'search_by_ingredients', {
    ...{ ingredients: ['eggs', 'tomatoes', 'onion'], maxMinutes: 60 },
  });
  expect(byName.recipes.length).toBeGreaterThan(0);
  const words = await use<{ recipes: { id: string }[] }>(assistant, 'find_recipes', { words: 'shakshuka' });
  expect(words.recipes).toMatchObject([{ id: 'shakshuka' }]);
  expect(await use(assistant, 'read_recipe', { recipe: 'shakshuka' })).toMatchObject({ title: 'Shakshuka' });

  const today = new Date().toISOString().slice(0, 10);
  const place = { date: today, slot: 'dinner', recipe: 'shakshuka' };
  expect(await use(assistant, 'plan_meal', place)).toMatchObject({
    ...{ date: today, meal: { slot: 'dinner', dish: { id: 'shakshuka', title: 'Shakshuka' } } },
  });
  expect(JSON.stringify(await use(assistant, 'read_plan'))).toContain('Shakshuka');

  await use(assistant, 'add_to_shopping_list', { names: ['Oat milk', 'Bread'] });
  const list = await use<Items>(assistant, 'read_shopping_list');
  const milk = list.items.find(({ name }) => /oat milk/i.test(name))!;
  const line = { id: milk.id, name: milk.name };
  expect(await use(assistant, 'tick_shopping_list', { ids: [milk.id], ticked: true })).toMatchObject({
    changed: [{ ...line, ticked: true }],
  });
  const taken = await use<{ removed: unknown[] }>(assistant, 'remove_from_shopping_list', { ids: [milk.id] });
  expect(taken.removed).toMatchObject([line]);
  const left = await use<Items>(assistant, 'read_shopping_list');
  expect(left.items.map(({ id }) => id)).not.toContain(milk.id);

  await use(assistant, 'log_recipe', { recipe: 'shakshuka' });
  await use(assistant, 'log_meal', { name: 'Apple', calories: 90 });
  const day = await use<{ meals: number; totals: { calories: number } }>(assistant, 'read_nutrition');
  expect(day.meals).toBe(2);
  expect(day.totals.calories).toBeGreaterThan(90);

  // All of it is the person's own, as if they had done it themselves.
  expect((await t.call('GET', '/api/meals/recent', { token: session })).json().meals).toHaveLength(2);
  await use(assistant, 'remove_from_pantry', { id: tomatoes.id });
  expect((await t.call('GET', '/api/pantry', { token: session })).json().items).toHaveLength(2);
});

it('recipes are resources: the saved ones are listed, any can be read', async () => {
  const { secret, session } = await tokenOf('recipes:read');
  const assistant = await connect(secret);
  await t.call('POST', '/api/favorites', {
    token: session,
    body: { recipeId: 'shakshuka', isFavorite: true },
  });
  const { resources } = await assistant.listResources();
  expect(resources).toMatchObject([{ uri: 'crisper://recipes/shakshuka', name: 'Shakshuka' }]);
  const { contents } = await assistant.readResource({ uri: resources[0]!.uri });
  expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ title: 'Shakshuka' });
  const { resourceTemplates } = await assistant.listResourceTemplates();
  expect(resourceTemplates).toMatchObject([{ uriTemplate: 'crisper://recipes/{id}' }]);
  for (const uri of [
    'crisper://recipes/',
    'crisper://recipes/%E0%A4%A',
    'file:///etc/passwd',
    'crisper://recipes/nothing',
  ])
    await expect(assistant.readResource({ uri }), uri).rejects.toThrow(/no such resource|not found/i);
});

it('shows and does what the scopes allow, and says what is lacking', async () => {
  const { secret } = await tokenOf('pantry:read');
  const assistant = await connect(secret);
  expect((await assistant.listTools()).tools.map(({ name }) => name)).toEqual(['read_pantry']);
  expect(await use<Items>(assistant, 'read_pantry')).toMatchObject({ items: [] });
  expect(await refused(assistant, 'add_to_pantry', { items: [{ name: 'rice' }] })).toBe(
    'This API token may not do this: it needs the scope pantry:write.',
  );
  expect(await refused(assistant, 'search_by_pantry')).toContain('recipes:read');
  expect((await assistant.listResources()).resources).toMatchObject([{ uri: 'crisper://pantry' }]);
  expect((await assistant.listResourceTemplates()).resourceTemplates).toEqual([]);
  expect((await assistant.listPrompts()).prompts).toEqual([]);
  await expect(assistant.getPrompt({ name: 'plan_my_week' })).rejects.toThrow('no such prompt');
  await expect(assistant.readResource({ uri: 'crisper://recipes/shakshuka' })).rejects.toThrow(
    'recipes:read',
  );
});

const NOBODY = '7a9d1c52-5d0f-4a3e-9b6e-2f1c8e4b7d10';

it.each([
  ['no such tool', 'drop_table', {}],
  ['no arguments', 'plan_meal', {}],
  ['a recipe and a note', 'plan_meal', { date: '2026-11-18', slot: 'dinner', recipe: 'x', note: 'y' }],
  ['neither of them', 'plan_meal', { date: '2026-11-18', slot: 'dinner' }],
  ['a day that is none', 'read_nutrition', { date: '2026-02-31' }],
  ['the year 9999', 'read_nutrition', { date: '9999-01-01' }],
  ['ten thousand things', 'add_to_shopping_list', { names: Array(5_000).fill('x') }],
  ['a negative amount', 'add_to_pantry', { items: [{ name: 'rice', amount: -1 }] }],
  ['an endless amount', 'add_to_pantry', { items: [{ name: 'rice', amount: 1e300 }] }],
  ['control characters', 'add_to_shopping_list', { names: ['a\u0000b'] }],
  ['arguments nobody knows', 'read_pantry', { userId: 'somebody else' }],
  ['a line of nobody', 'remove_from_shopping_list', { ids: [NOBODY] }],
  ['a tick of nobody', 'tick_shopping_list', { ids: [NOBODY], ticked: true }],
  ['a thing taken of nobody', 'remove_from_pantry', { id: NOBODY }],
  ['a meal that is no recipe', 'log_recipe', { recipe: 'nothing-at-all' }],
  ['a plan of nothing', 'plan_meal', { date: '2026-11-18', slot: 'dinner', recipe: 'nothing-at-all' }],
  ['a meal that nobody knows', 'log_meal', { name: 'Grandmother’s feast' }],
  ['a thing of nobody', 'change_in_pantry', { id: NOBODY, amount: 1 }],
  ['a recipe of nobody', 'read_recipe', { recipe: '../../etc/passwd' }],
  ['a million calories', 'log_meal', { name: 'Feast', calories: 1e6 }],
])('refuses %s with a sentence', async (_what, name, input) => {
  const { secret } = await tokenOf('read', 'write');
  const sentence = await refused(await connect(secret), name, input);
  expect(sentence).toMatch(/^\S.{8,}/s);
  expect(sentence.length).toBeLessThanOrEqual(1000);
  expect(sentence).not.toMatch(/\bat \S+:\d+|select |\[object/);
});

const HELLO = {
  ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
};
const post = (body: unknown, token?: string, headers: Record<string, string> = {}) =>
  t.call('POST', '/mcp', {
    body,
    ...(token && { token }),
    headers: { accept: 'application/json, text/event-stream', ...headers },
  });

it('opens to API tokens alone, to no other web site, for one bounded message at a time', async () => {
  const { secret, session } = await tokenOf('read');
  const answer = await post(HELLO, secret);
  expect([answer.statusCode, answer.json().result.serverInfo.name]).toEqual([200, 'crisper']);
  expect(answer.headers['ratelimit-remaining']).toBeDefined();
  for (const token of [undefined, session, `crisper_${'0'.repeat(64)}`]) {
    const stranger = await post(HELLO, token);
    expect([stranger.statusCode, stranger.headers['www-authenticate']]).toEqual([
      401,
      expect.stringContaining('Bearer'),
    ]);
  }
  expect((await post(HELLO, secret, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await post(HELLO, secret, { origin: 'null' })).statusCode).toBe(403);
  expect((await post(HELLO, secret, { origin: 'http://localhost:3000' })).statusCode).toBe(200);
  expect((await post([HELLO, HELLO], secret)).statusCode).toBe(400);
  expect((await post({ hello: 'there' }, secret)).statusCode).toBe(400);
  expect((await post('null', secret, { 'content-type': 'application/json' })).statusCode).toBe(400);
  expect((await post({ ...HELLO, params: 'x'.repeat(70_000) }, secret)).statusCode).toBe(413);
  expect((await post('hello', secret, { 'content-type': 'text/plain' })).statusCode).toBe(415);
  for (const method of ['GET', 'DELETE'] as const)
    expect((await t.call(method, '/mcp', { token: secret })).statusCode).toBe(405);
});

it('ends with its token', async () => {
  const { secret, session } = await tokenOf('pantry:read');
  const assistant = await connect(secret);
  await use(assistant, 'read_pantry');
  const [token] = (await t.call('GET', '/api/tokens', { token: session })).json<{
    tokens: { id: string }[];
  }>().tokens;
  await t.call('DELETE', `/api/tokens/${token!.id}`, { token: session });
  await expect(ask(assistant, 'read_pantry')).rejects.toThrow(/401|token/i);
});
