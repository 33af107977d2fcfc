import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { type DataRouter, RouterProvider } from 'react-router';

export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false },
      // A write without a network fails at once and says so; what may wait goes through the outbox.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

interface AppProps {
  queries: QueryClient;
  router: DataRouter;
}

/** The whole of it, the same in the browser and where the server paints a page. */
export function App({ queries, router }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}
