import type { Page } from 'playwright-core';

/** Skips the welcome dialog that opens after a first sign-up. */
export async function closeWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: 'Welcome to Crisper!' });
  await welcome.getByRole('button', { name: 'Close' }).click();
  await welcome.waitFor({ state: 'detached' });
}
