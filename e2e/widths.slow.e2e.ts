import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { signInAdmin } from './support/admin.ts';
import { becomePro } from './support/become-pro.ts';
import { cutOff } from './support/cut-off.ts';
import { type Session, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';
import { withoutEvents } from './support/without-events.ts';

/** Where the layout changes (Tailwind's breakpoints), with the widths just beside each. */
const BREAKPOINTS = [640, 768, 1024, 1280, 1536];
/** The top bar has the least room here: all of its links, on the narrowest screens that show them. */
const TIGHT = [780, 795, 810, 825, 840, 855, 870, 885, 900];
const WIDTHS = [
  ...[320, 360, 390, 430, 480, 540, 600, 700, 960, 1100, 1200, 1440, 1680, 1920],
  ...BREAKPOINTS.flatMap((width) => [width - 1, width, width + 1]),
  ...TIGHT,
].sort((a, b) => a - b);

const PHONES = [
  [390, 844],
  [320, 568],
] as const;

const OPEN = ['/', '/scan', '/recipes', '/browse-recipes', '/subscribe', '/community', '/features'];
const GUESTS = [
  ...OPEN,
  ...['/favorites', '/nutrition', '/help', '/tutorials', '/contact', '/status', '/cookies', '/privacy'],
];
const MEMBERS = [
  ...OPEN,
  ...[
    '/recipes/new',
    '/recipes/import',
    '/import',
    '/collections',
    '/favorites',
    '/nutrition',
    '/nutrition?period=month',
    '/plan',
    '/shopping',
    '/pantry',
    '/household',
  ],
  ...['/account', '/account/plan', '/account/notices', '/account/security', '/account/advanced'],
  ...['/viral', '/viral?tab=sharing', '/analytics', '/recipe/pad-thai'],
];
const ADMINS = ['/admin', '/admin/inbox', '/admin/moderation', '/admin/audit'];

/** Resizes the open page, which is quicker than opening it at each width. */
async function sweep(page: Page, path: string): Promise<string[]> {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const problem of await page.evaluate(cutOff)) problems.push(`${path} at ${width} px: ${problem}`);
  }
  return problems;
}

/** With text at twice its size: on a phone, where it has the least room. */
async function enlarge(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  return (await page.evaluate(cutOff)).map((problem) => `${path} with large text: ${problem}`);
}

/** A member's name and badge take as much room as they can. */
async function longNamedPro(): Promise<Session> {
  const baseUrl = inject('baseUrl');
  return becomePro(baseUrl, await signIn(baseUrl, { longName: true }));
}

describe('nothing is cut off at any width from 320 to 1,920 px', () => {
  test.for(GUESTS)('%s as a guest', async (path, { visit }) => {
    const page = await visit(path);
    expect(await sweep(page, path)).toEqual([]);
    expect(await enlarge(page, path)).toEqual([]);
  });

  test.for(MEMBERS)('%s as a member', async (path, { visit }) => {
    const session = await longNamedPro();
    const page = await visit(path, { session, prepare: withoutEvents });
    await page.getByRole('banner').getByRole('button', { name: session.user.username }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await sweep(page, path)).toEqual([]);
    expect(await enlarge(page, path)).toEqual([]);
  });

  test.for(ADMINS)('%s as an administrator', async (path, { visit }) => {
    const session = await signInAdmin(inject('baseUrl'), inject('dataDir'));
    const page = await visit(path, { session, prepare: withoutEvents });
    await page.waitForLoadState('networkidle');
    expect(await sweep(page, path)).toEqual([]);
    expect(await enlarge(page, path)).toEqual([]);
  });

  test('/results, with the first recipe on the first screen of a phone', async ({ visit }) => {
    const scan = JSON.stringify(['eggs', 'spinach', 'tomatoes', 'cheddar'].map((name) => ({ name })));
    const page = await visit('/results', {
      session: await longNamedPro(),
      prepare: async (made) => {
        await made.addInitScript((found) => sessionStorage.setItem('scanResults', found), scan);
      },
    });
    const first = page.getByRole('list', { name: 'Recipes' }).getByRole('listitem').first();
    await first.waitFor();
    expect(await sweep(page, '/results')).toEqual([]);
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      const box = await first.boundingBox();
      // The tab bar takes the last 65 px.
      expect(box?.y, `at ${width} by ${height} px`).toBeLessThan(height - 65 - 60);
    }
    expect(await enlarge(page, '/results')).toEqual([]);
  });

  test('the menu of a phone with the longest name', async ({ visit }) => {
    const page = await visit('/help', { screen: 'phone', session: await longNamedPro() });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByText('Signed in as').waitFor();
    expect(await page.evaluate(cutOff)).toEqual([]);
  });
});
