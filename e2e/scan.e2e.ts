import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { problemsOf } from './support/axe.ts';
import {
  answerScans,
  choosePhotos,
  finding,
  NOTHING,
  SCAN_MS,
  SHELF,
  scanDone,
  scanFile,
} from './support/scanning.ts';
import { SCREENS, test } from './support/test.ts';

const found = (page: Page) => page.getByRole('list', { name: 'Found ingredients' });
const thumbnails = (page: Page) => page.getByRole('button', { name: /^Show photo/ });
const findRecipes = (page: Page) => page.getByRole('button', { name: 'Find My Recipes' });
const saved = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null'), key);

/** The elements that cover this one near its top, middle or bottom. */
const covering = (element: Locator) =>
  element.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect();
    const hits = [0.1, 0.5, 0.9].map((part) =>
      document.elementFromPoint(left + width / 2, top + height * part),
    );
    return hits
      .filter((hit) => !own.contains(hit))
      .map((hit) => hit?.textContent ?? 'the edge of the screen');
  });

describe('the scan page', () => {
  test('invites a visitor', async ({ visit }) => {
    const page = await visit('/scan', { screen: 'phone' });
    await page.getByRole('button', { name: 'Get Started' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Create your free account' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#main').getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Welcome back' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Just Browse Recipes' }).click();
    await page.waitForURL('**/recipes');
  });

  test('photo, list, changes, recipes; and the scan can be opened again', async ({ visit, signIn }) => {
    const page = await visit('/scan', { session: await signIn() });
    await page.getByText('Free: 2 scans daily').waitFor();
    await page.getByText('uses 1 of your 2 scans left today').waitFor();
    await choosePhotos(page, SHELF);
    const overlay = page.getByRole('dialog', { name: 'Looking into your kitchen' });
    await overlay.waitFor();
    const bar = overlay.getByRole('progressbar', { name: 'Scanning' });
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(95);
    await scanDone(page);
    await page.getByText('1 left today').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('What you have');

    const butter = found(page).getByRole('button', { name: /butter/ });
    await expect.poll(() => butter.getAttribute('aria-pressed')).toBe('true');
    await butter.focus();
    await page.getByRole('img', { name: 'Your photo, butter marked' }).waitFor();
    await page.keyboard.press('Space');
    await expect.poll(() => butter.getAttribute('aria-pressed')).toBe('false');

    const entry = page.getByRole('combobox', { name: 'Add an ingredient' });
    await entry.fill('spinac');
    await page.getByRole('option', { name: 'spinach', exact: true }).waitFor();
    await entry.press('ArrowDown');
    await entry.press('Enter');
    await page.getByText('Ingredient Added').first().waitFor();
    await entry.fill('  RICE ,garlic');
    await entry.press('Enter');
    await page.getByRole('button', { name: 'Remove garlic' }).click();
    await page.getByRole('button', { name: 'Grill' }).click();

    const corrected = page.waitForRequest('**/corrections');
    await findRecipes(page).click();
    await page.waitForURL('**/results');
    expect((await corrected).postDataJSON()).toEqual({ removed: ['butter'], added: ['spinach', 'rice'] });
    const names = ((await saved(page, 'scanResults')) as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['milk', 'ketchup', 'spinach', 'rice']));
    expect(names).not.toContain('butter');
    expect(names).not.toContain('garlic');
    await expect.poll(() => saved(page, 'selectedEquipment')).toEqual(['stovetop', 'oven', 'grill']);

    await page.goto('/scan');
    await page.getByRole('button', { name: /milk/ }).click();
    await found(page)
      .getByRole('button', { name: /ketchup/ })
      .waitFor();
  });

  test('asks for an ingredient and for something to cook with', async ({ visit, signIn }) => {
    const page = await visit('/scan', { session: await signIn() });
    await findRecipes(page).click();
    await page.getByText('Please select at least one ingredient to find recipes.').first().waitFor();
    await page.getByRole('combobox', { name: 'Add an ingredient' }).fill('rice');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Stovetop' }).click();
    await page.getByRole('button', { name: 'Oven', exact: true }).click();
    await findRecipes(page).click();
    await page.getByText('Please select at least one cooking method.').first().waitFor();
  });

  test('marks what it is not sure of, and one tap takes it out', async ({ visit, signIn }) => {
    const page = await visit('/scan', { session: await signIn(), screen: 'phone' });
    await answerScans(page, [finding('tomato', '🍅', 0.93), finding('leek', '', 0.31)]);
    await choosePhotos(page, SHELF);
    await scanDone(page);
    const leek = found(page).getByRole('button', { name: /leek 31%/ });
    await expect.poll(() => leek.getAttribute('aria-pressed')).toBe('true');
    await leek.tap();
    await expect.poll(() => leek.getAttribute('aria-pressed')).toBe('false');
    await page.getByTestId('boxes').waitFor();
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await page.getByRole('button', { name: 'Choose photos' }).waitFor();
    await expect.poll(() => leek.count()).toBe(0);
  });

  test.for([
    { screen: 'desktop', width: 1280, height: 800 },
    { screen: 'phone', width: 390, height: 844 },
  ] as const)('nothing the keyboard reaches is covered ($screen)', async (size, { visit, signIn }) => {
    const page = await visit('/scan', { session: await signIn(), screen: size.screen });
    await page.setViewportSize(size);
    const many = Array.from({ length: 20 }, (_, at) => finding(`food ${at}`, '🍅', at < 12 ? 0.9 : 0.3));
    await answerScans(page, many);
    await choosePhotos(page, SHELF);
    await scanDone(page);

    const entry = page.getByRole('combobox', { name: 'Add an ingredient' });
    await entry.focus();
    await expect.poll(() => covering(entry)).toEqual([]);

    const focused = page.locator(':focus');
    const first = found(page).getByRole('button', { name: /food 0/ });
    const last = page.getByRole('button', { name: 'Toaster oven' });
    for (const [from, key, to] of [
      [first, 'Tab', last],
      [last, 'Shift+Tab', first],
    ] as const) {
      await from.focus();
      while (!(await to.evaluate((element) => element === document.activeElement))) {
        await page.keyboard.press(key);
        await expect.poll(() => covering(focused)).toEqual([]);
      }
    }
  });

  test('says so when nothing is found, and does not charge it', async ({ visit, signIn }) => {
    const page = await visit('/scan', { session: await signIn() });
    await choosePhotos(page, NOTHING);
    await page.getByText('No Ingredients Found').first().waitFor({ timeout: SCAN_MS });
    await page.getByText('2 left today').waitFor();
  });

  test('a rescan costs nothing, and the third scan of a day is refused', async ({ visit, signIn }) => {
    const session = await signIn();
    const page = await visit('/scan', { session, expectErrors: [/status of 429/] });
    await choosePhotos(page, SHELF);
    await scanDone(page);
    await page.getByText('nor does a rescan within ten minutes').waitFor();
    const again = page.waitForResponse('**/api/scan');
    await page.getByRole('button', { name: 'Rescan' }).click();
    expect((await again).status()).toBe(200);
    await scanDone(page);
    await page.getByText('1 left today').waitFor();

    // The file as it is, which the page sends in another encoding: another photo to the server.
    await scanFile(session, SHELF);
    await page.reload();
    await page.getByText('0 left today').waitFor();
    await choosePhotos(page, NOTHING);
    await page.getByText('Daily Limit Reached').first().waitFor();
    const text = "You've used all 2 free scans today. Upgrade to Pro for unlimited scans!";
    await page.getByText(text).first().waitFor();
  });

  test('a scan can be stopped, and the photo stays', async ({ visit, signIn }) => {
    const page = await visit('/scan', { session: await signIn(), screen: 'phone' });
    // The request is never answered, so only the stop button can end the scan.
    await page.route('**/api/scan', () => undefined);
    await choosePhotos(page, SHELF);
    const overlay = page.getByRole('dialog', { name: 'Looking into your kitchen' });
    await overlay.getByRole('status').filter({ hasText: 'Sending your photos' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'detached' });
    await expect.poll(() => thumbnails(page).count()).toBe(1);
  });

  test('a failure is told and loses nothing', async ({ visit, signIn }) => {
    const page = await visit('/scan', { session: await signIn(), expectErrors: [/status of 503/] });
    await page.route('**/api/scan', (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'The eyes are closed.', code: 'unavailable', requestId: 'r' },
      }),
    );
    await choosePhotos(page, SHELF);
    await page.getByText('Scan Failed').first().waitFor();
    await page.getByText('The eyes are closed.').first().waitFor();
    await expect.poll(() => thumbnails(page).count()).toBe(1);
  });

  test.for(['light', 'dark'] as const)('is open to everybody (%s)', async (theme, { visit, signIn }) => {
    const session = await signIn();
    for (const screen of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
      const page = await visit('/scan', { session, screen, theme });
      expect(await problemsOf(page)).toEqual([]);
      await answerScans(page, [finding('tomato', '🍅', 0.93), finding('leek', '🥬', 0.31)]);
      await choosePhotos(page, [SHELF, SHELF]);
      await scanDone(page);
      await page.getByRole('button', { name: /leek/ }).focus();
      expect(await problemsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
    }
  });
});
