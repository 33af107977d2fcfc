import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { errorBody } from '@crisper/contract/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAddresses } from '../http/pages.ts';
import { createLog } from '../log.ts';
import { PageError } from '../providers/page-fetch/page-fetch.provider.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testVision } from '../testing/vision.ts';
import { type Person, settled } from './private-data.ts';

const SECRET = 'the secret beside the site';

let folder: string;
let t: TestApp;
let cook: Person;
let port: number;
const log: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-attacks-'));
  await mkdir(join(folder, 'site', 'assets'), { recursive: true });
  await mkdir(join(folder, 'site', '.vite'));
  await writeFile(join(folder, 'secret.txt'), SECRET);
  await writeFile(join(folder, 'site', '.vite', 'manifest.json'), SECRET);
  await writeFile(join(folder, 'site', 'assets', 'index-abc.js'), 'go()');
  await writeFile(
    join(folder, 'site', 'index.html'),
    '<html><head><title>Old</title></head><body><script>go()</script></body></html>',
  );
  t = await testApp({
    vision: testVision(),
    webRoot: join(folder, 'site'),
    log: createLog({ LOG_LEVEL: 'info' }, { write: (line) => void log.push(line) }),
    pages: {
      read: async () => {
        throw new PageError('There’s no site at that link.');
      },
    },
  });
  cook = await settled(t);
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = (t.app.server.address() as AddressInfo).port;
  Object.assign(t.container.limiter, { use: async () => {}, check: async () => {} });
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

