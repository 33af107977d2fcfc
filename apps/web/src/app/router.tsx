import { createBrowserRouter } from 'react-router';
import { inBase } from '../lib/base-path.ts';
import { createRoutes } from './routes.ts';
import { RouteError } from './shell/route-error.tsx';
import { Shell } from './shell/shell.tsx';

/** Starts loading the first page at once, so the caller must wait for `initialized`. */
export const createRouter = () =>
  createBrowserRouter([{ Component: Shell, ErrorBoundary: RouteError, children: createRoutes() }], {
    basename: inBase('/'),
  });
