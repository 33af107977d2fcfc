import { text } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { test } from './support/test.ts';

describe('account', () => {
  test('export, then the end: nothing by mistake, everything when meant', async ({ visit, signIn }) => {
    const session = await signIn();
    const page = await visit('/account', { session, screen: 'phone', expectErrors: [/status of 40[01]/] });
    const { username } = session.user;
    await page.getByText('0 / 2', { exact: true }).waitFor();
    await page.getByText('0 / 20').waitFor();
    expect(await problemsOf(page)).toEqual([]);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export My Data' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^crisper-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await text(await file.createReadStream()));
    expect(data).toMatchObject({ profile: [{ username, email: session.email }], scans: [], favorites: [] });
    await page.getByText('Your data has been downloaded successfully.').first().waitFor();

    const open = page.getByRole('button', { name: 'Delete Account' });
    await open.click();
    await page.keyboard.press('Escape');
    await open.click();
    await page.getByLabel(`Type ${username} to confirm`).fill('somebody');
    await page.getByRole('button', { name: 'Yes, Delete Forever' }).click();
    await page.getByText(`Type ${username} to confirm.`, { exact: true }).waitFor();
    await page.getByLabel(`Type ${username} to confirm`).fill(username);
    await page.getByRole('button', { name: 'Yes, Delete Forever' }).click();
    await page.getByText('Your account and all data have been permanently deleted.').first().waitFor();
    await page.waitForURL((url) => url.pathname === '/');

    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Sign In' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(session.email);
    await dialog.getByLabel('Password', { exact: true }).fill(session.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Invalid email or password').first().waitFor();
  });

  test('five pages, old links to a card, and tabs of one’s own', async ({ visit, signIn }) => {
    const page = await visit('/account', { session: await signIn(), screen: 'phone', theme: 'dark' });
    const pages = page.getByRole('navigation', { name: 'Account pages' });
    for (const [name, path] of [
      ['Plan', '/account/plan'],
      ['Notices', '/account/notices'],
      ['Security', '/account/security'],
      ['Advanced', '/account/advanced'],
    ] as const) {
      await pages.getByRole('link', { name }).click();
      await page.waitForURL(`**${path}`);
      await page.locator('#main h2').first().waitFor();
      await expect.poll(() => pages.getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
      expect(await problemsOf(page)).toEqual([]);
    }
    await page.goto('/account#tokens');
    await page.waitForURL('**/account/advanced#tokens');
    await page.getByRole('button', { name: 'New token' }).waitFor();

    await pages.getByRole('link', { name: 'Profile' }).click();
    const choice = page.getByRole('group', { name: 'Tabs on your phone' });
    const bar = page.getByRole('navigation', { name: 'Tabs' });
    await choice.getByRole('button', { name: 'Rewards', pressed: true }).click();
    await bar.getByRole('link', { name: 'Rewards' }).waitFor({ state: 'detached' });
    await choice.getByRole('button', { name: 'List', pressed: false }).click();
    await bar.getByRole('link', { name: 'List' }).waitFor();
    await page.reload();
    await expect
      .poll(() => bar.getByRole('link').allTextContents())
      .toEqual(['Scan', 'Recipes', 'Nutrition', 'List', 'Home']);
    await bar.getByRole('link', { name: 'List' }).click();
    await page.waitForURL('**/shopping');
  });

  test('analytics: sample figures say so; pages are open to everybody in the dark', async ({
    visit,
    signIn,
  }) => {
    const session = await signIn();
    const page = await visit('/analytics', { session, theme: 'dark', screen: 'phone' });
    await page.getByText('Sample data').first().waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Performance' }).click();
    await page.getByText('Target: under 2 s').waitFor();
    for (const path of ['/viral', '/account']) {
      await page.goto(path);
      await page.locator('#main h2').first().waitFor();
      expect(await problemsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
    }
    await page.goto('/analytics');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  });
});
