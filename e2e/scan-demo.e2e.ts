import { describe, expect } from 'vitest';
import { SCAN_MS, SHELF } from './support/scanning.ts';
import { test } from './support/test.ts';

describe('the demo of the start page', () => {
  test('asks a visitor to sign up', async ({ visit }) => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Start a demo scan' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Create your free account' }).waitFor();
  });

  test('scans a photo and shows at most three recipes', async ({ visit, signIn }) => {
    const page = await visit('/', { session: await signIn() });
    const demo = page.locator('#demo');
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('button', { name: 'Start a demo scan' }).waitFor();
    await demo.getByText('The demo is a real scan: it uses 1 of your 2 scans left today.').waitFor();
    await page.getByLabel('Photos for the demo').setInputFiles(SHELF);
    await demo.getByRole('progressbar').waitFor();
    await demo.getByRole('heading', { name: 'We found' }).waitFor({ timeout: SCAN_MS });
    await demo.getByRole('listitem').filter({ hasText: 'milk' }).waitFor();
    const recipes = demo.getByRole('listitem').filter({ hasText: '% match' });
    await recipes.first().waitFor();
    const shown = await recipes.allTextContents();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThanOrEqual(3);
    for (const text of shown) expect(text).toMatch(/\d% match.*\d min.*(?:kcal|unknown)/);
  });

  test('offers Pro when no scan is left', async ({ visit, signIn }) => {
    const page = await visit('/', { session: await signIn(), expectErrors: [/status of 429/] });
    await page.locator('#demo').scrollIntoViewIfNeeded();
    const refusal = { error: 'Daily scan limit reached.', code: 'limit_reached', requestId: 'r' };
    await page.route('**/api/scan', (route) => route.fulfill({ status: 429, json: refusal }));
    await page.route('**/api/scans?*', (route) => route.fulfill({ json: { scans: [], scansLeft: 0 } }));
    await page.getByRole('button', { name: 'Start a demo scan' }).waitFor();
    await page.getByLabel('Photos for the demo').setInputFiles(SHELF);
    await page.getByRole('alert').filter({ hasText: 'Daily scan limit reached.' }).waitFor();
    await page.locator('#demo').getByRole('link', { name: 'Upgrade to Pro' }).click();
    await page.waitForURL('**/subscribe');
  });

  test('says what went wrong and can be tried again', async ({ visit, signIn }) => {
    const page = await visit('/', { session: await signIn(), expectErrors: [/status of 500/] });
    await page.locator('#demo').scrollIntoViewIfNeeded();
    await page.route('**/api/scan', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.getByRole('button', { name: 'Start a demo scan' }).waitFor();
    await page.getByLabel('Photos for the demo').setInputFiles(SHELF);
    await page.getByRole('alert').filter({ hasText: 'Analysis failed' }).waitFor();
    await page.getByRole('button', { name: 'Start a demo scan' }).waitFor();
  });
});
