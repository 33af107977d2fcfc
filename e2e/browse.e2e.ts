import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { test } from './support/test.ts';

const cards = (page: Page) =>
  page
    .locator('#main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Expects the focus on the first new card after more recipes were loaded. */
const focusOn = async (page: Page, place: number) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(await cards(page).nth(place).getByRole('heading').textContent());

describe('discovering recipes', () => {
  test.for(['phone', 'desktop'] as const)('search, filters and tabs on a %s', async (screen, { visit }) => {
    const page = await visit('/recipes', { screen });
    await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).first().waitFor();
    await expect.poll(() => cards(page).count()).toBe(6);

    await page.getByLabel('Search recipes').fill('aubergine');
    const results = page.getByRole('region', { name: 'Search Results' });
    await results
      .getByRole('link', { name: /eggplant/i })
      .first()
      .waitFor();
    await page.waitForURL(/search=aubergine/);
    await page.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Dinner' }).click();
    await page.waitForURL(/category=dinner/);
    await results.getByText(/^Found \d+ recipes?$/).waitFor();

    await page.reload();
    await results
      .getByRole('link', { name: /eggplant/i })
      .first()
      .waitFor();
    await expect.poll(() => page.getByLabel('Search recipes').inputValue()).toBe('aubergine');
    expect(await problemsOf(page)).toEqual([]);

    await results.getByRole('button', { name: 'Clear All' }).click();
    await results.waitFor({ state: 'detached' });
    await expect.poll(() => [asked(page, 'search'), asked(page, 'category')]).toEqual([null, null]);
    await expect.poll(() => page.getByLabel('Search recipes').inputValue()).toBe('');

    for (const name of ['Trending', 'Quick & Easy']) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('tabpanel', { name }).getByRole('heading', { level: 3 }).first().waitFor();
    }
    await page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: 'Favorites' }).click();
    await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
    await page.goto('/recipes?tab=favorites');
    await page.waitForURL('**/favorites');
  });

  test('the tabs of the library take the search along', async ({ visit, signIn }) => {
    const page = await visit('/recipes?search=soup', { screen: 'phone', session: await signIn() });
    const library = page.getByRole('navigation', { name: 'Library' });
    for (const [tab, title, field] of [
      ['Browse', 'Browse Recipes', 'Search by name or ingredient'],
      ['Favorites', 'My Favorite Recipes', 'Search your favorites'],
      ['Collections', 'Collections', 'Search your collections'],
      ['Yours', 'Your recipes', 'Search your recipes'],
      ['Recipes', 'Recipes', 'Search recipes'],
    ] as const) {
      await library.getByRole('link', { name: tab }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => page.getByLabel(field).inputValue()).toBe('soup');
      expect(await problemsOf(page)).toEqual([]);
    }
  });

  test('a word that is mistyped still finds, one that means nothing does not', async ({ visit }) => {
    const page = await visit('/recipes?search=chiken');
    await page
      .getByRole('region', { name: 'Search Results' })
      .getByRole('link', { name: /chicken/i })
      .first()
      .waitFor();
    await page.getByLabel('Search recipes').fill('xqzzyq');
    await page.getByRole('heading', { name: 'No Recipes Found' }).waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('region', { name: 'Search Results' }).waitFor({ state: 'detached' });
  });

  test('what a guest is told: how it works, and to sign up before saving', async ({ visit }) => {
    const page = await visit('/recipes');
    await page.getByRole('button', { name: 'How it works' }).click();
    await page.getByRole('dialog', { name: 'How it works' }).getByRole('heading', { name: 'Snap' }).waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Add to favorites/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Create your free account' }).waitFor();
  });

  test('a list that does not come can be asked for again', async ({ visit }) => {
    const page = await visit('/', { expectErrors: [/status of 503/] });
    await page.route('**/api/recipes?*', (route) => route.fulfill({ status: 503, json: {} }));
    // The unfiltered list is rendered by the server; a search makes a request, which can fail.
    await page.goto('/recipes?search=soup');
    await page.getByText('Could not load recipes. Please try again.').first().waitFor();
    await page.unroute('**/api/recipes?*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).first().waitFor();
  });
});

describe('browsing by equipment', () => {
  test.for(['phone', 'desktop'] as const)('tiles, chips and more on a %s', async (screen, { visit }) => {
    const page = await visit('/browse-recipes', { screen });
    await page.getByText(/^Found \d+ recipes$/).waitFor();
    await expect.poll(() => cards(page).count()).toBe(12);
    await page.getByRole('button', { name: 'Load More Recipes' }).click();
    await cards(page).nth(12).waitFor();
    await expect.poll(() => cards(page).count()).toBe(24);
    await focusOn(page, 12);

    await page.getByRole('button', { name: 'Oven', exact: true }).click();
    await page.getByRole('button', { name: 'Grill', exact: true }).click();
    await page.getByText(/^Found \d+ recipes for your available equipment$/).waitFor();
    await expect.poll(() => asked(page, 'equipment')).toBe('oven,grill');
    expect(await problemsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Remove Oven' }).click();
    await expect
      .poll(() => page.getByRole('button', { name: 'Oven', exact: true }).getAttribute('aria-pressed'))
      .toBe('false');
    await page.reload();
    await page.getByRole('button', { name: 'Remove Grill' }).waitFor();
    await page.getByRole('button', { name: 'Clear All' }).click();
    await page.getByText(/^Found \d+ recipes$/).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  test('the way back from a recipe leads to the same place in the list', async ({ visit, signIn }) => {
    const page = await visit('/browse-recipes', { session: await signIn() });
    await page.getByRole('button', { name: 'Load More Recipes' }).click();
    await focusOn(page, 12);
    const card = cards(page).nth(20).getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    await card.click();
    await page.getByRole('heading', { name: 'Instructions' }).waitFor();
    await page.goBack();
    await cards(page).nth(20).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('nothing fits, and a link that says nonsense', async ({ visit }) => {
    const page = await visit('/browse-recipes?equipment=laser,oven&search=xqzzyq', { theme: 'dark' });
    await page.getByRole('heading', { name: 'No Recipes Found' }).waitFor();
    await page.getByText('Found 0 recipes for your available equipment').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Remove/ }).count()).toBe(2);
    expect(await problemsOf(page)).toEqual([]);
  });

  test('nothing is cut off at 320 px', async ({ visit }) => {
    const page = await visit('/browse-recipes?equipment=air-fryer', { screen: 'phone' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/browse-recipes?equipment=air-fryer', '/recipes', '/favorites']) {
      await page.goto(path);
      await page.locator('#main').getByRole('heading', { level: 1 }).waitFor();
      const [needed, given] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        window.innerWidth,
      ]);
      expect(needed, path).toBeLessThanOrEqual(given ?? 0);
    }
  });
});
