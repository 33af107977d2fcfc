import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY_DRAFT, plainIngredient, plainStep } from '@crisper/kitchen/recipes/draft';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import type { RecipeOrigin } from '@crisper/kitchen/recipes/recipe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { upsertMany } from './recipes.repository.ts';

const SCRIPT = '</script><script>alert(1)</script>';

function recipe(id: string, origin: RecipeOrigin, title: string) {
  const draft = {
    ...EMPTY_DRAFT,
    title,
    description: `Good "${SCRIPT}"`,
    servings: 2,
    totalMinutes: 20,
    ingredients: [plainIngredient('2 eggs')],
    steps: [plainStep(`Fry the eggs. ${SCRIPT}`)],
  };
  return finishRecipe(draft, { id, slug: id, origin });
}

let folder: string;
let t: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-pages-'));
  await writeFile(join(folder, 'index.html'), '<html><head><title>Old</title></head><body></body></html>');
  t = await testApp({ webRoot: folder, env: { PUBLIC_URL: 'https://crisper.example' } });
  const { id } = await t.signUp();
  await upsertMany(t.container.db.orm, [
    { recipe: recipe('shakshuka', 'cookbook', `Shakshuka ${SCRIPT}`) },
    { recipe: recipe('plain-eggs', 'imported', 'Plain eggs') },
    { recipe: recipe('secret-eggs', 'imported', 'Secret eggs'), ownerId: id },
  ]);
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

it('describes a featured recipe to crawlers, whatever its text holds', async () => {
  for (const path of ['/recipe/shakshuka', '/recipes/shakshuka']) {
    const { statusCode, body } = await t.call('GET', path);
    expect(statusCode).toBe(200);
    expect(body).toContain('<meta property="og:type" content="article">');
    expect(body).toContain('<link rel="canonical" href="https://crisper.example/recipes/shakshuka">');
    expect(body).not.toContain('<script>alert');
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)!;
    expect(JSON.parse(json!)).toMatchObject({
      '@type': 'Recipe',
      name: `Shakshuka ${SCRIPT}`,
      recipeIngredient: ['2 eggs'],
      recipeInstructions: [{ '@type': 'HowToStep', text: `Fry the eggs. ${SCRIPT}` }],
    });
  }
});

it('names the others without their steps, and says nothing of private ones', async () => {
  const plain = (await t.call('GET', '/recipe/plain-eggs')).body;
  expect(plain).toContain('<title>Plain eggs · Crisper</title>');
  expect(plain).toContain('noindex');
  expect(plain).not.toContain('Fry the eggs');
  const secret = await t.call('GET', '/recipes/secret-eggs');
  expect(secret.statusCode).toBe(200);
  expect(secret.body).not.toMatch(/secret eggs/i);
});

it('answers 404 for recipes that do not exist', async () => {
  for (const path of ['/recipe/nothing', '/recipes/nothing', '/recipe/%00', '/recipe/%E0%A4%A'])
    expect((await t.call('GET', path)).statusCode, path).toBeGreaterThanOrEqual(400);
  for (const path of ['/recipes/new', '/recipes/import'])
    expect((await t.call('GET', path)).statusCode).toBe(200);
});
