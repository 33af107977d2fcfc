import { startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, createQueries } from './app/app.tsx';
import { hydrateQueries } from './app/initial-data.ts';
import { forgetOnSignOut } from './app/offline.ts';
import { createRouter } from './app/router.tsx';
import { onReached } from './lib/api.ts';
import { refreshSession } from './lib/session/session.ts';
import { followOtherTabs, getSession, onSessionChange, restoreSession } from './lib/session/session-store.ts';
import { whenIdle } from './lib/when-idle.ts';

restoreSession();
followOtherTabs();
forgetOnSignOut();
void refreshSession();

const queries = createQueries();
const router = createRouter();

// Clear the cache on sign-out, so that the next person on this device does not see it.
let lastToken = getSession()?.token;
onSessionChange(() => {
  const token = getSession()?.token;
  if (token !== lastToken) queries.clear();
  lastToken = token;
});

// Send the writes that were made offline, once the page is idle.
let sending = false;
function startSending(): void {
  if (sending || !getSession()) return;
  sending = true;
  void import('./app/send-pending-changes.ts')
    .then(({ sendPendingChanges }) => sendPendingChanges(queries, (path) => void router.navigate(path)))
    .catch(() => {
      sending = false;
    });
}
whenIdle(() => {
  startSending();
  onSessionChange(startSending);
  onReached(startSending);
});

// boot.js removes this attribute unless the server-rendered page is right for this person and path.
const painted = document.documentElement.dataset.page !== undefined;
if (painted) hydrateQueries(queries);

// Mount only when the first route is loaded, so that nothing flickers.
const stop = router.subscribe(mount);
mount();

function mount(): void {
  if (!router.state.initialized) return;
  stop();
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root element.');
  const app = <App queries={queries} router={router} />;
  // Hydrate in a transition, so that the page can be scrolled and read meanwhile.
  if (painted) {
    startTransition(() => void hydrateRoot(container, app));
    document.dispatchEvent(new Event('listening'));
  } else {
    container.replaceChildren();
    createRoot(container).render(
      <>
        {app}
        <InSight />
      </>,
    );
  }
}

/** Hides the skeleton as soon as the page is mounted. */
function InSight() {
  useLayoutEffect(() => {
    document.documentElement.dataset.page = location.pathname;
  }, []);
  return null;
}