/** Sends the path exactly as given, without the normalization an HTTP client would do. */
function raw(path: string, headers = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: crisper\r\n${headers}Connection: close\r\n\r\n`);
  return text(socket);
}

it.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/....//....//secret.txt',
  '//secret.txt',
  `/assets/index-abc.js/../../../secret.txt`,
  '/assets/index-abc.js%00.txt',
  '/.vite/manifest.json',
  '/pictures/recipes/..%2f..%2fsecret.txt.png',
  '/pictures/photos/..%2f..%2fsecret/x.webp',
  '/../../../../../../etc/passwd',
])('keeps to its own folder: %s', async (path) => {
  const answer = await raw(path);
  expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
  expect(answer).not.toContain(SECRET);
  expect(answer).not.toContain('root:');
});

it.each(['/recipes/%00', '/pictures/recipes/%00.png', '/community/%00', '/recipe/%ED%A0%80', '/%E0%A4%A'])(
  'has no page at an address that is no text: %s',
  async (path) => {
    expect(await raw(path)).toMatch(/^HTTP\/1\.1 40[04] /);
  },
);

it('lets no other site read, frame or script any page, file or answer', async () => {
  const others = [
    '/no/such/page',
    '/assets/index-abc.js',
    '/api/docs',
    '/api/plans',
    '/api/none',
    '/sitemap.xml',
  ];
  for (const path of [...openAddresses(() => true), ...others]) {
    const { headers } = await t.call('GET', path, { headers: { origin: 'https://evil.example' } });
    const policy = String(headers['content-security-policy']);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toMatch(/default-src '(self|none)'/);
    // WebAssembly of this site may be compiled; text may not be run.
    expect(policy.replace("'wasm-unsafe-eval'", ''), path).not.toMatch(
      /unsafe|\*|script-src[^;]*(?:data|blob|http)/,
    );
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['access-control-allow-origin'], path).toBeUndefined();
    expect(headers['set-cookie'], path).toBeUndefined();
    expect(headers['x-powered-by'] ?? headers.server, path).toBeUndefined();
  }
});

it('answers no question of a browser whether another site may call', async () => {
  const asked = await t.app.inject({
    method: 'OPTIONS',
    url: '/api/meals',
    headers: {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  expect(asked.statusCode).toBe(404);
  expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

it('knows no cookies, so that a form on another site changes nothing', async () => {
  const signedIn = await t.call('POST', '/api/auth/login', {
    body: { email: cook.email, password: cook.password },
  });
  expect(signedIn.headers['set-cookie']).toBeUndefined();
  const meals = () => t.call('GET', '/api/meals', { token: cook.token });
  const before = (await meals()).body;
  const forms = {
    'application/x-www-form-urlencoded': 'name=Poison&calories=1',
    'multipart/form-data; boundary=x': '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nP\r\n--x--',
    'text/plain': '{"name":"Poison","calories":1}',
  };
  for (const [type, payload] of Object.entries(forms)) {
    const headers = { 'content-type': type, origin: 'https://evil.example' };
    const cookie = `token=${cook.token}; session=${cook.token}; authorization=Bearer ${cook.token}`;
    for (const token of [undefined, cook.token]) {
      const answer = await t.call('POST', '/api/meals', {
        body: payload,
        headers: { ...headers, cookie },
        ...(token && { token }),
      });
      expect(token ? [400, 415] : [401], type).toContain(answer.statusCode);
    }
  }
  expect((await meals()).body).toBe(before);
});

const SCRIPT = `</title></script><script>alert('x')</script><img src=x onerror=alert(1)>" onload="x`;

it('shows what people wrote as the text it is, also in the head of a page', async () => {
  const { token } = cook;
  const post = await t.call('POST', '/api/discussions', { token, body: { title: SCRIPT, content: SCRIPT } });
  const shared = await t.call('POST', '/api/community/recipes', {
    token,
    body: {
      title: `Soup ${SCRIPT}`,
      description: SCRIPT,
      ingredients: `2 eggs\n${SCRIPT}`,
      instructions: SCRIPT,
    },
  });
  expect([post.statusCode, shared.statusCode]).toEqual([201, 201]);
  const { discussion, recipeId } = shared.json<{ discussion: { id: string }; recipeId: string }>();
  const paths = [
    `/community/${post.json<{ id: string }>().id}`,
    `/community/${discussion.id}`,
    `/recipe/${recipeId}`,
    `/no/${encodeURIComponent(SCRIPT)}`,
    `/recipes?search=${encodeURIComponent(SCRIPT)}`,
  ];
  for (const path of paths) {
    const { body } = await t.call('GET', path);
    expect(body, path).not.toMatch(/<script>alert|<img|" onload="/);
    expect(body.match(/<script/g)!.length, path).toBe(1 + (body.match(/ld\+json">/g)?.length ?? 0));
    for (const [, json = ''] of body.matchAll(/ld\+json">(.*?)<\/script>/g))
      expect(() => JSON.parse(json), path).not.toThrow();
  }
  expect((await t.call('GET', paths[0]!)).body).toContain('&lt;script&gt;alert');
});

it('answers scripts in an address as JSON that no browser takes for a page', async () => {
  const answer = await t.call('GET', `/api/${encodeURIComponent(SCRIPT)}`);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.body).not.toContain('alert');
});

it('writes one line of JSON for each answer, whatever stands in the address', async () => {
  log.length = 0;
  const forged = '{"level":60,"msg":"forged"}';
  await raw(`/%0d%0a${encodeURIComponent(forged)}`, `User-Agent: a\tb${forged}\r\nReferer: ${forged}\r\n`);
  await t.call('GET', `/api/foods?search=${encodeURIComponent(`egg\n${forged}`)}`);
  await t.call('POST', '/api/auth/login', { body: { email: `a\r\n${forged}@x.example`, password: 'x' } });
  const lines = log.join('').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['answered', 'answered', 'answered']);
  expect(log.join('')).not.toContain('"forged"');
});

it('is not moved by JSON of any depth', async () => {
  const depth = 10_000;
  for (const payload of [
    '['.repeat(depth) + ']'.repeat(depth),
    `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    `{"event":"page_view","properties":{"a":${'['.repeat(7_000)}${']'.repeat(7_000)}}}`,
  ])
    for (const { method, path, access } of t.app.endpoints) {
      if (method === 'GET' || /account|logout|sessions$/.test(path)) continue;
      const answer = await t.call(method, path.replace(/:\w+/g, '1'), {
        body: payload,
        headers: { 'content-type': 'application/json' },
        ...(access !== 'public' && { token: cook.token }),
      });
      expect(answer.statusCode, `${method} ${path}`).toBeLessThan(500);
      if (answer.statusCode >= 400) expect(() => errorBody.parse(answer.json())).not.toThrow();
    }
});
