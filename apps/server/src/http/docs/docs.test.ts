import { scopeOf } from '@crisper/contract/tokens/scopes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { curlSample, typescriptSample } from './code-samples.ts';
import { exampleOf } from './examples.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { PUBLIC_URL: 'https://home.example/kitchen', BASE_PATH: '/kitchen' } });
});
afterAll(() => t.close());

it('every example for programs is one that the endpoint accepts', () => {
  const shown = t.app.endpoints.filter((endpoint) => scopeOf(endpoint) !== null);
  expect(shown.length).toBeGreaterThan(100);
  for (const endpoint of shown) {
    const example = exampleOf(endpoint);
    for (const part of ['params', 'query', 'body'] as const) {
      const name = `${endpoint.method} ${endpoint.path} ${part}: ${JSON.stringify(example[part])}`;
      const parsed = endpoint[part]?.safeParse(example[part]);
      expect(parsed?.error?.issues ?? [], name).toEqual([]);
    }
  }
});

it('shows how to call it with curl and in TypeScript', () => {
  const endpoint = t.app.endpoints.find(({ path, method }) => path === '/api/shopping' && method === 'POST')!;
  expect(curlSample(endpoint, 'https://home.example')).toBe(`curl 'https://home.example/api/shopping' \\
  -X POST \\
  -H "Authorization: Bearer $CRISPER_TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '{"id":"7a9d1c52-5d0f-4a3e-9b6e-2f1c8e4b7d10","name":"Oat milk"}'`);
  expect(
    typescriptSample(endpoint, 'shopping.addShopping'),
  ).toBe(`const answer = await crisper.shopping.addShopping({
  body: {
    id: "7a9d1c52-5d0f-4a3e-9b6e-2f1c8e4b7d10",
    name: "Oat milk"
  }
});`);
});

it('is a page without scripts, with its own style, also below a path', async () => {
  const page = await t.call('GET', '/kitchen/api/docs');
  expect(page.body).not.toContain('<script');
  expect(page.body).not.toContain('style=');
  // Without it browsers ask the host for /favicon.ico, which is not ours below a path.
  expect(page.body).toContain('<link rel="icon" href="../favicon.ico">');
  expect(page.body).toContain('crisper.shopping.addShopping(');
  expect(page.body).toContain('curl &apos;https://home.example/kitchen/api/pantry&apos;');
  expect(page.body).toContain('API token with <code>shopping:write</code>.');
  const style = await t.call('GET', '/kitchen/api/docs.css');
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(String(page.headers['content-security-policy'])).toContain("style-src 'self'");
});
