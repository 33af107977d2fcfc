import { describe, expect, inject } from 'vitest';
import { HOME_NETWORK } from './support/browser-arguments.ts';
import { cookFirstDish } from './support/first-dish.ts';
import { test } from './support/test.ts';

describe('browsers that withhold something', () => {
  test('with all storage refused, everything works for the visit', async ({ visit }) => {
    const page = await visit('/', {
      firstVisit: true,
      prepare: async (opened) => {
        await opened.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException('Access is denied for this document.', 'SecurityError');
              },
            });
        });
      },
    });
    await cookFirstDish(page);
    await page
      .getByRole('button', { name: /^Add to favorites/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Remove from favorites/ })
      .first()
      .waitFor();
  });

  test('on plain http in the home network, only what needs https is missing, and says so', async ({
    visit,
  }) => {
    const address = new URL(inject('baseUrl'));
    address.hostname = HOME_NETWORK;
    const page = await visit(address.href, {
      expectErrors: [/Cross-Origin-Opener-Policy header has been ignored/],
    });
    expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
    await cookFirstDish(page);
    await page.getByRole('list', { name: 'Recipes' }).getByRole('link').first().click();
    await page.waitForURL('**/recipe/*');
    await page.getByText('Talking doesn’t work here, but typing does.').waitFor();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Interactive Mode' }).click();
    await page.getByText('Your screen may go dark while you cook.').waitFor();
  });
});
