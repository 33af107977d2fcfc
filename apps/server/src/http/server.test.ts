import { readFile } from 'node:fs/promises';
import { errorBody } from '@crisper/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const json = { 'content-type': 'application/json' };

describe('bad input', () => {
  it.each([
    ['broken JSON', '{"email":', json, 400, 'bad_request'],
    ['an empty body', '', json, 400, 'bad_request'],
    ['JSON of the wrong type', '[1,2,3]', json, 400, 'validation'],
    ['a body that is not JSON', 'email=a', { 'content-type': 'text/csv' }, 415, 'unsupported'],
    ['10 MB of text', JSON.stringify({ email: 'x'.repeat(10_000_000) }), json, 413, 'too_large'],
    ['a key that poisons prototypes', '{"__proto__":{"role":"admin"}}', json, 400, 'bad_request'],
  ])('%s', async (_, body, headers, status, code) => {
    const answer = await t.call('POST', '/api/auth/login', { body, headers });
    expect(answer.statusCode).toBe(status);
    expect(errorBody.parse(answer.json())).toMatchObject({ code, requestId: answer.headers['x-request-id'] });
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/auth/me/../../secret', '/api/%00', '/api/auth/%E0%A4%A'])(
    'an unknown address: %s',
    async (url) => {
      const answer = await t.call('GET', url);
      expect([400, 404]).toContain(answer.statusCode);
      expect(() => errorBody.parse(answer.json())).not.toThrow();
    },
  );

  it('the wrong method for an address that exists', async () => {
    const answer = await t.call('PUT', '/api/auth/login', { body: {} });
    expect(answer.statusCode).toBe(404);
    expect(() => errorBody.parse(answer.json())).not.toThrow();
  });
});

describe('every endpoint', () => {
  it('that needs a session answers 401 without one, in the error shape', async () => {
    const guarded = t.app.endpoints.filter(({ access }) => access === 'user' || access === 'admin');
    expect(guarded.length).toBeGreaterThan(5);
    for (const { method, path } of guarded) {
      const answer = await t.call(method, path.replace(/:\w+/g, 'a'));
      expect(answer.statusCode, `${method} ${path}`).toBe(401);
      expect(errorBody.parse(answer.json()).code).toBe('unauthorized');
    }
  });

  it('is in the OpenAPI document and on its page', async () => {
    const document = (await t.call('GET', '/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const page = (await t.call('GET', '/api/docs')).body;
    for (const { method, path } of t.app.endpoints) {
      const written = path.replace(/:(\w+)/g, '{$1}');
      expect(document.paths[written]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
      expect(page).toContain(`<b>${method}</b><code>${path}</code>`);
    }
    expect(page).not.toContain('<script');
  });

  it('is described with its streams and files, and streams with how they fail', async () => {
    const { paths } = (await t.call('GET', '/api/openapi.json')).json();
    const special = t.app.endpoints.filter(({ events, files }) => events || files);
    expect(special.length).toBeGreaterThan(5);
    for (const { method, path, response, events, files = [] } of special) {
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      const { content } = operation.responses['200'];
      const types = [
        ...(response ? ['application/json'] : []),
        ...(events ? ['text/event-stream'] : []),
        ...files,
      ];
      expect(Object.keys(content), path).toEqual(types);
      if (events) expect(JSON.stringify(content['text/event-stream']), path).toContain('schemas/StreamError');
    }
  });

  it('carries a content security policy without unsafe scripts', async () => {
    const policyOf = async (url: string) =>
      String((await t.call('GET', url)).headers['content-security-policy']);
    expect(await policyOf('/healthz')).toContain("script-src 'self'");
    // Compiling WebAssembly reads bar codes; evaluating text as a script stays forbidden.
    expect((await policyOf('/healthz')).replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe');
    expect(await policyOf('/api/plans')).toBe("default-src 'none';frame-ancestors 'none'");
  });
});

describe('the system', () => {
  it('says which version it is, the same as package.json and the changes', async () => {
    const file = (name: string) => readFile(new URL(`../../../../${name}`, import.meta.url), 'utf8');
    const { version } = (await t.call('GET', '/api/version')).json<{ version: string }>();
    expect((await t.call('GET', '/api/version')).json()).toEqual({ version, commit: null });
    expect(JSON.parse(await file('package.json'))).toMatchObject({ version });
    expect(await file('CHANGELOG.md')).toContain(`\n## ${version}\n`);
  });

  it('says that it lives and that it is ready', async () => {
    expect((await t.call('GET', '/healthz')).json()).toEqual({ ok: true });
    expect((await t.call('GET', '/readyz')).json()).toMatchObject({
      ok: true,
      checks: { database: 'ok', queue: 'ok' },
    });
  });

  it('shows the outbox in development only', async () => {
    expect((await t.call('GET', '/dev/mail')).statusCode).toBe(404);
  });

  it('serves one table of plan limits', async () => {
    const { plans } = (await t.call('GET', '/api/plans')).json();
    expect(plans).toMatchObject([
      {
        plan: 'free',
        limits: { scansPerDay: 2, resultsPerScan: 10, savedRecipes: 20, mealAnalysesPerDay: 2 },
      },
      { plan: 'pro', limits: { scansPerDay: null, resultsPerScan: 50 }, prices: { month: 6.99, year: 59 } },
    ]);
  });

  it('a failure inside tells nothing about the inside', async () => {
    const broken = await testApp();
    await broken.container.db.pool.query('drop table users cascade');
    const answer = await broken.call('POST', '/api/auth/login', {
      body: { email: 'a@example.com', password: 'x' },
    });
    await broken.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      code: 'internal',
      requestId: expect.any(String),
    });
  });
});
