import { startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, createQueries } from './app/app.tsx';
import { takeFirstAnswers } from './app/first-answers.ts';
import { forgetOnSignOut } from './app/offline.ts';
import { createRouter } from './app/router.tsx';
import { onReached } from './lib/api.ts';
import { refreshSession } from './lib/session.ts';
import { followOtherTabs, getSession, onSessionChange, restoreSession } from './lib/session-store.ts';
import { whenIdle } from './lib/when-idle.ts';

restoreSession();
followOtherTabs();
forgetOnSignOut();
// Timers that were running before a reload ring wherever the cook is now.
if (localStorage.getItem('cooking'))
  void import('./rooms/cooking/timer-watch.ts').then(({ watchTimers }) => watchTimers());
void refreshSession();

const queries = createQueries();
const router = createRouter();

// What one person fetched is not shown to the next one on the same device.
let lastToken = getSession()?.token;
onSessionChange(() => {
  const token = getSession()?.token;
  if (token !== lastToken) queries.clear();
  lastToken = token;
});

// What a member did without a network is sent once the page stands.
let sending = false;
function startSending(): void {
  if (sending || !getSession()) return;
  sending = true;
  void import('./app/send-deeds.ts')
    .then(({ sendDeeds }) => sendDeeds(queries, (path) => void router.navigate(path)))
    .catch(() => {
      sending = false;
    });
}
whenIdle(() => {
  startSending();
  onSessionChange(startSending);
  onReached(startSending);
});

// boot.js has left the mark only where the painted page is the one that this person sees at this address.
const painted = document.documentElement.dataset.page !== undefined;
if (painted) takeFirstAnswers(queries);

// The first page is complete before it takes the place of the first paint: nothing flickers in between.
const stop = router.subscribe(mount);
mount();

function mount(): void {
  if (!router.state.initialized) return;
  stop();
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root element.');
  const app = <App queries={queries} router={router} />;
  // In small steps: the page that is already there can be scrolled and read meanwhile.
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

/** Takes the outline away in the moment in which the page is there. */
function InSight() {
  useLayoutEffect(() => {
    document.documentElement.dataset.page = location.pathname;
  }, []);
  return null;
}
