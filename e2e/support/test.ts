import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { type Session, signIn, someAddress } from './sign-in.ts';

export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
/** Generous, because a busy machine is slow: only something that never appears is a failure. */
const PATIENCE_MS = 60_000;
/** A fixed locale and time zone, so that pages look the same on every machine. */
const HERE = { locale: 'en-US', timezoneId: 'UTC' };

interface VisitOptions {
  screen?: keyof typeof SCREENS;
  theme?: 'light' | 'dark';
  locale?: string;
  session?: Session;
  /** Shows the cookie banner, as on a first visit. Other tests start with the choice already made. */
  firstVisit?: boolean;
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** Console errors that this test causes on purpose. Any other console error fails the test. */
  expectErrors?: readonly RegExp[];
}

interface Fixtures {
  /** Opens a page in a new browser context, with empty storage. */
  visit: (path: string, options?: VisitOptions) => Promise<Page>;
  signIn: () => Promise<Session>;
}

let connected: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browserEndpoint'));
  return connected;
}

const CHOSEN = JSON.stringify({ analytics: false, preferences: true, marketing: false });

function storageOf(session: Session | undefined, firstVisit: boolean) {
  const localStorage = [
    ...(firstVisit ? [] : [{ name: 'cookie_preferences', value: CHOSEN }]),
    ...(session
      ? [
          { name: 'auth_token', value: session.token },
          { name: 'auth_user', value: JSON.stringify(session.user) },
        ]
      : []),
  ];
  return { cookies: [], origins: [{ origin: inject('baseUrl'), localStorage }] };
}

function watch(page: Page, expected: readonly RegExp[], problems: string[]): void {
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => note(String(error)));
}

export const test = base.extend<Fixtures>({
  visit: async ({ onTestFinished }, use) => {
    const contexts: BrowserContext[] = [];
    const problems: string[] = [];
    // Not after `use`: what a fixture throws there is thrown again on every retry.
    onTestFinished(() => expect(problems, 'unexpected errors on the console or the page').toEqual([]));
    await use(
      async (
        path,
        {
          screen = 'desktop',
          theme = 'light',
          locale = HERE.locale,
          session,
          firstVisit = false,
          prepare,
          expectErrors = [],
        } = {},
      ) => {
        const context = await (await browser()).newContext({
          ...SCREENS[screen],
          ...HERE,
          locale,
          baseURL: inject('baseUrl'),
          colorScheme: theme,
          reducedMotion: 'reduce',
          extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
          storageState: storageOf(session, firstVisit),
        });
        contexts.push(context);
        context.setDefaultTimeout(PATIENCE_MS);
        const page = await context.newPage();
        watch(page, expectErrors, problems);
        await prepare?.(page);
        await page.goto(path);
        // A server-rendered page looks finished before it is hydrated.
        await page.locator('html[data-alive] #main h1').first().waitFor();
        return page;
      },
    );
    for (const context of contexts) await context.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that are needed from this pattern
  signIn: async ({}, use) => {
    await use(() => signIn(inject('baseUrl')));
  },
});
