import { createBrowserRouter } from 'react-router';
import { routes } from './routes.ts';
import { RouteError } from './shell/route-error.tsx';
import { Shell } from './shell/shell.tsx';

/** Begins to load the first page at once, so whoever asks for it also listens for when that is there. */
export const createRouter = () =>
  createBrowserRouter([{ Component: Shell, ErrorBoundary: RouteError, children: [...routes] }]);
