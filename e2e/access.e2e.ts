import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pages } from '../apps/web/src/app/pages.ts';
import { problemsOf } from './support/axe.ts';
import { SCREENS, test } from './support/test.ts';

const screens = Object.keys(SCREENS) as (keyof typeof SCREENS)[];
const themes = ['light', 'dark'] as const;
const looks = screens.flatMap((screen) => themes.map((theme) => ({ screen, theme })));

/** Routes with a parameter are looked at by the journeys of their rooms, which know a real address. */
const paths = pages
  .map((page) => page.path)
  .filter((path) => !path.includes(':') && !path.startsWith('/dev/'));

/** Everything below the fold is brought in first: some of it mounts only when the reader comes near. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

describe.each(looks)('access on a $screen, $theme', ({ screen, theme }) => {
  test.for([...paths, '/no/such/page'])('%s', async (path, { visit }) => {
    const page = await visit(path, { screen, theme, expectErrors: [/status of 404/] });
    await scrollThrough(page);
    expect(await problemsOf(page)).toEqual([]);
  });

  test('the start page of a member', async ({ visit, signIn }) => {
    const page = await visit('/', { screen, theme, session: await signIn() });
    await scrollThrough(page);
    expect(await problemsOf(page)).toEqual([]);
  });

  test('the dialog in each of its modes', async ({ visit }) => {
    const page = await visit('/signup', { screen, theme });
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Unlimited scans').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Start Free' }).click();
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await dialog.getByText('Username needs at least 3 characters').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Sign in instead' }).click();
    await dialog.getByRole('button', { name: 'Forgot password?' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
  });
});
