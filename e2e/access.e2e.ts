import { describe, expect } from 'vitest';
import { problemsEverywhere, problemsOf } from './support/axe.ts';
import { SCREENS, test } from './support/test.ts';

const screens = Object.keys(SCREENS) as (keyof typeof SCREENS)[];
const themes = ['light', 'dark'] as const;

/** The public pages; the e2e tests of each room check that room's pages. */
const paths = [
  '/',
  '/signup',
  '/scan',
  '/results',
  '/recipes',
  '/browse-recipes',
  '/favorites',
  '/reset-password',
  '/confirm-email',
  '/change-email',
];

describe('access for a visitor', () => {
  test.for([...paths, '/no/such/page'])('%s', async (path, { visit }) => {
    const page = await visit(path, { screen: 'phone', expectErrors: [/status of 404/] });
    expect(await problemsEverywhere(page)).toEqual([]);
  });

  test('the cookie question', async ({ visit }) => {
    const page = await visit('/help', { firstVisit: true });
    await page.getByRole('region', { name: 'Cookie choice' }).waitFor();
    expect(await problemsEverywhere(page)).toEqual([]);
  });

  const looks = screens.flatMap((screen) => themes.map((theme) => ({ screen, theme })));
  test.for(looks)('the dialog in each of its modes, $screen, $theme', async (look, { visit }) => {
    const page = await visit('/signup', look);
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
