import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@crisper/contract/languages';
import { pages, windowTitle } from '@crisper/contract/pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { DESCRIPTIONS } from './page-descriptions.ts';

/** A small version of the web build's module: one page, rendered from one API response. */
const PAINTER = `
let ask;
export const skeleton = () => '<p>outline</p>';
export const serveBelow = () => {};
export const askThrough = (answer) => { ask = answer; };
export const leaveOut = () => {};
globalThis.drawn ??= [];
async function asked(url) {
  const { pathname: path, searchParams } = new URL(url, 'http://localhost');
  if (path !== '/help') return null;
  const { plans } = await (await ask('/api/plans')).json();
  const title = searchParams.has('lost') ? (await (await ask('/api/lost')).json()).error : 'Help';
  const address = path + (searchParams.get('of') ?? searchParams.get('lost') ?? '');
  const draw = () => { globalThis.drawn.push(address); return '<h1>' + title + '</h1>'; };
  return { address, answers: { plans: plans.length, text: '</script>$&' }, module: 'help.tsx', draw };
}
export { asked as ask };`;
const drawn = () => (globalThis as unknown as { drawn: string[] }).drawn;
const MANIFEST = {
  'help.tsx': { file: 'assets/help.js', imports: ['_lib.js'] },
  '_lib.js': { file: 'assets/lib.js', imports: ['_lib.js'] },
};

let folder: string;
let t: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite', 'paint'), { recursive: true });
  await writeFile(
    join(folder, 'index.html'),
    '<html lang="en"><head><title>Old</title><meta name="description" content="old"></head><body><div id="root"></div><script>go()</script></body></html>',
  );
  await writeFile(join(folder, 'assets', 'index-abc.js'), 'plain');
  await writeFile(join(folder, 'assets', 'index-abc.js.br'), 'brotli');
  await writeFile(join(folder, 'assets', 'index-abc.js.gz'), 'gzip');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, '.vite', 'paint', 'first-paint.js'), PAINTER);
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  t = await testApp({
    webRoot: folder,
    env: { PUBLIC_URL: 'https://crisper.example', NODE_ENV: 'development' },
  });
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

it('gives each page its own title, description and preview', async () => {
  const page = await t.call('GET', '/recipes?q=soup');
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.body).toContain('<title>Recipes · Crisper</title>');
  expect(page.body).toContain('<meta property="og:url" content="https://crisper.example/recipes">');
  expect(page.body).not.toContain('Old');
  expect(page.body.match(/name="description"/g)).toHaveLength(1);
});

it.each([
  ['/Scan?from=mail', '/scan?from=mail'],
  ['/HELP/', '/help'],
])('leads %s to %s', async (asked, address) => {
  const answer = await t.call('GET', asked);
  expect([answer.statusCode, answer.headers.location]).toEqual([308, address]);
});

it('leads nowhere from what is no page in any case', async () => {
  for (const path of ['/Nothing', '/Recipe/Pad-Thai', '//EVIL.example/scan'])
    expect((await t.call('GET', path)).statusCode, path).toBe(404);
});

const named = pages.filter(({ path }) => !path.includes(':'));

it.each(named)(
  '$path is titled as the contract says, and found only if everyone may see it',
  async (page) => {
    const { statusCode, body } = await t.call('GET', page.path);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<title>${windowTitle(page.title)}</title>`);
    expect(body).toContain(`content="${DESCRIPTIONS[page.path]}"`);
    if (page.access !== 'everyone') expect(body).toContain('noindex');
    const { body: sitemap } = await t.call('GET', '/sitemap.xml');
    expect(sitemap.includes(`<loc>https://crisper.example${page.path}</loc>`)).toBe(page.sitemap);
  },
);

it('answers the app with 404 at an address that does not exist', async () => {
  const page = await t.call('GET', '/no/such/page');
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('<title>404 Page Not Found · Crisper</title>');
  expect(page.body).toContain('noindex');
});

