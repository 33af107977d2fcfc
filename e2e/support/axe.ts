import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { SCREENS } from './test.ts';

/** What axe has to say against a page, as readable lines. */
export async function problemsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What passes is not told, and our pages have no frames for which axe would open another page: half the work.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .join(' | ')
        .slice(0, 600)}`,
  );
}

/** Everything below the fold is brought in first: some of it mounts only when the reader comes near. */
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

/** Light on a phone and dark on a desktop: both themes and both screens, from one load, each named before what is wrong. */
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
