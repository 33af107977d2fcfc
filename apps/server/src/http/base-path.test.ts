import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

/** Paints one page from an answer of the API, as the web build does. */
const PAINTER = `
let ask, base;
export const serveBelow = (path) => { base = path; };
export const skeleton = () => '<a href="' + base + '/">Crisper</a>';
export const askThrough = (answer) => { ask = answer; };
export const leaveOut = () => {};
async function asked(url) {
  const address = new URL(url, 'http://localhost').pathname;
  if (address !== '/help') return null;
  const { status } = await ask(base + '/api/plans');
  return { address, answers: {}, module: 'help.tsx', draw: () => 'answered ' + status };
}
export { asked as ask };`;

let folder: string;
let t: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-base-'));
  await mkdir(join(folder, '.vite', 'paint'), { recursive: true });
  await writeFile(
    join(folder, 'index.html'),
    '<html lang="en"><head><link rel="icon" href="./favicon.svg"></head><body><div id="root"></div></body></html>',
  );
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, '.vite', 'paint', 'first-paint.js'), PAINTER);
  await writeFile(join(folder, '.vite', 'manifest.json'), '{"help.tsx":{"file":"assets/help.js"}}');
  t = await testApp({
    webRoot: folder,
    env: { BASE_PATH: '/kitchen', PUBLIC_URL: 'https://home.example/kitchen' },
  });
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

it('serves pages, files and the API below its path', async () => {
  const page = await t.call('GET', '/kitchen/recipes?q=soup');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<html data-base="/kitchen" ');
  expect(page.body).toContain('<link rel="icon" href="/kitchen/favicon.svg">');
  expect(page.body).toContain('<a href="/kitchen/">Crisper</a>');
  expect(page.body).toContain('<link rel="canonical" href="https://home.example/kitchen/recipes">');
  expect((await t.call('GET', '/kitchen/favicon.svg')).body).toBe('<svg/>');
  expect((await t.call('GET', '/kitchen/api/version')).json()).toHaveProperty('version');
  expect((await t.call('GET', '/kitchen/api/openapi.json')).json().servers).toEqual([
    { url: '/kitchen', description: 'This installation' },
  ]);
});

it('paints a page and names its files below its path', async () => {
  const { body } = await t.call('GET', '/kitchen/help');
  expect(body).toContain('<div id="root">answered 200</div>');
  expect(body).toContain('data-page="/kitchen/help"');
  expect(body).toContain('href="/kitchen/assets/help.js"');
});

it('names its whole address in the sitemap, for robots and in previews', async () => {
  expect((await t.call('GET', '/kitchen/sitemap.xml')).body).toContain(
    '<loc>https://home.example/kitchen/recipes</loc>',
  );
  expect((await t.call('GET', '/kitchen/robots.txt')).body).toBe(
    'User-agent: *\nDisallow: /kitchen/api/\nSitemap: https://home.example/kitchen/sitemap.xml\n',
  );
  expect((await t.call('GET', '/kitchen/')).body).toContain('"url":"https://home.example/kitchen/"');
});

it.each([
  ['/kitchen', '/kitchen/'],
  ['/kitchen?ref=ANNA', '/kitchen/?ref=ANNA'],
  ['/kitchen/Scan?from=mail', '/kitchen/scan?from=mail'],
])('leads %s to %s', async (asked, address) => {
  const answer = await t.call('GET', asked);
  expect([answer.statusCode, answer.headers.location]).toEqual([308, address]);
});

it.each(['/', '/api/version', '/kitchenette', '/Kitchen/', '/recipes', '//kitchen/'])(
  'has nothing at %s, and says where it is',
  async (path) => {
    const answer = await t.call('GET', path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error).toContain('Crisper is at /kitchen/');
    expect(answer.headers['content-security-policy']).toBeDefined();
  },
);

it('answers the machines that watch over it with and without its path', async () => {
  for (const path of ['/healthz', '/readyz', '/kitchen/healthz'])
    expect((await t.call('GET', path)).statusCode, path).toBe(200);
});

it('names its whole address in emails', async () => {
  await t.call('POST', '/kitchen/api/auth/register', {
    body: { email: 'ann@example.com', username: 'ann', password: 'wooden spoon 42' },
  });
  await t.call('POST', '/kitchen/api/auth/password-reset', { body: { email: 'ann@example.com' } });
  await t.container.jobs.runDue();
  const emails = t.emails.map(({ text }) => text).join();
  expect(emails).toContain('https://home.example/kitchen/reset-password?token=');
});
