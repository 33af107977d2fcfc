import type { Page } from 'playwright-core';

/** Closes the welcome that opens after a first sign-up, as somebody in a hurry does. */
export async function closeWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: 'Welcome to Crisper!' });
  await welcome.getByRole('button', { name: 'Close' }).click();
  await welcome.waitFor({ state: 'detached' });
}
