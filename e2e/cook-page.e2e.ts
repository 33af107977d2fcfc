import { randomUUID } from 'node:crypto';
import { listRecipes } from '@crisper/contract/recipes/recipes';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { test } from './support/test.ts';
import { closeWelcome } from './support/welcome.ts';

const STEW = '/recipe/beef-stew';
const KITCHEN = JSON.stringify([{ name: 'eggs', emoji: '🥚' }, 'spinach', 'feta', 'zzzqqq']);

async function fill(page: Page): Promise<void> {
  await page.evaluate((stored) => sessionStorage.setItem('scanResults', stored), KITCHEN);
}

async function someRecipe(featured: boolean): Promise<{ id: string; slug: string; title: string }> {
  const answer = await fetch(`${inject('baseUrl')}/api/recipes?page=1&limit=50`);
  const list = listRecipes.response.parse(await answer.json());
  const found = (Array.isArray(list) ? list : list.recipes).find((one) => one.isFeatured === featured);
  if (!found) throw new Error('The cook book holds no such recipe.');
  return found;
}

describe('the recipe page', () => {
  test('a guest sees a preview behind the sign-up dialog, and the recipe after signing up', async ({
    visit,
  }) => {
    const { id, title } = await someRecipe(false);
    const page = await visit(`/recipe/${id}`, { expectErrors: [/status of 401/] });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading').first().waitFor();
    await expect.poll(() => page.locator('#main h1').textContent()).toBe(title);
    const name = `visitor-${randomUUID().slice(0, 8)}`;
    await dialog.getByLabel('Username').fill(name);
    await dialog.getByLabel('Email').fill(`${name}@example.com`);
    await dialog.getByLabel('Password', { exact: true }).fill('simmer-very-gently-9');
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await closeWelcome(page);
    await page.getByRole('heading', { name: 'Instructions' }).waitFor();
  });

  test('fits a narrow phone without scrolling sideways', async ({ visit }) => {
    const { slug } = await someRecipe(true);
    const page = await visit(`/recipes/${slug}`);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole('heading', { name: 'Instructions' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  });

  test('a shared link opens a featured recipe for everyone', async ({ visit }) => {
    const { slug, title } = await someRecipe(true);
    const page = await visit(`/recipes/${slug}`);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'Instructions' }).waitFor();
    await page.waitForFunction((wanted) => document.title.startsWith(wanted), title);
  });

  test.for([
    { tag: 'en-US@posix', line: '3 cups beef broth' },
    { tag: 'de_DE.UTF-8', line: '700 ml Rinderbrühe' },
  ])('measures as people do where the browser says $tag', async ({ tag, line }, { visit, signIn }) => {
    const prepare = async (opened: Page) => {
      await opened.addInitScript((language) => {
        Object.defineProperty(navigator, 'language', { value: language });
        Object.defineProperty(navigator, 'languages', { value: [language] });
      }, tag);
    };
    const page = await visit(STEW, { session: await signIn(), prepare });
    await page.getByText(line).waitFor();
  });

  test('an unknown recipe', async ({ visit, signIn }) => {
    const page = await visit('/recipe/no-such-dish', {
      session: await signIn(),
      expectErrors: [/status of 404/],
    });
    await page.getByRole('heading', { name: 'Recipe Not Found' }).waitFor();
  });

  test('shares, names its sources, and prints after half a second', async ({ visit, signIn }) => {
    const page = await visit(STEW, { session: await signIn() });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const sheet = page.getByRole('dialog');
    for (const target of ['SMS', 'Email', 'WhatsApp', 'Facebook', 'X (Twitter)', 'LinkedIn', 'Telegram'])
      await sheet.getByRole('link', { name: target, exact: true }).waitFor();
    await sheet.getByRole('button', { name: 'Discord' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Where do these figures come from?' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^FDC \d+/ })
      .first()
      .waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('heading', { name: 'Ingredients' }).isVisible()).toBe(true);
  });

  test.for(['phone', 'desktop'] as const)(
    'is clean in the dark on a %s, cooking too',
    async (screen, { visit, signIn }) => {
      const page = await visit(STEW, { screen, theme: 'dark', session: await signIn() });
      await page.getByRole('heading', { name: 'Nutrition' }).waitFor();
      expect(await problemsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Interactive Mode' }).click();
      await page.getByRole('button', { name: 'Start cooking' }).click();
      await page.getByRole('button', { name: 'Start timer' }).click();
      expect(await problemsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Exit Interactive Mode' }).click();
      await page.getByRole('button', { name: 'Interactive Mode', exact: true }).waitFor();
    },
  );
});

describe('results', () => {
  test('need a scan, and end when the cook leaves', async ({ visit, signIn }) => {
    const page = await visit('/results', { session: await signIn() });
    await page.waitForURL('**/scan');
    await fill(page);
    await page.goto('/results');
    await page.getByText(/^\d+ recipes? for what you have/).waitFor();
    await page.getByText(/We don’t know zzzqqq/).waitFor();
    await page
      .getByRole('button', { name: /Why this match: / })
      .first()
      .click();
    await page.getByRole('dialog').getByText('You have:').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('#main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await page.getByRole('link', { name: 'Back to results' }).click();
    await page.getByRole('heading', { name: 'Recipe Matches' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Crisper' }).click();
    await page.waitForFunction(() => sessionStorage.getItem('scanResults') === null);
  });

  test('suggest one dish for tonight, and show four on the first screen of a phone', async ({
    visit,
    signIn,
  }) => {
    const page = await visit('/scan', { screen: 'phone', session: await signIn() });
    await page.evaluate(() =>
      sessionStorage.setItem('scanResults', JSON.stringify(['eggs', 'potatoes', 'onion', 'spinach'])),
    );
    await page.goto('/results');
    await page.getByRole('heading', { name: 'Tonight: this one' }).waitFor();
    const recipes = page.getByRole('list', { name: 'Recipes' }).getByRole('listitem');
    const tabs = await page.getByRole('navigation', { name: 'Tabs' }).boundingBox();
    const fourth = await recipes.nth(3).boundingBox();
    // Its picture is 96 px high.
    expect(fourth!.y + 96).toBeLessThanOrEqual(tabs!.y);
    await recipes
      .first()
      .getByRole('link', { name: /^Start cooking: / })
      .click();
    await page.getByRole('heading', { name: 'Get ready' }).waitFor();
  });
});
