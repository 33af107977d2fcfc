import type { Scope } from '@crisper/contract/tokens/scopes';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
let url: URL;
beforeAll(async () => {
  t = await testApp({ env: { PLANS: 'off' } });
  url = new URL('/mcp', await t.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => t.close());

const open: Client[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});

async function member(...scopes: Scope[]) {
  const { token: session } = await t.signUp();
  const body = { name: 'Assistant', scopes, days: 1 };
  const { secret } = (await t.call('POST', '/api/tokens', { token: session, body })).json<{
    secret: string;
  }>();
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${secret}` } };
  // The SDK's own types say less than its transport does.
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }) as never);
  open.push(client);
  // From here on the client holds every answer against the schema of its tool.
  await client.listTools();
  const call = async (name: string, input: object = {}) =>
    (await client.callTool({ name, arguments: { ...input } })) as {
      isError?: boolean;
      content: { text: string }[];
      structuredContent?: Record<string, unknown>;
    };
  const use = async <Answer = Record<string, unknown>>(name: string, input?: object): Promise<Answer> => {
    const { isError, content, structuredContent } = await call(name, input);
    expect(isError, content[0]?.text).toBeFalsy();
    expect(JSON.parse(content[0]!.text)).toEqual(structuredContent);
    return structuredContent as Answer;
  };
  return { session, client, call, use };
}

const OMELETTE = {
  ...{ title: 'Moon omelette', ingredients: ['2 eggs', '1 cup milk'], steps: ['Fry it.'], servings: 1 },
};

it('every tool says what it is, what it does to the kitchen, and what it answers', async () => {
  const { client } = await member('read', 'write');
  const { tools } = await client.listTools();
  for (const { title, annotations, inputSchema, outputSchema, name } of tools) {
    expect([title, annotations?.title], name).toEqual([expect.stringMatching(/^[A-Z]\w+ /), title]);
    for (const hint of ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const)
      expect(typeof annotations?.[hint], `${name} ${hint}`).toBe('boolean');
    expect([inputSchema.type, outputSchema?.type], name).toEqual(['object', 'object']);
    if (annotations?.readOnlyHint)
      expect([annotations.destructiveHint, annotations.idempotentHint], name).toEqual([false, true]);
  }
  const hints = (name: string) => tools.find((tool) => tool.name === name)?.annotations;
  expect(hints('remove_from_pantry')).toMatchObject({ readOnlyHint: false, destructiveHint: true });
  expect(hints('add_to_shopping_list')).toMatchObject({ destructiveHint: false, idempotentHint: false });
});

it('one’s own recipes are found, and a time that nobody knows is null and passes no filter', async () => {
  const { session, use } = await member('recipes:read');
  const made = await t.call('POST', '/api/recipes', { token: session, body: OMELETTE });
  const { id } = made.json<{ id: string }>();
  const mine = { id, title: 'Moon omelette', minutes: null, isOwn: true };
  expect(await use('find_recipes', { words: 'moon omelette' })).toEqual({ recipes: [mine] });
  expect(await use('find_recipes', { words: 'moon omelette', maxMinutes: 30 })).toEqual({ recipes: [] });
  expect(await use('read_recipe', { recipe: id })).toMatchObject({ minutes: null, servings: 1 });
  const ingredients = ['eggs', 'milk'];
  type Found = { recipes: { id: string; minutes: number | null }[] };
  const all = await use<Found>('search_by_ingredients', { ingredients });
  expect(all.recipes.find((one) => one.id === id)?.minutes).toBeNull();
  const quick = await use<Found>('search_by_ingredients', { ingredients, maxMinutes: 60 });
  expect(quick.recipes.map((one) => one.id)).not.toContain(id);
  expect(quick.recipes.every(({ minutes }) => minutes !== null && minutes > 0)).toBe(true);
});

it('amounts are in the person’s units', async () => {
  const { session, use } = await member('read', 'write');
  const made = await t.call('POST', '/api/recipes', { token: session, body: OMELETTE });
  const { id } = made.json<{ id: string }>();
  const amounts = async () => {
    const { items } = await use<{ items: { amount: string }[] }>('read_pantry');
    const { ingredients } = await use<{ ingredients: { amount: string }[] }>('read_recipe', { recipe: id });
    return [items[0]!.amount, ingredients[1]!.amount];
  };
  await use('add_to_pantry', { items: [{ name: '2 kg potatoes' }] });
  expect(await amounts()).toEqual(['2 kg', expect.stringMatching(/ml|g$/)]);
  await t.call('PATCH', '/api/household/kitchen', { token: session, body: { units: 'us' } });
  expect(await amounts()).toEqual([expect.stringMatching(/pounds/), '1 cup']);
});

it('writes answer with what changed, and a thing has the amount that stands before it', async () => {
  const { use, call } = await member('read', 'write');
  await use('add_to_shopping_list', { names: ['bread', 'milk'] });
  const { added } = await use<{ added: { id: string }[] }>('add_to_shopping_list', {
    names: ['2 kg potatoes'],
  });
  expect(added).toEqual([{ id: expect.any(String), name: 'potatoes', amount: '2 kg', ticked: false }]);
  const stranger = '7a9d1c52-5d0f-4a3e-9b6e-2f1c8e4b7d10';
  for (const name of ['tick_shopping_list', 'remove_from_shopping_list']) {
    const { isError, content } = await call(name, {
      ids: [added[0]!.id, stranger],
      ...(name === 'tick_shopping_list' && { ticked: true }),
    });
    expect([isError, content[0]!.text]).toEqual([true, expect.stringContaining(stranger)]);
  }
  const { items } = await use<{ items: { ticked: boolean }[] }>('read_shopping_list');
  expect([items.length, items.some(({ ticked }) => ticked)]).toEqual([3, false]);
  expect(await use('remove_from_shopping_list', { ids: [added[0]!.id] })).toMatchObject({
    removed: [{ name: 'potatoes', amount: '2 kg' }],
  });
});

it('a meal without figures is looked up, or asked back', async () => {
  const { session, use, call } = await member('read', 'write');
  await t.call('POST', '/api/recipes', { token: session, body: OMELETTE });
  type Logged = { calories: number; items: { grams: number; estimated: boolean }[] };
  const eggs = await use<Logged>('log_meal', { name: 'Breakfast', foods: ['2 eggs', 'apple'] });
  expect(eggs.items).toMatchObject([{ grams: 100, estimated: false }, { estimated: true }]);
  expect(eggs.calories).toBeGreaterThan(150);
  expect((await use<Logged>('log_meal', { name: 'Banana' })).calories).toBeGreaterThan(50);
  expect((await use<Logged>('log_meal', { name: 'moon omelette' })).calories).toBeGreaterThan(150);
  expect((await use<Logged>('log_meal', { name: 'Feast', calories: 900 })).calories).toBe(900);
  for (const input of [
    { name: 'Grandmother’s feast' },
    { name: 'Salmon with rice' },
    { name: 'Lunch', foods: ['2 eggs', 'some wonder'] },
  ]) {
    const { isError, content } = await call('log_meal', input);
    expect([isError, content[0]!.text]).toEqual([true, expect.stringMatching(/^Nothing was logged: .*Ask/)]);
  }
  expect((await t.call('GET', '/api/meals', { token: session })).json().meals).toHaveLength(4);
});

it('a token for meals alone looks up foods, and leaves recipes alone', async () => {
  const { use, call } = await member('meals:write');
  expect(await use('log_meal', { name: 'Apple' })).toMatchObject({ items: [{ estimated: true }] });
  expect((await call('log_meal', { name: 'Moon omelette' })).isError).toBe(true);
});
