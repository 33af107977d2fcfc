import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { currentToast, onToastChange } from '../../ui/toast-store.ts';
import { useAuthRequest } from '../auth/auth-dialog-store.ts';
import { consent } from '../consent.ts';
import { whenIdle } from '../when-idle.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import { Footer } from './footer.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { useReferral } from './referral.ts';
import { useRouteEffects } from './route-effects.ts';
import { TopBar } from './top-bar.tsx';

const AuthDialog = lazy(() => import('../auth/auth-dialog.tsx'));
const ConsentBanner = lazy(() => import('./consent-banner.tsx'));
const Toaster = lazy(async () => ({ default: (await import('../../ui/toast.tsx')).Toaster }));

/** True from the first time on that it was true: what was needed once stays mounted. */
function useOnce(needed: boolean): boolean {
  const seen = useRef(false);
  if (needed) seen.current = true;
  return seen.current;
}

/** The cookie question waits until the page stands: it is never what a visitor came for. */
function useConsentQuestion(): boolean {
  const [asks, setAsks] = useState(false);
  useEffect(() => (consent() ? undefined : whenIdle(() => setAsks(true))), []);
  return asks;
}

export function Shell() {
  const main = useRef<HTMLElement>(null);
  const authAsked = useOnce(useAuthRequest() !== null);
  const toasted = useOnce(useSyncExternalStore(onToastChange, currentToast) !== null);
  const asksConsent = useConsentQuestion();
  useRouteEffects(main);
  useReferral();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-herb px-4 py-3 font-semibold text-on-herb focus:translate-y-0"
      >
        Skip to content
      </a>
      <TopBar />
      <div className="pt-16">
        <OfflineBanner />
      </div>
      <main id="main" ref={main} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
      <BottomTabs />
      <Suspense>
        {asksConsent && <ConsentBanner />}
        {authAsked && <AuthDialog />}
        {toasted && <Toaster />}
      </Suspense>
    </div>
  );
}
