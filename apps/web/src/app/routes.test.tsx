// @vitest-environment jsdom
import { pages, windowTitle } from '@crisper/contract/pages';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askThrough } from '../lib/api.ts';
import { App, createQueries } from './app.tsx';
import { createRoutes } from './routes.ts';
import { useRouteEffects } from './shell/route-effects.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  askThrough(() => Promise.reject(new Error('No page asks for anything before somebody has signed in.')));
});
afterEach(cleanup);

const routes = createRoutes();

/** The part of the shell that sets the title. */
function Titled() {
  useRouteEffects(useRef(null));
  return <Outlet />;
}

function open(path: string, children: readonly RouteObject[]) {
  const router = createMemoryRouter([{ Component: Titled, children: [...children] }], {
    initialEntries: [path],
  });
  render(<App queries={createQueries()} router={router} />);
  return router;
}

const addressOf = (path: string) => path.replace(':id', '17');

it.each(pages)('$path is titled as the contract says', async ({ path, title }) => {
  const empty = routes.map(
    ({ path: at = '*', handle }): RouteObject => ({ path: at, handle, element: null }),
  );
  open(addressOf(path), empty);
  await waitFor(() => expect(document.title).toBe(windowTitle(title)));
});

it.each(routes)('$path has a page', async ({ lazy }) => {
  const loaded = typeof lazy === 'function' ? await lazy() : {};
  expect(loaded.Component).toBeTypeOf('function');
});

const closed = pages.filter(({ access }) => access !== 'everyone');

it.each(closed)('$path is not for a guest', async ({ path }) => {
  const router = open(addressOf(path), routes);
  await waitFor(
    () => {
      if (router.state.location.pathname !== path) return;
      expect(screen.getAllByRole('heading', { level: 1 })[0]?.textContent).toMatch(
        /sign in|log ?in|administrators|moderators/i,
      );
    },
    { timeout: 10_000 },
  );
});
