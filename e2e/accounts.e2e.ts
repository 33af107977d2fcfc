import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './support/test.ts';
import { closeWelcome } from './support/welcome.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

async function fillSignUp(page: Page, username: string, email = `${username}@example.com`): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('a slow and steady simmer');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
}

describe('accounts', () => {
  test('sign up, sign out, sign in again', async ({ visit }) => {
    const username = `ana-${randomUUID().slice(0, 8)}`;
    const page = await visit('/');
    await page.getByRole('banner').getByRole('button', { name: 'Try Free' }).click();
    await fillSignUp(page, username);
    await page.getByText(`Welcome to Crisper, ${username}!`).first().waitFor();
    await closeWelcome(page);
    await page.getByRole('heading', { name: `Welcome back, ${username}!` }).waitFor();

    await page.getByRole('banner').getByRole('button', { name: username }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { name: /Snap your fridge/ }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();

    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    await dialogOf(page).getByLabel('Email').fill(`${username.toUpperCase()}@example.com`);
    await dialogOf(page).getByLabel('Password', { exact: true }).fill('a slow and steady simmer');
    await dialogOf(page).getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Welcome Back!').first().waitFor();
    await page.reload();
    await page.getByRole('heading', { name: `Welcome back, ${username}!` }).waitFor();
  });

  test('a wrong password is refused and nothing typed is lost', async ({ visit, signIn }) => {
    const { email } = await signIn();
    const page = await visit('/', { expectErrors: [/status of 401/] });
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    await dialogOf(page).getByLabel('Email').fill(email);
    await dialogOf(page).getByLabel('Password', { exact: true }).fill('not my password');
    await dialogOf(page).getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Login Failed').first().waitFor();
    await expect.poll(() => dialogOf(page).getByLabel('Email').inputValue()).toBe(email);
  });

  test('a name that is taken is said at its field', async ({ visit, signIn }) => {
    const { user } = await signIn();
    const page = await visit('/', { expectErrors: [/status of 409/] });
    await page.getByRole('banner').getByRole('button', { name: 'Try Free' }).click();
    await fillSignUp(page, user.username.toUpperCase(), `other-${randomUUID()}@example.com`);
    await page.getByText('Signup Failed').first().waitFor();
    await expect.poll(() => dialogOf(page).getByLabel('Username').getAttribute('aria-invalid')).toBe('true');
  });

  test('the plans lead to the Pro sign-up and back', async ({ visit }) => {
    const page = await visit('/signup');
    await dialogOf(page).getByText('10 recipe results per scan').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Start Pro Trial' }).click();
    await page.getByText('Pro Trial selected').first().waitFor();
    await dialogOf(page).getByRole('heading', { name: 'Create your Pro account' }).waitFor();
    await dialogOf(page).getByRole('button', { name: 'Back to Plans' }).click();
    await dialogOf(page).getByRole('button', { name: 'Sign in instead' }).click();
    await dialogOf(page).getByRole('heading', { name: 'Welcome back' }).waitFor();
  });

  test('a referral link invites the visitor and its code is sent', async ({ visit }) => {
    const page = await visit('/?ref=FRIEND42');
    await dialogOf(page).getByRole('heading', { name: 'Create your free account' }).waitFor();
    const sent = page.waitForRequest('**/api/auth/register');
    await fillSignUp(page, `ref-${randomUUID().slice(0, 8)}`);
    expect((await sent).postDataJSON()).toMatchObject({ referralCode: 'FRIEND42', plan: 'free' });
    await closeWelcome(page);
    await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('referralCode'))).toBeNull();
  });

  test('a forgotten password without a mail server: people are told whom to ask', async ({ visit }) => {
    const page = await visit('/');
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    await dialogOf(page).getByRole('button', { name: 'Forgot password?' }).click();
    await dialogOf(page).getByText('Ask whoever runs this installation for a link').waitFor();
  });

  test('a reset link that is not real is refused', async ({ visit }) => {
    const page = await visit('/reset-password?token=made-up', { expectErrors: [/status of 4\d\d/] });
    await page.getByLabel('New password').fill('a new and longer simmer');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByText('Reset Failed').first().waitFor();
  });

  test('a dropped connection does not sign out, a revoked session does', async ({ visit, signIn }) => {
    const session = await signIn();
    const page = await visit('/', { session, expectErrors: [/ERR_FAILED/, /status of 401/] });
    await page.route('**/api/auth/me', (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { name: `Welcome back, ${session.user.username}!` }).waitFor();
    await page.unroute('**/api/auth/me');
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${session.token}` } });
    await page.reload();
    await page.getByRole('heading', { name: /Snap your fridge/ }).waitFor();
  });
});
