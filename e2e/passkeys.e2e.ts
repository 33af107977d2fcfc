import { randomUUID } from 'node:crypto';
import { preparePasskey, prepareSignIn } from '@crisper/contract/auth/passkeys';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { test } from './support/test.ts';
import { giveAuthenticator } from './support/virtual-authenticator.ts';
import { closeWelcome } from './support/welcome.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

async function signOut(page: Page, username: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: username }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: /Snap your fridge/ }).waitFor();
}

test('an account with a passkey and no password, from the first day to a lost device', async ({ visit }) => {
  const username = `kim-${randomUUID().slice(0, 8)}`;
  const page = await visit('/', { expectErrors: [/status of 40[039]/, /ERR_FAILED/] });
  const device = await giveAuthenticator(page);

  await page.getByRole('banner').getByRole('button', { name: 'Try Free' }).click();
  await dialogOf(page).getByLabel('Username').fill(username);
  await dialogOf(page).getByLabel('Email').fill(`${username}@example.com`);
  await dialogOf(page).getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect.poll(() => dialogOf(page).getByLabel('Password', { exact: true }).count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);
  await dialogOf(page).getByRole('button', { name: 'Create Account' }).click();
  await page.getByText(`Welcome to Crisper, ${username}!`).first().waitFor();
  expect(await device.count()).toBe(1);
  await closeWelcome(page);
  await signOut(page, username);

  // Without an offer in the field, which would use the passkey before the button does.
  await page.route(`**${prepareSignIn.path}`, (route) => route.abort(), { times: 1 });
  const notOffered = page.waitForEvent('requestfailed');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await notOffered;
  await dialogOf(page).getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('Welcome Back!').first().waitFor();

  await page.goto('/account/security');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: /^Remove / }).click();
  await page.getByText('This is your only way to sign in.').first().waitFor();

  await section.getByRole('button', { name: /^Rename / }).click();
  await section.getByLabel('Name of the passkey').fill('Old phone');
  await section.getByRole('button', { name: 'Save' }).click();
  await section.getByText('Old phone').waitFor();

  // As after ten minutes: the server asks who sits there, and a passkey answers.
  await page.route(
    `**${preparePasskey.path}`,
    (route) => route.fulfill({ status: 403, json: { error: 'Who?', code: 'confirmation_required' } }),
    { times: 1 },
  );
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await dialogOf(page).getByText('Please use your passkey again to continue.').waitFor();
  await dialogOf(page).getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('This device already has a passkey for your account.').first().waitFor();

  await device.forgetAll();
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByRole('button', { name: /^Remove .* on / }).waitFor();
  await section.getByRole('button', { name: 'Remove Old phone' }).click();
  await section.getByText('Old phone').waitFor({ state: 'detached' });
  expect(await problemsOf(page)).toEqual([]);
});

test('a passkey is offered in the field for the email, and a refusal says what to do', async ({ visit }) => {
  const username = `lou-${randomUUID().slice(0, 8)}`;
  const page = await visit('/', { screen: 'phone', theme: 'dark' });
  const device = await giveAuthenticator(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Try Free' }).click();
  await dialogOf(page).getByLabel('Username').fill(username);
  await dialogOf(page).getByLabel('Email').fill(`${username}@example.com`);
  await dialogOf(page).getByRole('button', { name: 'Use a passkey instead' }).click();
  await device.agrees(false);
  await dialogOf(page).getByRole('button', { name: 'Create Account' }).click();
  await dialogOf(page).getByText('No passkey was used.').waitFor();
  await device.agrees(true);
  await dialogOf(page).getByRole('button', { name: 'Create Account' }).click();
  await closeWelcome(page);

  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Welcome Back!').first().waitFor();
});
