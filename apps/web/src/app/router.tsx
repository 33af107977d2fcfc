import { createBrowserRouter, type RouteObject } from 'react-router';
import { pages } from './pages.ts';
import { RouteError } from './shell/route-error.tsx';
import { Shell } from './shell/shell.tsx';

const routes: RouteObject[] = pages.map((page) => ({
  path: page.path,
  handle: { title: page.title },
  ErrorBoundary: RouteError,
  lazy: async () => ({ Component: (await page.load()).default }),
}));

routes.push({
  path: '*',
  handle: { title: '404 Page Not Found' },
  ErrorBoundary: RouteError,
  lazy: async () => ({ Component: (await import('./shell/not-found.tsx')).NotFound }),
});

export const router = createBrowserRouter([
  { Component: Shell, ErrorBoundary: RouteError, children: routes },
]);
