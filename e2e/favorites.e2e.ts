import { listRecipes } from '@crisper/contract/recipes/recipes';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { problemsOf } from './support/axe.ts';
import type { Session } from './support/sign-in.ts';
import { test } from './support/test.ts';

const headers = ({ token }: Session) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

/** Saves this many more recipes through the API and returns their titles. */
async function save(session: Session, count: number, already = 0): Promise<string[]> {
  const list = await fetch(`${inject('baseUrl')}/api/recipes?page=1&limit=50`);
  const answer = listRecipes.response.parse(await list.json());
  const chosen = (Array.isArray(answer) ? answer : answer.recipes).slice(already, already + count);
  for (const { id } of chosen) {
    const body = JSON.stringify({ recipeId: id });
    await fetch(`${inject('baseUrl')}/api/favorites`, { method: 'POST', headers: headers(session), body });
  }
  return chosen.map(({ title }) => title);
}

const hearts = (page: Page) => page.getByRole('button', { name: /^Remove from favorites: / });
const titles = (page: Page) => page.locator('#main').getByRole('heading', { level: 3 }).allTextContents();

describe('favorites', () => {
  test.for(['phone', 'desktop'] as const)(
    'save, find again and let go on a %s',
    async (screen, { visit, signIn }) => {
      const page = await visit('/favorites', { screen, session: await signIn() });
      await page.getByRole('heading', { name: 'No Favorites Yet' }).waitFor();
      await page.getByRole('link', { name: 'Browse Recipes' }).click();
      const add = page.getByRole('button', { name: /^Add to favorites: / });
      await add.first().waitFor();
      const title = ((await add.first().getAttribute('aria-label')) ?? '').replace('Add to favorites: ', '');
      const told = page.waitForResponse('**/api/favorites');
      await add.first().click();
      await page.getByRole('button', { name: `Remove from favorites: ${title}` }).waitFor();
      await told;
      await page.goto('/favorites');
      await page.getByText('1 recipe saved').waitFor();
      await expect.poll(() => titles(page)).toEqual([title]);

      await hearts(page).click();
      await page.getByRole('heading', { name: 'No Favorites Yet' }).waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('1 recipe saved').waitFor();
      await page.reload();
      await page.getByText('1 recipe saved').waitFor();
    },
  );

  test('search, sort and tags, kept in the address', async ({ visit, signIn }) => {
    const session = await signIn();
    const saved = await save(session, 8);
    const page = await visit('/favorites', { session });
    await page.getByText('8 recipes saved').waitFor();
    await expect.poll(() => titles(page)).toEqual([...saved].reverse());
    await page.getByLabel('Sort by').selectOption('title');
    const byName = [...saved].sort((a, b) =>
      a.localeCompare(b, 'en', { sensitivity: 'base', numeric: true }),
    );
    await expect.poll(() => titles(page)).toEqual(byName);

    await page.getByLabel('Search your favorites').fill(byName[3] ?? '');
    await page.getByText('Showing 1 of 8 recipes saved').waitFor();
    await page.reload();
    await page.getByText('Showing 1 of 8 recipes saved').waitFor();
    await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('title');
    await page.getByLabel('Search your favorites').fill('xqzzyq');
    await page.getByRole('heading', { name: 'No Recipes Found' }).waitFor();
    await page.getByRole('button', { name: 'Clear All' }).click();
    await page.getByText('8 recipes saved').waitFor();
    await expect.poll(() => page.getByLabel('Search your favorites').inputValue()).toBe('');
    await expect.poll(() => new URL(page.url()).search).not.toContain('xqzzyq');

    const tag = page.getByLabel('Filter by tag');
    const [, label = ''] = await tag.getByRole('option').allTextContents();
    await tag.selectOption({ label });
    const count = Number(/\((\d+)\)$/.exec(label)?.[1]);
    await expect.poll(async () => (await titles(page)).length).toBe(count);
    expect(await problemsOf(page)).toEqual([]);
  });

  test('a heart that is refused goes back, and says so', async ({ visit, signIn }) => {
    const session = await signIn();
    const page = await visit('/browse-recipes', { session, expectErrors: [/status of 404/] });
    const add = page.getByRole('button', { name: /^Add to favorites: / });
    await add.first().waitFor();
    await page.route('**/api/favorites', (route) =>
      route.fulfill({ status: 404, json: { error: 'Recipe not found', code: 'not_found' } }),
    );
    await add.first().click();
    await page.getByText('Failed to update favorite. Please try again.').first().waitFor();
    await expect.poll(() => hearts(page).count()).toBe(0);
    await page.unroute('**/api/favorites');
    await page.goto('/favorites');
    await page.getByRole('heading', { name: 'No Favorites Yet' }).waitFor();
  });

  test('the free plan says when it is nearly full, and when it is', async ({ visit, signIn }) => {
    const session = await signIn();
    await save(session, 14);
    const page = await visit('/favorites', { session, theme: 'dark', expectErrors: [/status of 4\d\d/] });
    await page.getByText('14 recipes saved').waitFor();
    await expect.poll(() => page.getByText('saved recipes used').count()).toBe(0);
    await save(session, 1, 14);
    await page.reload();
    await page.getByText('15 of 20').waitFor();
    await save(session, 5, 15);
    await page.goto('/browse-recipes?search=soup');
    const add = page.getByRole('button', { name: /^Add to favorites: / });
    await add.first().waitFor();
    const before = await add.count();
    await add.first().click();
    await page.getByText('Favorites Full').first().waitFor();
    await expect.poll(() => add.count()).toBe(before);
    await page.goto('/favorites');
    await page.getByText('20 of 20').waitFor();
    expect(await problemsOf(page)).toEqual([]);
  });

  test('a guest is asked to sign in', async ({ visit }) => {
    const page = await visit('/favorites');
    await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
    await page.locator('#main').getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Welcome back' }).waitFor();
  });
});
