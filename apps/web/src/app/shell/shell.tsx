import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { localStore, useStored } from '../../lib/browser-storage.ts';
import { consent, useConsent } from '../../lib/consent.ts';
import { useNavigateTo } from '../../lib/navigate-to.ts';
import { offers } from '../../lib/offers.ts';
import { useAuthRequest } from '../../lib/session/auth-dialog-store.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { useToast } from '../../ui/toast-store.ts';
import { bannerOn } from './banners.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import { Footer } from './footer.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { useReferral } from './referral.ts';
import { useRouteEffects } from './route-effects.ts';
import { TopBar } from './top-bar.tsx';
import { useAnalytics } from './use-analytics.ts';

const AuthDialog = lazyPart(() => import('../auth/auth-dialog.tsx'));
const ConsentBanner = lazyPart(() => import('./consent-banner.tsx'));
const ViralBanner = lazyPart(async () => ({
  default: (await import('../../rooms/referrals/viral-banner.tsx')).ViralBanner,
}));
const Onboarding = lazyPart(() => import('../../rooms/account/onboarding/onboarding.tsx'));
const TimerPill = lazyPart(() => import('../../rooms/cooking/timer-pill.tsx'));
const Toaster = lazyPart(async () => ({ default: (await import('../../ui/toast.tsx')).Toaster }));

/** True once `needed` has been true, so that a lazy part stays mounted. */
function useOnce(needed: boolean): boolean {
  const seen = useRef(false);
  if (needed) seen.current = true;
  return seen.current;
}

/** The cookie banner waits until the page is idle. */
function useConsentQuestion(): boolean {
  const [asks, setAsks] = useState(false);
  useEffect(() => (consent() || !offers('measuring') ? undefined : whenIdle(() => setAsks(true))), []);
  return asks;
}

/** The rewards banner of this page: for members, after the cookie choice, when the page is idle. */
function useRewardsBanner(): 'top' | 'floating' | null {
  const { pathname } = useLocation();
  const session = useSession();
  const choice = useConsent();
  const [settled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  return settled && session?.user.onboardingCompleted && choice ? bannerOn(pathname) : null;
}

/** Marks the page as hydrated: a server-rendered page looks the same before. */
function AliveMark() {
  useEffect(() => {
    document.documentElement.dataset.alive = '';
    document.dispatchEvent(new Event('alive'));
  }, []);
  return null;
}

export function Shell() {
  const main = useRef<HTMLElement>(null);
  const authRequest = useAuthRequest();
  const authAsked = useOnce(authRequest !== null);
  const isNew = useSession()?.user.onboardingCompleted === false;
  // A member who pays or joins a household is not asked anything else meanwhile.
  const isBusy = /^\/(subscribe|join\/)/.test(useLocation().pathname);
  const toasted = useOnce(useToast() !== null);
  // Timers ring on any page, also after a reload.
  const timed = useOnce(useStored(() => localStore.getItem('timers') !== null, false));
  const asksConsent = useConsentQuestion();
  useRouteEffects(main);
  useNavigateTo();
  const banner = useRewardsBanner();
  useReferral();
  useAnalytics();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        data-before-main
        href="#main"
        className="fixed top-2 start-2 z-60 -translate-y-20 rounded-control bg-herb px-4 py-3 font-semibold text-on-herb focus:translate-y-0"
      >
        <Trans>Skip to content</Trans>
      </a>
      <TopBar />
      <div data-before-main className="pt-16">
        <OfflineBanner />
        <Suspense>{banner === 'top' && <ViralBanner variant="top" />}</Suspense>
      </div>
      <main id="main" ref={main} tabIndex={-1} className="flex-1 outline-none">
        {/* Separate Suspense boundaries hydrate one by one, so that none blocks input for long. */}
        <Suspense>
          <Outlet />
          <AliveMark />
        </Suspense>
      </main>
      <Suspense>
        <Footer />
        <BottomTabs />
      </Suspense>
      <Suspense>{banner === 'floating' && <ViralBanner variant="floating" />}</Suspense>
      <Suspense>
        {asksConsent && <ConsentBanner />}
        {isNew && !isBusy && authRequest === null && <Onboarding />}
        {authAsked && <AuthDialog />}
        {timed && <TimerPill />}
        {toasted && <Toaster />}
      </Suspense>
    </div>
  );
}
