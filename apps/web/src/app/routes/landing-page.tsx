import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { isCalledPro } from '../../lib/offers.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { getSession, useSession } from '../../lib/session/session-store.ts';
import { VisitorLanding } from '../landing/visitor-landing.tsx';
import { PageSkeleton } from '../shell/page-skeleton.tsx';

const member = () => import('../landing/member-landing.tsx');
const FreeLanding = lazy(async () => ({ default: (await member()).FreeLanding }));
const ProLanding = lazy(async () => ({ default: (await member()).ProLanding }));
const LandingTips = lazy(() => import('./landing-tips.tsx'));
const LandingDemo = lazy(() => import('../../rooms/scans/demo/landing-demo.tsx'));
const MemberBoard = lazy(() => import('./member-board.tsx'));

const board = <MemberBoard />;

/** The start page in its three variants. Parts from rooms are passed in here. */
export default function LandingPage() {
  const user = useSession()?.user;
  const { pathname, search } = useLocation();
  // An invited friend has no plan to choose: the link promises a free account.
  const asked = new URLSearchParams(search);
  const invited = asked.has('ref') || asked.has('invitation');

  useEffect(() => {
    if (pathname !== '/signup' || getSession()) return;
    openAuth(invited ? { tab: 'signup', plan: 'free' } : { tab: 'signup' });
  }, [pathname, invited]);

  if (!user) return <VisitorLanding demo={(photo) => <LandingDemo photo={photo} />} />;
  return (
    <>
      <Suspense fallback={<PageSkeleton />}>
        {isCalledPro(user) ? (
          <ProLanding user={user} board={board} />
        ) : (
          <FreeLanding user={user} board={board} />
        )}
      </Suspense>
      <Suspense>{user.onboardingCompleted && <LandingTips user={user} />}</Suspense>
    </>
  );
}
