import { createBrowserRouter } from 'react-router';
import { routes } from './routes.ts';
import { RouteError } from './shell/route-error.tsx';
import { Shell } from './shell/shell.tsx';

export const router = createBrowserRouter([
  { Component: Shell, ErrorBoundary: RouteError, children: [...routes] },
]);
