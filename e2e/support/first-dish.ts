import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { choosePhotos, SCAN_MS, SHELF, scanDone } from './scanning.ts';
import { closeWelcome } from './welcome.ts';

/** From the start page to recipes, without a reload: cookie choice, sign-up, scan, something typed, results. */
export async function cookFirstDish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reject all' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Try Free' }).click();
  const dialog = page.getByRole('dialog');
  const username = `ana-${randomUUID().slice(0, 8)}`;
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(`${username}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill('a slow and steady simmer');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await closeWelcome(page);
  await page.getByRole('link', { name: 'Start Scanning' }).first().click();
  await page.waitForURL('**/scan');
  await choosePhotos(page, SHELF);
  await scanDone(page);
  // What stands on the shelf makes no dinner.
  const entry = page.getByRole('combobox', { name: 'Add an ingredient' });
  await entry.fill('eggs, potatoes');
  await entry.press('Enter');
  await page.getByRole('button', { name: 'Find My Recipes' }).click();
  await page.getByRole('list', { name: 'Recipes' }).getByRole('link').first().waitFor({ timeout: SCAN_MS });
}
