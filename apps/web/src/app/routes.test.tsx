// @vitest-environment jsdom
import { pages, windowTitle } from '@crisper/contract/pages';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type Location, MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askThrough } from '../lib/api.ts';
import { FollowAddress } from '../testing/follow-address.tsx';
import { createQueries } from './create-queries.ts';
import { createRoutes } from './routes.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  askThrough(() => Promise.reject(new Error('No page asks for anything before somebody has signed in.')));
});
afterEach(cleanup);

const routes = createRoutes();

async function open(path: string) {
  const { App } = await import('./app.tsx');
  const address: Partial<Location> = {};
  render(
    <MemoryRouter initialEntries={[path]}>
      <FollowAddress address={address} />
      <App queries={createQueries()} routes={routes} />
    </MemoryRouter>,
  );
  return address;
}

const addressOf = (path: string) => path.replace(':id', '17');

it.each(pages)('$path is titled as the contract says', ({ path, title }) => {
  const route = routes.find((one) => one.path === path);
  expect(route?.handle.title).toBe(title);
});

it.each(routes)('$path has a page', async ({ handle }) => {
  expect((await handle.load()).default).toBeTypeOf('function');
});

it('the window has the title of the page', async () => {
  await open('/privacy');
  await waitFor(() => expect(document.title).toBe(windowTitle('Privacy Policy')));
});

const closed = pages.filter(({ access }) => access !== 'everyone');

it.each(closed)('$path is not for a guest', async ({ path }) => {
  const address = await open(addressOf(path));
  await waitFor(
    () => {
      if (address.pathname !== path) return;
      expect(screen.getAllByRole('heading', { level: 1 })[0]?.textContent).toMatch(
        /sign in|log ?in|administrators|moderators/i,
      );
    },
    { timeout: 10_000 },
  );
});
