import { text } from 'node:stream/consumers';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { type BuiltServer, startBuiltServer } from './support/built-server.ts';
import { type Mailbox, startMailbox } from './support/mailbox.ts';
import { type Session, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

let mailbox: Mailbox;
let server: BuiltServer;

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startBuiltServer({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await server.stop();
  await mailbox.stop();
});

/** A user whose address is confirmed. */
async function confirmed(): Promise<Session> {
  const session = await signIn(server.baseUrl);
  await expect.poll(() => mailbox.linksTo(session.email, '/confirm-email')).toHaveLength(1);
  const token = mailbox.linksTo(session.email, '/confirm-email')[0]!.split('=')[1];
  const answer = await fetch(`${server.baseUrl}/api/auth/email/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(answer.status).toBe(200);
  return session;
}

async function withChoice(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('cookie_preferences', '{"analytics":false,"preferences":true,"marketing":false}'),
  );
}

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.goto(server.baseUrl);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function leave(page: Page, username: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: username }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor();
}

describe('a guarded account', () => {
  test('codes, a recovery code, another email, and back', async ({ visit }) => {
    const { email, password, user } = await confirmed();
    const page = await visit(server.baseUrl, { prepare: withChoice, expectErrors: [/status of 40\d/] });
    const dialog = page.getByRole('dialog');
    await enter(page, email, password);
    await dialog.waitFor({ state: 'hidden' });

    await page.goto(`${server.baseUrl}/account/security`);
    const section = page.getByRole('region', { name: 'One-time codes' });
    await section.getByRole('button', { name: 'Turn on one-time codes' }).click();
    await dialog.getByRole('img', { name: /QR code/ }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    await dialog.getByLabel('Code from your app').fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog
      .getByText(/That code isn’t right/)
      .first()
      .waitFor();
    await dialog.getByLabel('Code from your app').fill(app.generate());
    await dialog.getByRole('button', { name: 'Turn on' }).click();

    await dialog.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const sheet = await text(await (await saved).createReadStream());
    const codes = sheet.match(/^\w{4}-\w{4}-\w{4}-\w{4}$/gm) ?? [];
    expect(codes).toHaveLength(10);
    await dialog.getByRole('button', { name: 'I saved them' }).click();
    await section.getByText('10 recovery codes left.').waitFor();

    await leave(page, user.username);
    await enter(page, email, password);
    // Each code works once; that of the next half minute is accepted, too.
    await dialog.getByLabel('Code from your app').fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });

    await leave(page, user.username);
    await enter(page, email, password);
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await dialog.getByLabel('Recovery code').fill(codes[0]!);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });

    const next = `new-${email}`;
    await page.goto(`${server.baseUrl}/account/security`);
    await section.getByText('9 recovery codes left.').waitFor();
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('button', { name: 'Change email' }).click();
    await dialog.getByLabel('New email').fill(next);
    await dialog.getByRole('button', { name: 'Change email' }).click();
    await dialog
      .getByText(/A way to sign in was added a short while ago/)
      .first()
      .waitFor();
    await expect.poll(() => mailbox.linksTo(email, '/sign-in-method')).toHaveLength(1);
    await page.goto(server.baseUrl + mailbox.linksTo(email, '/sign-in-method')[0]!);
    await page.getByRole('button', { name: 'Yes, that was me' }).click();
    await page.getByText('It stays, whatever happens to your account.').first().waitFor();

    await page.goto(`${server.baseUrl}/account`);
    await page.getByRole('button', { name: 'Change email' }).click();
    await dialog.getByLabel('New email').fill(next);
    await dialog.getByRole('button', { name: 'Change email' }).click();
    await page.getByText(`Open the link we mailed to ${next}`).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await expect.poll(() => mailbox.linksTo(next, '/change-email')).toHaveLength(1);
    await page.goto(server.baseUrl + mailbox.linksTo(next, '/change-email')[0]!);
    await page.getByRole('button', { name: 'Use this address' }).click();
    const profile = page.getByRole('region', { name: 'Profile Information' });
    await profile.getByText(next, { exact: true }).waitFor();

    await expect.poll(() => mailbox.linksTo(email, '/change-email')).toHaveLength(1);
    await page.goto(server.baseUrl + mailbox.linksTo(email, '/change-email')[0]!);
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Put it back' }).click();
    await page.getByLabel('New password').fill('a fresh copper kettle');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByText('Sign in with the new one.').first().waitFor();
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('a fresh copper kettle');
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    // The codes were there before the email was changed, so they stay.
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await dialog.getByLabel('Recovery code').fill(codes[1]!);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.goto(`${server.baseUrl}/account`);
    await profile.getByText(email, { exact: true }).waitFor();
  });

  test('username and password, on a phone in the dark', async ({ visit }) => {
    const { email, password, user } = await confirmed();
    const page = await visit(server.baseUrl, {
      prepare: withChoice,
      screen: 'phone',
      theme: 'dark',
      expectErrors: [/status of 40\d/],
    });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Sign In' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.goto(`${server.baseUrl}/account`);

    await page.getByRole('button', { name: 'Change username' }).click();
    await dialog.getByLabel('New username').fill('crisper-team');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('That name looks like one of ours.').first().waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await dialog.getByLabel('New username').fill(`${user.username}-2`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const profile = page.getByRole('region', { name: 'Profile Information' });
    await profile.getByText(`${user.username}-2`, { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Security' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    await dialog.getByLabel('New password').fill('FylhtQ95');
    await dialog.getByRole('button', { name: 'Save new password' }).click();
    await dialog
      .getByText(/has been stolen somewhere before/)
      .first()
      .waitFor();
    await dialog.getByLabel('New password').fill('a fresh copper kettle');
    await dialog.getByRole('button', { name: 'Save new password' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Your other devices are signed out.').first().waitFor();
    const activity = page.getByRole('region', { name: 'Security activity' });
    await page.reload();
    await activity.getByText('Password changed').waitFor();
    await activity.getByText('from a new browser').waitFor();
  });
});
