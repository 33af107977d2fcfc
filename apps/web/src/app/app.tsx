import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { PageBoundary } from './shell/page-boundary.tsx';
import { Shell } from './shell/shell.tsx';

interface AppProps {
  queries: QueryClient;
  routes: RouteObject[];
}

/** The whole app inside of a router, the same in the browser and in server rendering. */
export function App({ queries, routes }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <PageBoundary at="">{useRoutes([{ element: <Shell />, children: routes }])}</PageBoundary>
      </QueryClientProvider>
    </StrictMode>
  );
}
