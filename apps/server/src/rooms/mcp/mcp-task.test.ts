import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { upsertMany } from '../recipes/recipes.repository.ts';

const SHAKSHUKA = `---
title: Shakshuka
servings: 2
course: dinner
time: 30 minutes
---

Simmer @tomatoes{4} with @onion{1} for ~{15%minutes}. Poach @eggs{4} in it.
`;

let t: TestApp;
let assistant: Client;
beforeAll(async () => {
  t = await testApp({ env: { PLANS: 'off' } });
  const recipe = finishRecipe(readCooklang(SHAKSHUKA)!, {
    ...{ id: 'shakshuka', slug: 'shakshuka', origin: 'cookbook' },
  });
  await upsertMany(t.container.db.orm, [{ recipe }]);
  const url = new URL('/mcp', await t.app.listen({ port: 0, host: '127.0.0.1' }));
  const { token } = await t.signUp();
  const body = { name: 'Assistant', scopes: ['read', 'write'], days: 1 };
  const { secret } = (await t.call('POST', '/api/tokens', { token, body })).json<{ secret: string }>();
  const requestInit = { headers: { authorization: `Bearer ${secret}` } };
  assistant = new Client({ name: 'test', version: '1' });
  // The SDK's own types say less than its transport does.
  await assistant.connect(new StreamableHTTPClientTransport(url, { requestInit }) as never);
});
afterAll(async () => {
  await assistant.close();
  await t.close();
});

interface Said {
  isError?: boolean;
  structuredContent: unknown;
}

const TODAY = new Date().toISOString().slice(0, 10);

/** A task as an assistant has done it: what it called, and what the answer had to have. */
const TASK: readonly { tool: string; input?: Record<string, unknown>; answers: object }[] = [
  {
    tool: 'add_to_pantry',
    input: {
      items: [
        { name: 'eggs', amount: 6 },
        { name: 'onion', amount: 2 },
      ],
    },
    answers: { already: 0 },
  },
  {
    tool: 'read_pantry',
    answers: { items: expect.arrayContaining([expect.objectContaining({ name: 'eggs' })]) },
  },
  { tool: 'read_plan', answers: {} },
  {
    tool: 'search_by_ingredients',
    input: { ingredients: ['eggs', 'onion', 'tomatoes'] },
    answers: { recipes: expect.arrayContaining([expect.objectContaining({ id: 'shakshuka' })]) },
  },
  { tool: 'read_recipe', input: { recipe: 'shakshuka' }, answers: { title: 'Shakshuka' } },
  {
    tool: 'plan_meal',
    input: { date: TODAY, slot: 'dinner', recipe: 'shakshuka' },
    answers: { meal: { slot: 'dinner', dish: { id: 'shakshuka' } } },
  },
  {
    tool: 'shop_for_recipe',
    input: { recipe: 'shakshuka', servings: 4 },
    answers: {
      recipe: { title: 'Shakshuka' },
      servings: 4,
      missing: expect.arrayContaining([
        expect.objectContaining({
          name: expect.stringMatching(/^tomato/),
          amount: expect.stringMatching(/\d/),
        }),
      ]),
    },
  },
  {
    tool: 'read_shopping_list',
    answers: { items: expect.arrayContaining([expect.objectContaining({ dishes: ['Shakshuka'] })]) },
  },
  { tool: 'shop_for_recipe', input: { recipe: 'shakshuka', servings: 0 }, answers: { missing: [] } },
  { tool: 'log_recipe', input: { recipe: 'shakshuka' }, answers: {} },
];

it('an assistant does a week’s task of ten steps', async () => {
  const { messages } = await assistant.getPrompt({ name: 'plan_my_week', arguments: { wishes: 'no fish' } });
  expect(JSON.stringify(messages)).toContain('My wishes: no fish');
  expect(TASK).toHaveLength(10);
  for (const { tool, input = {}, answers } of TASK) {
    const said = (await assistant.callTool({ name: tool, arguments: input })) as unknown as Said;
    expect(said.isError, `${tool}: ${JSON.stringify(said)}`).toBeFalsy();
    expect(said.structuredContent, tool).toMatchObject(answers);
  }
  const { resources } = await assistant.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual([
    'crisper://pantry',
    'crisper://plan',
    'crisper://shopping-list',
  ]);
  for (const uri of [...resources.map((one) => one.uri), `crisper://meals/${TODAY}`]) {
    const { contents } = await assistant.readResource({ uri });
    expect(JSON.parse((contents[0] as { text: string }).text), uri).toBeTypeOf('object');
  }
  await expect(assistant.readResource({ uri: 'crisper://meals/yesterday' })).rejects.toThrow(/date/i);
});
