import { randomUUID } from 'node:crypto';
import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { CLIENT, openidProvider } from '../apps/server/src/testing/openid-provider.ts';
import { problemsOf } from './support/axe.ts';
import { startBuiltServer } from './support/built-server.ts';
import { SCREENS } from './support/test.ts';
import { closeWelcome } from './support/welcome.ts';

test('signs up and in through a provider, below a path', async () => {
  const name = `club-${randomUUID().slice(0, 8)}`;
  const port = await freePort();
  const site = `http://localhost:${port}/kitchen`;
  const persona = { sub: name, email: `${name}@example.com`, email_verified: true, preferred_username: name };
  const provider = await openidProvider(`${site}/sign-in/callback`, persona);
  const server = await startBuiltServer({
    PORT: String(port),
    BASE_PATH: '/kitchen',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: 'Cooking Club',
  });
  const browser = await chromium.connect(inject('browserEndpoint'));
  try {
    const page = await browser.newPage(SCREENS.phone);
    page.setDefaultTimeout(60_000);
    await page.goto(`${site}/nutrition`);
    await page.locator('html[data-alive] #main h1').first().waitFor();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    const dialog = page.getByRole('dialog');
    const button = dialog.getByRole('button', { name: 'Continue with Cooking Club' });
    await button.waitFor();
    expect(await problemsOf(page)).toEqual([]);
    provider.decline();
    await button.click();
    await page.getByText('You didn’t continue with Cooking Club.').waitFor();

    provider.become(persona);
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await button.click();
    await page.getByText(`Good to see you, ${name}.`).first().waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/kitchen\/?$/);
    await closeWelcome(page);

    await page.goto(`${site}/account/security`);
    const section = page.getByRole('region', { name: 'Sign in with Cooking Club' });
    await section.getByText('Connected').waitFor();
    await section.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByText('This is your only way to sign in.').first().waitFor();
  } finally {
    await browser.close();
    await server.stop();
    await provider.close();
  }
});
