import { randomUUID } from 'node:crypto';
import { createClient } from '@crisper/client/client';
import { prepareSignIn } from '@crisper/contract/auth/passkeys';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { CLIENT, openidProvider } from '../apps/server/src/testing/openid-provider.ts';
import { problemsOf } from './support/axe.ts';
import { startBuiltServer } from './support/built-server.ts';
import { test } from './support/test.ts';
import { giveAuthenticator } from './support/virtual-authenticator.ts';
import { closeWelcome } from './support/welcome.ts';

const CLUB = 'Cooking Club';
const username = `sam-${randomUUID().slice(0, 8)}`;
const email = `${username}@example.com`;

async function signUpWithPasskey(page: Page): Promise<void> {
  await giveAuthenticator(page);
  await page.getByRole('banner').getByRole('button', { name: 'Try Free' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Use a passkey instead' }).click();
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await closeWelcome(page);
}

/** On the page of the account about security; answers what the app shows from now on. */
async function turnOnCodes(page: Page): Promise<TOTP> {
  const section = page.getByRole('region', { name: 'One-time codes' });
  await section.getByRole('button', { name: 'Turn on one-time codes' }).click();
  const dialog = page.getByRole('dialog');
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await dialog.getByLabel('Code from your app').fill(app.generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'I saved them' }).click();
  await section.getByText('10 recovery codes left.').waitFor();
  return app;
}

async function signInThroughClub(page: Page, app: TOTP): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: username }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  // Without an offer in the field, which would use the passkey before the button does.
  await page.route(`**${prepareSignIn.path}`, (route) => route.abort(), { times: 1 });
  const notOffered = page.waitForEvent('requestfailed');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await notOffered;
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Continue with ${CLUB}` })
    .click();
  // Each code works once; that of the next half minute is accepted, too.
  await page.getByLabel('Code from your app').fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
  await page.getByRole('banner').getByRole('button', { name: username }).waitFor();
}

async function makeToken(page: Page): Promise<string> {
  await page.getByText('API tokens for your own programs').click();
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Kitchen display');
  await page.getByLabel('It may').selectOption('Read and change everything');
  await page.getByRole('button', { name: 'Make the token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your new token' });
  const token = (await dialog.locator('code').textContent()) ?? '';
  expect(await problemsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  return token;
}

test('every way in: a passkey, codes, a provider, and a token for programs and assistants', async ({
  visit,
}) => {
  const port = String(await freePort());
  const site = `http://localhost:${port}`;
  const persona = { sub: username, email, email_verified: true, preferred_username: username };
  const provider = await openidProvider(`${site}/sign-in/callback`, persona);
  const server = await startBuiltServer({
    PORT: port,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: CLUB,
  });
  try {
    const page = await visit(site, {
      expectErrors: [/status of 40\d/, /ERR_FAILED/],
      prepare: async (opened) => {
        await opened.addInitScript(() =>
          localStorage.setItem(
            'cookie_preferences',
            '{"analytics":false,"preferences":true,"marketing":false}',
          ),
        );
      },
    });
    await signUpWithPasskey(page);
    await page.goto(`${site}/account/security`);
    const app = await turnOnCodes(page);
    await page.getByRole('button', { name: `Connect ${CLUB}` }).click();
    await page
      .getByRole('region', { name: `Sign in with ${CLUB}` })
      .getByText('Connected')
      .waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await signInThroughClub(page, app);

    await page.goto(`${site}/account/advanced`);
    const token = await makeToken(page);
    const program = createClient({ url: site, token });
    await program.pantry.addToPantry({ body: { items: [{ name: 'Red lentils' }] } });
    const assistant = new Client({ name: 'journey', version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${token}` } };
    const connect = () =>
      // The SDK's own types say less than its transport does.
      assistant.connect(new StreamableHTTPClientTransport(new URL('/mcp', site), { requestInit }) as never);
    await connect();
    await assistant.callTool({ name: 'add_to_shopping_list', arguments: { names: ['Paper plates'] } });
    await assistant.close();
    await page.goto(`${site}/pantry`);
    await page.getByText('Red lentils').first().waitFor();
    await page.goto(`${site}/shopping`);
    await page.getByText('Paper plates').waitFor();

    await page.goto(`${site}/account/advanced`);
    await page.getByText('API tokens for your own programs').click();
    await page.getByRole('button', { name: 'Take back Kitchen display' }).click();
    await page.getByText('Taken Back').first().waitFor();
    await expect(program.pantry.listPantry()).rejects.toMatchObject({ status: 401 });
    await expect(connect()).rejects.toThrow();
    await page.close();
  } finally {
    await server.stop();
    await provider.close();
  }
});
