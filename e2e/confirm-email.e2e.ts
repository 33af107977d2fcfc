import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type BuiltServer, startBuiltServer } from './support/built-server.ts';
import { type Mailbox, startMailbox } from './support/mailbox.ts';
import { type Session, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

let mailbox: Mailbox;
let server: BuiltServer;

/** A server with a mail server: only there are people asked to confirm their email. */
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startBuiltServer({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await server.stop();
  await mailbox.stop();
});

const signedIn =
  (session: Session) =>
  async (page: Page): Promise<void> => {
    await page.addInitScript(
      ([token, user]) => {
        if (localStorage.getItem('cookie_preferences')) return;
        localStorage.setItem(
          'cookie_preferences',
          '{"analytics":false,"preferences":true,"marketing":false}',
        );
        localStorage.setItem('auth_token', token!);
        localStorage.setItem('auth_user', user!);
      },
      [session.token, JSON.stringify(session.user)],
    );
  };

const linksTo = (email: string): string[] => mailbox.linksTo(email, '/confirm-email');

describe('confirming an email', () => {
  test('the account asks for it, the email comes, and one press confirms', async ({ visit }) => {
    const session = await signIn(server.baseUrl);
    await expect.poll(() => linksTo(session.email)).toHaveLength(1);
    const page = await visit(`${server.baseUrl}/account`, { prepare: signedIn(session) });
    const note = page.getByRole('region', { name: 'Confirm your email' });
    await note.getByRole('button', { name: 'Send it again' }).click();
    await page.getByText('Check your email').first().waitFor();
    await expect.poll(() => linksTo(session.email)).toHaveLength(2);

    await page.goto(server.baseUrl + linksTo(session.email)[1]!);
    await page.getByRole('button', { name: 'Yes, this is my account' }).click();
    await page.getByText('Email confirmed').first().waitFor();
    await page.goto(`${server.baseUrl}/account`);
    await page.getByRole('heading', { name: 'Your Account' }).waitFor();
    await expect.poll(() => note.count()).toBe(0);
  });

  test('the owner of an address takes it back from a stranger', async ({ visit }) => {
    const stranger = await signIn(server.baseUrl);
    await expect.poll(() => linksTo(stranger.email)).toHaveLength(1);
    const page = await visit(server.baseUrl + linksTo(stranger.email)[0]!);
    await page.getByRole('button', { name: 'This was not me' }).click();
    await page.getByRole('button', { name: 'Delete that account' }).click();
    await page.getByText('The address is free again').first().waitFor();
    await page.getByRole('heading', { name: 'Create your free account' }).waitFor();
    const headers = { authorization: `Bearer ${stranger.token}` };
    expect((await fetch(`${server.baseUrl}/api/auth/me`, { headers })).status).toBe(401);
  });
});
