import { QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** `kept`: the last answer is kept on the device for its member, to be read without a network. */
    queryMeta: { kept?: true };
  }
}

export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        retry: false,
        // Asks even if the browser reports to be offline, because it may be wrong.
        networkMode: 'always',
        persister: async (ask, context, query) => {
          try {
            return await ask(context);
          } catch (error) {
            if (query.meta?.kept)
              await import('./offline-data.ts').then(
                ({ restore }) => restore(context.client, query, error),
                () => undefined,
              );
            throw error;
          }
        },
      },
      // A write without a network fails at once with a message; writes that can wait use the outbox.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
