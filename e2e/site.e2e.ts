import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { footerGroups } from '../apps/web/src/app/nav.ts';
import { answerScans, finding, SHELF } from './support/scanning.ts';
import { test } from './support/test.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

describe('the site', () => {
  test('every link of the footer leads to a finished page', async ({ visit }) => {
    const page = await visit('/help');
    const footer = page.getByRole('navigation', { name: 'Footer' });
    const links = footerGroups.flatMap((group) => group.links);
    await expect.poll(() => footer.getByRole('link').count()).toBe(links.length);
    for (const { to, label } of links) {
      await footer.getByRole('link', { name: label, exact: true }).click();
      await page.waitForURL(`**${to}`);
      const title = page.locator('#main h1').first();
      await title.waitFor();
      await expect.poll(() => title.textContent()).not.toContain('404');
    }
    for (const path of ['/tutorials', '/features', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'])
      expect((await page.request.get(path)).status(), path).toBe(200);
  });

  test('every link of the menus, of help and of what it leads to has a page behind it', async ({
    visit,
    signIn,
  }) => {
    const session = await signIn();
    const page = await visit('/', { session, screen: 'phone' });
    const links = new Set<string>();
    const gather = async () => {
      const found = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      for (const path of found) links.add(path);
    };
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    await gather();
    for (const path of ['/help', '/tutorials', '/features', '/account']) {
      await page.goto(path);
      await page.locator('#main h1').first().waitFor();
      await gather();
    }
    for (const path of [
      '/analytics',
      '/plan',
      '/shopping',
      '/pantry',
      '/household',
      '/tutorials',
      '/contact',
    ])
      await expect.poll(() => gather().then(() => [...links])).toContain(path);
    for (const path of links) expect((await page.request.get(path)).status(), path).toBe(200);
    // The e2e tests of the rooms open the other pages of the menu.
    for (const to of ['/household', '/analytics']) {
      await page.goto(to);
      const title = page.locator('#main h1').first();
      await title.waitFor();
      expect(await title.textContent(), to).not.toContain('404');
    }
  });

  test('a first visit: refusing is as near as accepting, and is kept', async ({ visit }) => {
    const page = await visit('/', { firstVisit: true, screen: 'phone' });
    const question = page.getByRole('region', { name: 'Cookie choice' });
    const boxes = await Promise.all(
      ['Reject all', 'Accept all'].map((name) => question.getByRole('button', { name }).boundingBox()),
    );
    expect(boxes[0]?.width).toBe(boxes[1]?.width);
    expect(boxes[0]?.y).toBe(boxes[1]?.y);
    await question.getByRole('button', { name: 'Reject all' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => stored(page, 'cookie_preferences')).toContain('"analytics":false');

    await page.goto('/cookies');
    const analytics = page.getByRole('switch', { name: 'Analytics' });
    await expect.poll(() => analytics.isChecked()).toBe(false);
    await expect.poll(() => page.getByRole('switch', { name: 'Essential' }).isDisabled()).toBe(true);
    await analytics.click();
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expect.poll(() => stored(page, 'cookie_preferences')).toContain('"analytics":true');
    await page.reload();
    await expect.poll(() => analytics.isChecked()).toBe(true);
  });

  test('help is searched, a question is sent, and the answer has a ticket', async ({ visit, signIn }) => {
    const session = await signIn();
    const page = await visit('/help', { session });
    await page.getByLabel('Search the questions').fill('money back');
    await page.getByText('press Refund in your account').waitFor();
    await page.getByLabel('Search the questions').fill('quantum');
    await page.getByRole('button', { name: 'Clear Search' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Contact Support' }).last().click();

    await page.getByLabel('Name').fill('');
    await page.getByRole('button', { name: 'Send Message' }).click();
    for (const said of ['Name is required', 'Subject is required', 'Message is required'])
      await page.getByText(said).waitFor();
    await page.getByLabel('Name').fill('Ada');
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(session.email);
    await page.getByLabel('Subject').fill('Quantum soup');
    await page.getByLabel('Message', { exact: true }).fill('How long does it simmer?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('heading', { name: 'Message Sent!' }).waitFor();
    await page.getByText(/CR-\d{6}/).waitFor();
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('');
  });

  test('a photo shared from another app is scanned', async ({ visit, signIn }) => {
    const page = await visit('/scan', { session: await signIn() });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await answerScans(page, [finding('tomato', '🍅', 0.93)]);
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: '/share',
        enctype: 'multipart/form-data',
      });
      form.append(
        Object.assign(document.createElement('input'), { type: 'file', name: 'photos', id: 'shared' }),
      );
      document.body.append(form);
    });
    await page.locator('#shared').setInputFiles(SHELF);
    await page.locator('#shared').evaluate((input) => (input as HTMLInputElement).form?.submit());
    await page.getByRole('list', { name: 'Found ingredients' }).waitFor();
    await expect.poll(() => page.url()).toBe(`${inject('baseUrl')}/scan`);
  });

  test('the status page tells what was measured', async ({ visit }) => {
    const page = await visit('/status');
    await page.getByRole('heading', { name: 'Services' }).waitFor();
    for (const name of [
      'Web app',
      'Mobile API',
      'Image recognition',
      'Database',
      'Payment processing',
      'File storage',
    ])
      await page.getByRole('heading', { name, exact: true }).waitFor();
  });
});
