import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { endpointsFile } from '../scripts/endpoints-file.ts';
import { schemasFile } from '../scripts/schemas-file.ts';
import { CrisperError, createClient } from './client.ts';

it.each([
  ['endpoints.gen.ts', endpointsFile],
  ['schemas.gen.ts', schemasFile],
])('has in %s what the contract says; run `npm run client` when this fails', async (name, text) => {
  const file = fileURLToPath(new URL(`./${name}`, import.meta.url));
  expect(readFileSync(file, 'utf8')).toBe(await text());
});

/** A server that answers the same to everything, and what it was asked. */
function answering(answer: () => Response) {
  const asked: [url: string, init: RequestInit][] = [];
  const fetch = async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return answer();
  };
  return {
    asked,
    crisper: createClient({ url: 'https://home.example/kitchen/', token: 'crisper_x', fetch }),
  };
}

it('sends parameters, query, body and token where they belong', async () => {
  const { asked, crisper } = answering(() => Response.json({ version: 1 }));
  await crisper.recipes.getRecipe({ params: { id: 'a/b ?' } });
  await crisper.meals.listMeals({ query: { date: '2026-11-18', days: 7 } });
  expect(await crisper.pantry.addToPantry({ body: { items: [{ name: 'rice' }] } })).toEqual({ version: 1 });
  expect(asked.map(([url]) => url)).toEqual([
    'https://home.example/kitchen/api/recipes/a%2Fb%20%3F',
    'https://home.example/kitchen/api/meals?date=2026-11-18&days=7',
    'https://home.example/kitchen/api/pantry',
  ]);
  const { method, headers, body } = asked[2]![1];
  expect({ method, body }).toEqual({ method: 'POST', body: '{"items":[{"name":"rice"}]}' });
  expect(Object.fromEntries(headers as Headers)).toEqual({
    authorization: 'Bearer crisper_x',
    'content-type': 'application/json',
  });
});

it('throws what the server said, and something of its own where a proxy answered', async () => {
  const refusal = {
    error: 'Please wait.',
    code: 'rate_limited',
    requestId: '1',
    fields: { name: 'Too long' },
  };
  const refused = answering(() => Response.json(refusal, { status: 429, headers: { 'retry-after': '7' } }));
  await expect(refused.crisper.pantry.listPantry()).rejects.toEqual(
    new CrisperError(429, 'rate_limited', 'Please wait.', { name: 'Too long' }, 7),
  );
  const proxy = answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(proxy.crisper.pantry.listPantry()).rejects.toMatchObject({ status: 502, code: 'internal' });
});

it('looks at answers only where it is told to: a newer server may say more', async () => {
  const fetch = async () => Response.json({ items: 'none' });
  const asked = (checked: boolean) => createClient({ url: 'https://home.example', fetch, checked });
  expect(await asked(false).pantry.listPantry()).toEqual({ items: 'none' });
  await expect(asked(true).pantry.listPantry()).rejects.toThrow('/api/pantry answered something else');
});

it('hands downloads on as they are', async () => {
  const { crisper } = answering(() => new Response('a,b'));
  expect(
    await (
      await crisper.nutrition.exportNutrition({ query: { from: '2026-11-01', to: '2026-11-18' } })
    ).text(),
  ).toBe('a,b');
});
