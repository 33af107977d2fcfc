import type { Page, Route } from 'playwright-core';
import { expect, inject } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { becomePro } from './support/become-pro.ts';
import type { Session } from './support/sign-in.ts';
import { test } from './support/test.ts';

/** Several pages are opened three times, and axe checks each. */
const PATIENCE_MS = 240_000;
/** The pages, and an answer that each shows. */
const READ = [
  ['/plan', '["plan"]'],
  ['/pantry', '["pantry"]'],
  ['/favorites', '["favorites"]'],
  ['/recipes?tab=yours', '["recipes","paged"'],
  ['/nutrition', '["nutrition","daily"'],
  ['/', '["home"]'],
] as const;
/** The pages tell the browser's console of each request that failed. */
const LOST = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /status of 502/, /dynamically imported module/];

const asOf = (page: Page) => page.getByText(/^No connection: as of \d+:\d\d [AP]M$/);

async function keepFood(session: Session): Promise<void> {
  const answer = await fetch(`${inject('baseUrl')}/api/pantry`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ name: 'Red lentils' }] }),
  });
  expect(answer.status).toBeLessThan(300);
}

/** What this device has of the answers. */
const keptBy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        const opened = indexedDB.open('answers', 1);
        // The page makes it, not we.
        opened.onupgradeneeded = () => opened.transaction?.abort();
        opened.onerror = () => done('');
        opened.onsuccess = () => {
          const names = opened.result.transaction('answers').objectStore('answers').getAllKeys();
          names.onsuccess = () => {
            opened.result.close();
            done(String(names.result));
          };
        };
      }),
  );

/** Reads each page once, so that this device has its last answer. */
async function readAll(page: Page): Promise<void> {
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Plan my week' }).click();
  await page.getByRole('link', { name: 'Shopping list' }).waitFor();
  // By now the worker is there, and takes the files of the next pages.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  for (const [path, name] of READ) {
    await page.goto(path);
    await expect.poll(() => keptBy(page)).toContain(name);
  }
}

async function expectReadable(page: Page): Promise<void> {
  for (const [path] of READ) {
    await page.goto(path);
    await asOf(page).waitFor();
    expect(await page.getByText('Loading Failed').count(), path).toBe(0);
    expect(await problemsOf(page), path).toEqual([]);
  }
  await page.goto('/plan');
  await page
    .getByRole('list', { name: /^Meals on / })
    .first()
    .waitFor();
  await page.goto('/pantry');
  await page.getByText('Red lentils').first().waitFor();
}

async function expectSaid(page: Page): Promise<void> {
  await page.goto('/scan');
  await page.getByText('A scan needs a connection.').waitFor();
  const entry = page.getByRole('combobox', { name: 'Add an ingredient' });
  await entry.fill('lentils');
  await entry.press('Enter');
  await page.getByText('1 selected').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.goto('/community');
  await page.getByRole('heading', { name: 'No Connection' }).waitFor();
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
}

test(
  'pages are read without a network, and are live again with one',
  async ({ visit, signIn }) => {
    const session = await becomePro(inject('baseUrl'), await signIn());
    await keepFood(session);
    const page = await visit('/', { screen: 'phone', session, expectErrors: LOST });
    await readAll(page);

    await page.context().setOffline(true);
    await page.reload();
    await asOf(page).waitFor();
    await expectReadable(page);
    await expectSaid(page);
    await page.goto('/account/security');
    await page.getByRole('heading', { name: 'No Connection' }).waitFor();
    // Not a dead end: what this device has is one tap away.
    await page
      .getByRole('navigation', { name: 'Still here' })
      .getByRole('link', { name: 'Meal Plan' })
      .click();
    await asOf(page).waitFor();
    await page.context().setOffline(false);
    await asOf(page).waitFor({ state: 'detached' });
    await page
      .getByRole('list', { name: /^Meals on / })
      .first()
      .waitFor();
  },
  PATIENCE_MS,
);

test(
  'pages are read while the server is away, by nobody else on the device',
  async ({ visit, signIn }) => {
    const session = await becomePro(inject('baseUrl'), await signIn());
    const other = await signIn();
    await keepFood(session);
    const page = await visit('/', { screen: 'phone', session, expectErrors: LOST });
    await readAll(page);

    const gateway = (route: Route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' });
    await page.route('**/api/**', gateway);
    await expectReadable(page);
    await expectSaid(page);
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);

    await page.evaluate(
      ([token, user]) => {
        localStorage.setItem('auth_token', token!);
        localStorage.setItem('auth_user', user!);
      },
      [other.token, JSON.stringify(other.user)],
    );
    await page.goto('/pantry');
    await page.getByRole('heading', { name: 'No Connection' }).waitFor();
    await expect.poll(() => page.getByText('Red lentils').count()).toBe(0);
    await page.unroute('**/api/**', gateway);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'Your pantry is empty' }).waitFor();
  },
  PATIENCE_MS,
);
