import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';

const RECIPE = {
  ...{ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Soup' },
  ...{ recipeIngredient: ['1 carrot', '1 l water'], recipeInstructions: ['Boil the carrot.'] },
};
const PAGE = `<!doctype html><html><script type="application/ld+json">${JSON.stringify(RECIPE)}</script></html>`;
/** Pages that do not answer yet. */
const held: { url: string; answer: () => void }[] = [];

let t: TestApp;
beforeAll(async () => {
  const read = (url: string) =>
    new Promise<{ text: string; url: string }>((done) =>
      held.push({ url, answer: () => done({ text: PAGE, url }) }),
    );
  t = await testApp({ pages: { read } });
});
afterAll(() => t.close());

it('has one page of a person fetched after the other, and lets nobody else wait for those', async () => {
  const [greedy, other] = [await t.signUp(), await t.signUp()];
  const read = (token: string, name: string) =>
    t.call('POST', '/api/recipes/import', { token, body: { url: `https://${name}.example/` } });
  const asked = ['first', 'second', 'third'].map((name) => read(greedy.token, name));
  await expect.poll(() => held).toHaveLength(1);
  const mine = read(other.token, 'other');
  await expect.poll(() => held).toHaveLength(2);
  expect(held[1]!.url).toBe('https://other.example/');
  held[1]!.answer();
  expect((await mine).statusCode).toBe(200);
  expect(held).toHaveLength(2);
  held[0]!.answer();
  for (const length of [3, 4]) {
    await expect.poll(() => held).toHaveLength(length);
    held.at(-1)!.answer();
  }
  for (const { statusCode } of await Promise.all(asked)) expect(statusCode).toBe(200);
});
