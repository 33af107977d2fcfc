import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { forgetOnSignOut } from './app/offline.ts';
import { router } from './app/router.tsx';
import { refreshSession } from './app/session.ts';
import { followOtherTabs, getSession, onSessionChange, restoreSession } from './app/session-store.ts';
import './styles/app.css';

restoreSession();
followOtherTabs();
forgetOnSignOut();
// Timers that were running before a reload ring wherever the cook is now.
if (localStorage.getItem('cooking'))
  void import('./rooms/cooking/timer-watch.ts').then(({ watchTimers }) => watchTimers());
void refreshSession();

const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false },
    mutations: { retry: false },
  },
});

// What one person fetched is not shown to the next one on the same device.
let lastToken = getSession()?.token;
onSessionChange(() => {
  const token = getSession()?.token;
  if (token !== lastToken) queries.clear();
  lastToken = token;
});

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element.');
const root = createRoot(container);

// The first page is complete before it takes the place of the first paint: nothing flickers in between.
const stop = router.subscribe(mount);
mount();

function mount(): void {
  if (!router.state.initialized) return;
  stop();
  root.render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
