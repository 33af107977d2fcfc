import { type Browser, chromium, type Page } from 'playwright-core';
import { BROWSER_ARGUMENTS } from '../../e2e/support/browser-arguments.ts';
import { startBuiltServer } from '../../e2e/support/built-server.ts';
import { signIn } from '../../e2e/support/sign-in.ts';
import { findBrowser } from '../../scripts/browsers.mjs';
import type { Row } from '../row.ts';

const TITLE_LIMIT_MS = 200;
const COOKING_LIMIT_MS = 100;
const RUNS = 7;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const AT_HAND = ['beef chuck', 'carrots', 'potatoes', 'onion', 'beef broth', 'eggs', 'tomatoes', 'rice'];

const CARDS = 'ul[aria-label="Recipes"] h3 a';
const COOK = { selector: 'button', text: 'Interactive Mode' };

interface Sight {
  selector: string;
  text: string;
}

/** Time from the click until the expected element is painted, measured in the page. */
async function painted(page: Page, pressed: Sight, shown: Sight): Promise<number> {
  return page.evaluate(
    async ([pressed, shown]) => {
      const target = [...document.querySelectorAll<HTMLElement>(pressed.selector)].find((one) =>
        one.textContent?.includes(pressed.text),
      );
      if (!target) throw new Error(`there is no "${pressed.text}" to press`);
      const start = performance.now();
      target.click();
      for (let there = false; !there; ) {
        await new Promise((next) => requestAnimationFrame(next));
        there = [...document.querySelectorAll(shown.selector)].some((one) =>
          one.textContent?.includes(shown.text),
        );
        if (performance.now() - start > 10_000) throw new Error(`"${shown.text}" is not shown`);
      }
      // The frame is on screen when the next one begins.
      await new Promise((next) => requestAnimationFrame(next));
      return performance.now() - start;
    },
    [pressed, shown] as const,
  );
}

async function openResults(browser: Browser, url: string): Promise<Page> {
  const { token, user } = await signIn(url);
  const context = await browser.newContext({ ...PHONE, baseURL: url, reducedMotion: 'reduce' });
  await context.addInitScript(
    ({ session, foods }) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
      sessionStorage.setItem('scanResults', JSON.stringify(foods));
    },
    { session: { auth_token: token, auth_user: JSON.stringify(user) }, foods: AT_HAND },
  );
  const page = await context.newPage();
  await page.goto('/results', { waitUntil: 'networkidle' });
  return page;
}

interface Times {
  title: number[];
  cooking: number[];
}

/** The first recipe is warm-up and is not counted. */
async function measure(page: Page): Promise<Times> {
  const times: Times = { title: [], cooking: [] };
  const titles = await page.locator(CARDS).allTextContents();
  for (const [at, title] of titles.slice(0, RUNS + 1).entries()) {
    const card = { selector: CARDS, text: title };
    const opened = await painted(page, card, { selector: 'main h1', text: title });
    // Wait as a reader would, so that the page's idle prefetches are done before cooking starts.
    await page.waitForLoadState('networkidle');
    const began = await painted(page, COOK, { selector: '[data-cooking-mode]', text: 'Step 1 of' });
    if (at > 0) {
      times.title.push(opened);
      times.cooking.push(began);
    }
    await page.goBack();
    await page.goBack();
    await page.locator(CARDS).first().waitFor();
  }
  return times;
}

const worst = (times: readonly number[]) => Math.max(...times);
const middle = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

export default async function plate(): Promise<Row[]> {
  const server = await startBuiltServer();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const { title, cooking } = await measure(await openResults(browser, server.baseUrl));
    const row = (name: string, times: readonly number[], limit: number): Row => ({
      name: `${name}, ${times.length} recipes`,
      measured: `${middle(times).toFixed(0)} ms (worst ${worst(times).toFixed(0)} ms)`,
      target: `< ${limit} ms`,
      ok: times.length > 0 && middle(times) < limit,
    });
    return [
      row('opening a recipe from results paints its title', title, TITLE_LIMIT_MS),
      row('cooking mode starts', cooking, COOKING_LIMIT_MS),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
