import { randomUUID } from 'node:crypto';
import { createClient } from '@crisper/client/client';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { test } from './support/test.ts';
import { withoutEvents } from './support/without-events.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('the shell', () => {
  test('a shared link to a recipe that does not exist, and a path in capitals', async ({ visit, signIn }) => {
    const page = await visit('/recipes/no-such-dish', {
      session: await signIn(),
      expectErrors: [/status of 404/],
    });
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    await expect.poll(() => page.title()).toContain('404 Page Not Found');
    await page.goto('/Scan?from=mail');
    await page.locator('#main h1').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/scan');
  });

  test('an address that does not exist', async ({ visit }) => {
    const page = await visit('/no/such/shelf', { expectErrors: [/status of 404/] });
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    await expect.poll(() => page.title()).toContain('404 Page Not Found');
    await page.getByRole('link', { name: 'Back to the kitchen' }).click();
    await page.getByRole('heading', { name: /Snap your fridge/ }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
  });

  test('the menu on a phone, as a visitor and signed in', async ({ visit, signIn }) => {
    const visitor = await visit('/', { screen: 'phone' });
    await visitor.getByRole('button', { name: 'Open menu' }).click();
    const menu = visitor.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Try Free' }).waitFor();
    await visitor.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await visitor.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('button', { name: 'Sign In' }).click();
    await visitor.getByRole('dialog').getByRole('heading', { name: 'Welcome back' }).waitFor();

    const session = await signIn();
    const member = await visit('/', { screen: 'phone', session, prepare: withoutEvents });
    // Requests still in flight when the session ends would get a 401.
    await member.waitForLoadState('networkidle');
    await member.getByRole('button', { name: 'Open menu' }).click();
    await member.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Sign Out' }).click();
    await member.getByRole('heading', { name: /Snap your fridge/ }).waitFor();
  });

  test.for(['phone', 'desktop'] as const)('a member’s home on a %s', async (screen, { visit, signIn }) => {
    const session = await signIn();
    const page = await visit('/', { screen, session });
    // The first day: one thing to do, and one question.
    await page.getByRole('link', { name: 'Start Scanning' }).waitFor();
    expect(await page.getByRole('region', { name: 'Tonight' }).count()).toBe(0);
    const eats = page.getByRole('region', { name: 'Is there anything you don’t eat?' });
    await eats.getByRole('button', { name: 'Vegan' }).click();
    expect(await problemsOf(page)).toEqual([]);
    await eats.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Kitchen Saved').first().waitFor();
    const cooksWith = page.getByRole('region', { name: 'What do you cook with?' });
    await cooksWith.getByRole('button', { name: 'Grill' }).click();
    await cooksWith.getByRole('button', { name: 'Save' }).click();
    await cooksWith.waitFor({ state: 'detached' });

    const { pantry, shopping } = createClient({ url: inject('baseUrl'), token: session.token });
    const items = ['spaghetti', 'canned tomatoes', 'garlic', 'onion', 'chickpeas', 'rice', 'carrot'];
    await pantry.addToPantry({ body: { items: items.map((name) => ({ name })) } });
    await shopping.addShopping({ body: { id: randomUUID(), name: 'lemons' } });
    await page.reload();
    await page.getByRole('region', { name: 'Shopping List' }).getByText('1 thing left to buy').waitFor();
    for (const name of ['Use soon', 'Today', 'Last scans', 'Favorites'])
      expect(await page.getByRole('region', { name }).count()).toBe(0);
    expect(await problemsOf(page)).toEqual([]);
    const cook = page.getByRole('region', { name: 'Tonight' }).getByRole('link', { name: 'Start cooking' });
    const box = await cook.boundingBox();
    expect(box!.y + box!.height).toBeLessThan(page.viewportSize()!.height - 64);
    await cook.click();
    await page.locator('[data-cooking-mode]').waitFor();

    await page.goto('/household');
    const saved = page.getByRole('region', { name: 'Your kitchen' });
    await saved.getByRole('button', { name: 'Vegan', pressed: true }).waitFor();
    await saved.getByRole('button', { name: 'Grill', pressed: true }).waitFor();
    await saved.getByRole('button', { name: 'Save my kitchen' }).click();
    await page.getByText('Kitchen Saved').first().waitFor();
  });

  test('tabs of one’s own choice', async ({ visit, signIn }) => {
    const page = await visit('/account', { screen: 'phone', session: await signIn() });
    const tabs = page.getByRole('navigation', { name: 'Tabs' });
    expect(await tabs.getByRole('link').allTextContents()).toEqual([
      'Scan',
      'Recipes',
      'Nutrition',
      'Rewards',
      'Home',
    ]);
    const choice = page.getByRole('group', { name: 'Tabs on your phone' });
    await choice.getByRole('button', { name: 'Rewards' }).click();
    await choice.getByRole('button', { name: 'List' }).click();
    await tabs.getByRole('link', { name: 'List' }).click();
    await page.waitForURL('**/shopping');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Meal Plan' }).waitFor();
    await menu.getByRole('link', { name: 'Your Rewards' }).waitFor();
    expect(await menu.getByRole('link', { name: 'Recipes' }).count()).toBe(0);
    expect(await problemsOf(page)).toEqual([]);
  });

  test('what is typed and tapped before the scripts have come', async ({ visit }) => {
    let letThrough = () => {};
    const scripts = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    let alive: Promise<Page> | undefined;
    const page = await new Promise<Page>((resolve) => {
      const prepare = async (made: Page) => {
        await made.route('**/assets/lib-*.js', (route) => scripts.then(() => route.continue()));
        resolve(made);
      };
      alive = visit('/recipes', { screen: 'phone', prepare });
    });
    const search = page.getByLabel('Search recipes');
    await search.fill('aubergine');
    await search.press('Enter');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(() => page.getByRole('navigation', { name: 'Menu' }).count()).toBe(0);
    letThrough();
    await alive;
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL(/search=aubergine/);
    await expect.poll(() => search.inputValue()).toBe('aubergine');
  });

  test('the dialog with the keyboard alone', async ({ visit }) => {
    const page = await visit('/');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Skip to content');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await expect
      .poll(() => dialog.getByLabel('Email').evaluate((field) => field === document.activeElement))
      .toBe(true);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('the banner of a lost connection comes and goes', async ({ visit }) => {
    // What the page was still loading fails with the connection.
    const page = await visit('/', { expectErrors: [/ERR_INTERNET_DISCONNECTED/] });
    const banner = page.getByText('You’re offline.');
    await page.context().setOffline(true);
    await banner.waitFor();
    await page.context().setOffline(false);
    await banner.waitFor({ state: 'detached' });
  });

  test('a chosen theme survives a reload', async ({ visit }) => {
    const page = await visit('/', { theme: 'light' });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect.poll(paper).not.toBe(light);
    const dark = await paper();
    await page.reload();
    await expect.poll(paper).toBe(dark);
    await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
  });

  test('a toast is swiped away to the right', async ({ visit }) => {
    const page = await visit('/signup');
    await page.getByRole('dialog').getByRole('button', { name: 'Start Pro Trial' }).click();
    // The open dialog hides everything else from the accessibility tree; the toast is announced by its live
    // region.
    const toast = page
      .getByRole('listitem', { includeHidden: true })
      .filter({ hasText: 'Pro Trial selected' });
    const box = await toast.boundingBox();
    if (!box) throw new Error('The toast has no box.');
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 20, { steps: 4 });
    await page.mouse.move(box.x + 120, box.y + 20, { steps: 8 });
    await page.mouse.up();
    await toast.waitFor({ state: 'detached' });
  });
});
