import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { SCREENS } from './test.ts';

type PageWithAxe = typeof globalThis & { axe?: typeof axe };

/** The accessibility violations that axe finds, as readable lines. */
export async function problemsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const results = await (globalThis as PageWithAxe).axe?.run(document, { resultTypes: ['violations'] });
    if (!results) throw new Error('axe is not in the page.');
    return results.violations.map(({ id, nodes }) =>
      `${id}: ${nodes.map(({ html }) => html).join(' | ')}`.slice(0, 600),
    );
  });
}

/** Scrolls through the page first, because some sections mount only when they come near the viewport. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

const LOOKS = [
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const;

/**
 * Checks light on a phone and dark on a desktop in one page load: both themes and both screen sizes. Each
 * problem is prefixed with its combination.
 */
export async function problemsEverywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [screen, colorScheme] of LOOKS) {
    await page.setViewportSize(SCREENS[screen].viewport);
    await page.emulateMedia({ colorScheme });
    await scrollThrough(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 1) found.push(`${screen}: ${overflow} px wider than the screen`);
    for (const problem of await problemsOf(page)) found.push(`${screen}, ${colorScheme}: ${problem}`);
  }
  return found;
}
