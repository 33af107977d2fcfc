import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Notes the title of every dialog that opens, however briefly. */
async function noteDialogs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { dialogsSeen: seen });
    const look = () => {
      const title = document.querySelector('[role=dialog] h2')?.textContent;
      if (title && title !== seen.at(-1)) seen.push(title);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const dialogsSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { dialogsSeen: string[] }).dialogsSeen);

describe('an invitation', () => {
  test('opens the form at once, and stays closed when it was closed', async ({ visit }) => {
    const page = await visit('/signup?ref=ANYCODE', {
      prepare: async (made) => {
        await noteDialogs(made);
        await made.clock.install();
      },
    });
    await dialogOf(page).getByRole('heading', { name: 'Create your free account' }).waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await page.clock.runFor(5_000);
    expect(await dialogsSeen(page)).toEqual(['Create your free account']);
    expect(await page.evaluate(() => localStorage.getItem('referralCode'))).toBe('ANYCODE');
  });
});

test('the way to log in from the nutrition page opens the dialog', async ({ visit }) => {
  const page = await visit('/nutrition');
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await dialogOf(page).getByRole('heading', { name: 'Welcome back' }).waitFor();
});

describe('the welcome', () => {
  test('waits while somebody pays, and every step can be skipped', async ({ visit }) => {
    const page = await visit('/signup', { prepare: noteDialogs });
    await dialogOf(page).getByRole('button', { name: 'Start Pro Trial' }).click();
    const username = `pia-${randomUUID().slice(0, 8)}`;
    await dialogOf(page).getByLabel('Username').fill(username);
    await dialogOf(page).getByLabel('Email').fill(`${username}@example.com`);
    await dialogOf(page).getByLabel('Password', { exact: true }).fill('a slow and steady simmer');
    await dialogOf(page).getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await page.getByLabel('Card number').waitFor();
    expect(await dialogsSeen(page)).not.toContain('Welcome to Crisper!');

    await page.getByRole('link', { name: 'Crisper' }).first().click();
    const welcome = dialogOf(page);
    await welcome.getByRole('button', { name: 'Get started' }).click();
    await welcome.getByRole('button', { name: 'Next' }).click();
    await welcome.getByRole('button', { name: 'Next' }).click();
    await welcome.getByText('Step 4 of 4').waitFor();
    await welcome.getByRole('button', { name: 'Finish without targets' }).click();
    await welcome.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: `Welcome back, ${username}!` }).waitFor();
    expect(await dialogsSeen(page)).toEqual([]);
  });

  test.for([0, 1, 2])('is skipped at step %i', async (steps, { visit }) => {
    const page = await visit('/', { session: await signIn(inject('baseUrl'), { welcome: true }) });
    for (let step = 0; step < steps; step++)
      await dialogOf(page)
        .getByRole('button', { name: step === 0 ? 'Get started' : 'Next' })
        .click();
    await dialogOf(page).getByRole('button', { name: 'Skip for now' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
  });
});

test('"Back" on the plans stays on the site', async ({ visit }) => {
  const direct = await visit('/subscribe');
  await direct.getByRole('button', { name: 'Back', exact: true }).click();
  await direct.getByRole('heading', { name: /Snap your fridge/ }).waitFor();

  await direct.goto('/features');
  await direct.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await direct.getByRole('button', { name: 'Back', exact: true }).click();
  await direct.waitForURL((url) => url.pathname === '/features');
});
