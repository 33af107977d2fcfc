import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faq } from '@crisper/contract/site/faq';
import { EMPTY_DRAFT, plainIngredient, plainStep } from '@crisper/kitchen/recipes/draft';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { upsertMany } from '../recipes/recipes.repository.ts';

const draft = {
  ...EMPTY_DRAFT,
  title: 'Shakshuka',
  servings: 2,
  totalMinutes: 20,
  ingredients: [plainIngredient('2 eggs'), plainIngredient('400 g tomatoes')],
  steps: [plainStep('Cook.')],
};

let folder: string;
let t: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-site-'));
  await writeFile(join(folder, 'index.html'), '<html><head><title>Old</title></head><body></body></html>');
  t = await testApp({ webRoot: folder, env: { PUBLIC_URL: 'https://crisper.example' } });
  const { id } = await t.signUp();
  const named = (slug: string, origin: 'cookbook' | 'imported') =>
    finishRecipe(draft, { id: slug, slug, origin });
  await upsertMany(t.container.db.orm, [
    { recipe: named('shakshuka', 'cookbook') },
    { recipe: named('secret', 'imported'), ownerId: id },
  ]);
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

interface Described {
  '@type': string;
  [key: string]: unknown;
}

function descriptions(html: string): Described[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...scripts].map(([, json = '']) => JSON.parse(json) as Described);
}

it('tells search engines where they may look', async () => {
  const { body } = await t.call('GET', '/robots.txt');
  expect(body).toContain('Disallow: /api/');
  expect(body).toContain('Sitemap: https://crisper.example/sitemap.xml');
});

it('says whom to tell about a security problem, where a mailbox is set, and nothing where none is', async () => {
  expect((await t.call('GET', '/.well-known/security.txt')).statusCode).toBe(404);
  const env = { PUBLIC_URL: 'https://crisper.example', CONTACT_EMAIL: 'help@crisper.example' };
  const reachable = await testApp({ webRoot: folder, env });
  try {
    const { body, headers } = await reachable.call('GET', '/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Contact: mailto:help@crisper.example\n');
    expect(body).toContain('Canonical: https://crisper.example/.well-known/security.txt\n');
    const expires = Date.parse(/^Expires: (.*)$/m.exec(body)![1]!);
    const days = (expires - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  } finally {
    await reachable.close();
  }
});

it('lists open pages and recipes, and nothing that is private', async () => {
  const { body, headers } = await t.call('GET', '/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  const listed = [...body.matchAll(/<loc>https:\/\/crisper\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(listed).toEqual(expect.arrayContaining(['/', '/help', '/recipes', '/recipes/shakshuka', '/terms']));
  for (const path of ['/account', '/signup', '/results', '/recipes/secret'])
    expect(listed).not.toContain(path);
  expect(new Set(listed).size).toBe(listed.length);
});

it('says what the site is, and answers the questions of the help page', async () => {
  const [site] = descriptions((await t.call('GET', '/')).body);
  expect(site).toMatchObject({ '@type': 'WebSite', url: 'https://crisper.example/' });
  const [questions] = descriptions((await t.call('GET', '/help')).body);
  expect(questions?.['@type']).toBe('FAQPage');
  expect(questions?.mainEntity).toHaveLength(27);
});

it('answers them in the language of the reader', async () => {
  const asked = async (language: string) =>
    faq.response.parse((await t.call('GET', '/api/faq', { headers: { 'accept-language': language } })).json())
      .entries;
  const english = await asked('nl');
  expect(english[0]).toMatchObject({ category: 'Getting Started', question: 'How do I start?' });
  for (const language of ['de', 'fr', 'es', 'it']) {
    const said = await asked(language);
    expect(said).toHaveLength(english.length);
    for (const [at, { question, answer }] of said.entries()) {
      expect(question, language).not.toBe(english[at]!.question);
      expect(answer, language).not.toBe(english[at]!.answer);
    }
  }
});

it('describes a recipe with its picture and the way to it', async () => {
  const { body } = await t.call('GET', '/recipe/shakshuka');
  const picture = 'https://crisper.example/pictures/recipes/shakshuka.png';
  expect(body).toContain(`<meta property="og:image" content="${picture}">`);
  const [recipe, path] = descriptions(body);
  expect(recipe).toMatchObject({ '@type': 'Recipe', image: picture });
  expect(path).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(JSON.stringify(path)).toContain('https://crisper.example/recipes/shakshuka');
});

it('draws a picture of a public recipe only', async () => {
  const drawn = await t.call('GET', '/pictures/recipes/shakshuka.png');
  expect(drawn.headers['content-type']).toBe('image/png');
  // The header of a PNG contains its width and height.
  expect([drawn.rawPayload.readUInt32BE(16), drawn.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await t.call('GET', '/pictures/recipes/secret.png')).statusCode).toBe(404);
  expect((await t.call('GET', '/pictures/recipes/..%2f..%2fetc.png')).statusCode).toBe(404);
});