it('paints a page from the answers of the API, and names the files of its scripts', async () => {
  const page = await t.call('GET', '/help');
  expect(page.body).toContain('<html data-page="/help" lang="en">');
  expect(page.body).toContain('<div id="root"><h1>Help</h1></div><div id="skeleton"><p>outline</p></div>');
  expect(page.body).toContain(
    '<script type="application/json" id="initial-data">{"plans":2,"text":"\\u003c/script>$&"}</script>',
  );
  expect(page.body.match(/modulepreload" crossorigin href="[^"]+/g)).toEqual([
    'modulepreload" crossorigin href="/assets/lib.js',
    'modulepreload" crossorigin href="/assets/help.js',
  ]);
});

it('paints a page in the language of its address, of the cookie or of the browser, and names the others', async () => {
  const shown = async (query: string, headers: Record<string, string> = {}) => {
    const { body, headers: answered } = await t.app.inject({ url: `/help?lost=1${query}`, headers });
    expect(answered.vary).toContain('accept-language, cookie');
    return { body, lang: /<html [^>]*lang="(\w+)"/.exec(body)?.[1], title: /<h1>([^<]+)</.exec(body)?.[1] };
  };
  const english = { lang: 'en', title: 'There’s nothing at this address.' };
  const italian = { lang: 'it', title: 'A questo indirizzo non c’è nulla.' };
  const named = await shown('&lang=it');
  expect(named).toMatchObject(italian);
  expect(named.body).toContain('<link rel="canonical" href="https://crisper.example/help?lang=it">');
  for (const language of LANGUAGES)
    expect(named.body).toContain(
      `hreflang="${language}" href="https://crisper.example/help?lang=${language}">`,
    );
  expect(named.body).toContain('hreflang="x-default" href="https://crisper.example/help">');
  const cookie = 'a=b; language=it';
  expect(await shown('', { cookie, 'accept-language': 'de' })).toMatchObject(italian);
  expect(await shown('&lang=en', { cookie })).toMatchObject(english);
  expect(await shown('', { 'accept-language': 'it-CH, de;q=0.5' })).toMatchObject(italian);
  expect(await shown('&lang=xx', { cookie: 'language=tlh' })).toMatchObject(english);
});

it('says titles and descriptions in the language of the page', async () => {
  const { body } = await t.call('GET', '/scan', { headers: { 'accept-language': 'de_DE@posix' } });
  expect(body).toContain('<html lang="de">');
  expect(body).toContain('<title>Scannen · Crisper</title>');
});

it('draws a page once for all addresses that show the same', async () => {
  drawn().length = 0;
  for (const address of ['/help?of=soup', '/help?of=soup&x=1', '/help?x=2&of=soup']) {
    const page = await t.call('GET', address);
    expect(page.body).toContain('<h1>Help</h1>');
  }
  expect(drawn()).toEqual(['/helpsoup']);
});

it('charges the network that asked, and gives it outlines once it is over its budget', async () => {
  const from = (remoteAddress: string, url: string) => t.app.inject({ url, remoteAddress });
  const spent = new Set<string>();
  const { spend } = t.container.budgets;
  t.container.budgets.spend = (spender, kind, amount) => {
    spent.add(`${kind} ${spender.network}`);
    spend(spender, kind, amount);
  };
  await from('203.0.113.5', '/help?of=stew');
  t.container.budgets.spend = spend;
  expect([...spent].sort()).toEqual(['painting 203.0.113.5', 'processor 203.0.113.5']);

  t.container.budgets.spend({ person: undefined, network: '203.0.113.5' }, 'painting', 60_000);
  drawn().length = 0;
  const outline = await from('203.0.113.5', '/help?of=pie');
  expect(outline.statusCode).toBe(200);
  expect(outline.body).toContain('<div id="root"></div><div id="skeleton"><p>outline</p></div>');
  // What is drawn already costs nothing, and another network has a budget of its own.
  expect((await from('203.0.113.5', '/help?of=stew')).body).toContain('<h1>Help</h1>');
  expect((await from('203.0.113.6', '/help?of=pie')).body).toContain('<h1>Help</h1>');
  expect(drawn()).toEqual(['/helppie']);
});

it('shows the outline of a page that is not painted', async () => {
  const page = await t.call('GET', '/scan');
  expect(page.body).toContain('<div id="root"></div><div id="skeleton"><p>outline</p></div>');
  expect(page.body).not.toContain('data-page');
});

it('never answers the app under /api', async () => {
  expect((await t.call('GET', '/api/no')).headers['content-type']).toContain('application/json');
});

it('allows the scripts inside the page by hash alone', async () => {
  const policy = String((await t.call('GET', '/')).headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}'/);
});

it.each([
  ['br', 'brotli'],
  ['gzip', 'gzip'],
  ['identity', 'plain'],
])('serves hashed files for good, compressed as %s', async (encoding, body) => {
  const file = await t.call('GET', '/assets/index-abc.js', { headers: { 'accept-encoding': encoding } });
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.body).toBe(body);
});

it('does not promise that other files never change', async () => {
  expect((await t.call('GET', '/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

it('shows emails to the developer', async () => {
  await t.container.db.pool.query(
    `insert into mail_outbox (recipient, subject, body) values ('a@example.com', 'Hi <b>', 'see https://x.example/a?b=1')`,
  );
  const page = await t.call('GET', '/dev/mail');
  expect(page.body).toContain('Hi &lt;b&gt;');
  expect(page.body).toContain('<a href="https://x.example/a?b=1">');
});
