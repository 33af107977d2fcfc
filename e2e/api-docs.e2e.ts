import { expect } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { test } from './support/test.ts';

test('the API is described on a page of its own, on any screen', async ({ visit, signIn }) => {
  const page = await visit('/account', { session: await signIn(), screen: 'phone', theme: 'dark' });
  await page.goto('/api/docs');
  await page.getByText('Put things into the pantry', { exact: false }).click();
  await page.getByText('crisper.pantry.addToPantry(', { exact: false }).first().waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
