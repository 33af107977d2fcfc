import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type BuiltServer, startBuiltServer } from './support/built-server.ts';
import { type Session, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const letters: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    void text(stream).then((letter) => {
      letters.push(letter);
      done();
    });
  },
});
let server: BuiltServer;

/** A server with a mail server: only there are people asked to confirm their email. */
beforeAll(async () => {
  const listening = mailServer.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  server = await startBuiltServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await server.stop();
  await new Promise<void>((done) => mailServer.close(done));
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

/** Long lines are broken with "=", and "=" itself is written "=3D". */
const readable = (letter: string) => letter.replace(/=\r\n/g, '').replaceAll('=3D', '=');
const linksTo = (email: string): string[] =>
  letters
    .filter((letter) => letter.includes(email))
    .map((letter) => /\/confirm-email\?token=[\w-]+/.exec(readable(letter))?.[0])
    .filter((link) => link !== undefined);

describe('confirming an email', () => {
  test('the account asks for it, the letter comes, and one press confirms', async ({ visit }) => {
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
