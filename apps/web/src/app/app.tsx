import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { type DataRouter, RouterProvider } from 'react-router';

export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false },
      // A write without a network fails at once with a message; writes that can wait use the outbox.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

interface AppProps {
  queries: QueryClient;
  router: DataRouter;
}

/** The whole app, the same in the browser and in server rendering. */
export function App({ queries, router }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}
