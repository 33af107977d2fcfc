import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const suggest = (query: string) => t.call('GET', `/api/foods?${query}`);

it('suggests foods by how their names begin, to anybody', async () => {
  const answer = await suggest('search=aub&limit=3');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().foods[0]).toEqual({ id: 'eggplant', name: 'eggplant', emoji: expect.any(String) });
  expect(answer.headers['cache-control']).toContain('public');
  expect((await suggest('search=c')).json().foods).toHaveLength(8);
  expect((await suggest('search=zzzz')).json().foods).toEqual([]);
});

it.each(['', 'search=', 'search=%20', `search=${'x'.repeat(61)}`, 'search=a&limit=0', 'search=a&limit=1000'])(
  'refuses ?%s',
  async (query) => {
    const answer = await suggest(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('validation');
  },
);
