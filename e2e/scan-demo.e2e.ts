import { describe, expect } from 'vitest';
import { NOTHING, SCAN_MS, SHELF } from './support/scanning.ts';
import { test } from './support/test.ts';

describe('the demo of the start page', () => {
  test('scans the sample photo without an account, and one’s own photo once a day', async ({ visit }) => {
    const page = await visit('/', { screen: 'phone', expectErrors: [/status of 429/] });
    const demo = page.locator('#demo');
    // The way in with one's own photo is on the first screen.
    const own = await page.getByText('Scan my fridge').boundingBox();
    expect(own!.y + own!.height).toBeLessThan(page.viewportSize()!.height - 64);
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('button', { name: 'Use the sample photo' }).click();
    await demo.getByRole('heading', { name: 'We found' }).waitFor({ timeout: SCAN_MS });
    await demo.getByRole('listitem').filter({ hasText: 'butter' }).waitFor();
    const recipes = demo.getByRole('listitem').filter({ hasText: '% match' });
    await recipes.first().waitFor();
    const shown = await recipes.allTextContents();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThanOrEqual(3);
    for (const text of shown) expect(text).toMatch(/\d% match.*\d min.*(?:kcal|unknown)/);

    // One tap and a photo, and dishes to cook stand there.
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText('Scan my fridge').tap(),
    ]);
    await chooser.setFiles(SHELF);
    await demo.getByRole('listitem').filter({ hasText: 'milk' }).waitFor({ timeout: SCAN_MS });
    await demo.getByRole('img', { name: 'The photo, with what was found marked' }).waitFor();
    await demo.getByRole('button', { name: 'Try Free' }).waitFor();
    await page.getByLabel('Photo for the demo').setInputFiles(SHELF);
    await page.getByRole('dialog').getByRole('heading', { name: 'Create your free account' }).waitFor();
  });

  test('says what went wrong and can be tried again', async ({ visit }) => {
    const page = await visit('/', { expectErrors: [/status of 500/] });
    await page.locator('#demo').scrollIntoViewIfNeeded();
    await page.route('**/api/demo/scan', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.getByRole('button', { name: 'Start a demo scan' }).waitFor();
    await page.getByLabel('Photo for the demo').setInputFiles(NOTHING);
    await page.getByRole('alert').filter({ hasText: 'Analysis failed' }).waitFor();
    await page.getByRole('button', { name: 'Start a demo scan' }).waitFor();
  });
});
