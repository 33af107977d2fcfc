import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cutOff } from './support/cut-off.ts';
import { cutTexts, speakPseudo } from './support/pseudo-language.ts';
import { SCREENS, test } from './support/test.ts';
import { withoutEvents } from './support/without-events.ts';

const PATHS = [
  ...['/', '/scan', '/recipes', '/recipe/pad-thai', '/plan', '/shopping', '/pantry', '/nutrition'],
  ...['/favorites', '/collections', '/recipes/new', '/import', '/community', '/household', '/viral'],
  ...[
    '/account',
    '/account/plan',
    '/account/notices',
    '/account/security',
    '/account/advanced',
    '/subscribe',
  ],
];

async function problemsAt(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const [screen, { viewport }] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport);
    for (const problem of [...(await page.evaluate(cutOff)), ...(await page.evaluate(cutTexts))])
      found.push(`${where}, ${screen}: ${problem}`);
  }
  return found;
}

test.for(PATHS)(
  '%s has room for long words, and for a right-to-left language',
  async (path, { visit, signIn }) => {
    const page = await visit(path, {
      locale: 'de',
      session: await signIn(),
      prepare: async (opened) => {
        await withoutEvents(opened);
        await speakPseudo(opened);
      },
    });
    await page.waitForLoadState('networkidle');
    // Otherwise the check would look at texts of usual length.
    expect(await page.locator('#main').textContent()).toContain('··');
    expect(await problemsAt(page, path)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await problemsAt(page, `${path}, right to left`)).toEqual([]);
  },
);
