import { startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { createQueries } from './app/create-queries.ts';
import { hydrateQueries } from './app/initial-data.ts';
import { forgetOnSignOut } from './app/offline.ts';
import { preparePage } from './app/page.tsx';
import { createRoutes } from './app/routes.ts';
import { onReached } from './lib/api.ts';
import { inBase } from './lib/base-path.ts';
import { speak } from './lib/i18n/language.ts';
import { navigateTo } from './lib/navigate-to.ts';
import { refreshSession } from './lib/session/session.ts';
import { followOtherTabs, getSession, onSessionChange, restoreSession } from './lib/session/session-store.ts';
import { whenIdle } from './lib/when-idle.ts';

restoreSession();
followOtherTabs();
forgetOnSignOut();
void refreshSession();

const queries = createQueries();
const routes = createRoutes();
const basename = inBase('/');

// Clear the cache on sign-out, so that the next person on this device does not see it.
let lastToken = getSession()?.token;
onSessionChange(() => {
  const token = getSession()?.token;
  if (token !== lastToken) queries.clear();
  lastToken = token;
  speakAsChosen();
});
speakAsChosen();

/** A person may have chosen a language on another device. */
function speakAsChosen(): void {
  const language = getSession()?.user.language;
  if (language) speak(language);
}

// Send the writes that were made offline, once the page is idle.
let sending = false;
function startSending(): void {
  if (sending || !getSession()) return;
  sending = true;
  void import('./app/send-pending-changes.ts')
    .then(({ sendPendingChanges }) => sendPendingChanges(queries, navigateTo))
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

// Mount only when the first page is loaded, so that nothing flickers.
void preparePage(routes, location.pathname, basename).then(mount);

function mount(): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root element.');
  const app = (
    <BrowserRouter basename={basename}>
      <App queries={queries} routes={routes} />
    </BrowserRouter>
  );
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
