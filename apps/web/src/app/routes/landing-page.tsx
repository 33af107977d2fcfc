import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { openAuth } from '../auth/auth-dialog-store.ts';
import { FreeLanding, ProLanding } from '../landing/member.tsx';
import { VisitorLanding } from '../landing/visitor.tsx';
import { getSession, useSession } from '../session-store.ts';

/** The start page in its three forms. Rooms hand in their parts here: the scan room its demo. */
export default function LandingPage() {
  const user = useSession()?.user;
  const { pathname } = useLocation();

  useEffect(() => {
    if (pathname === '/signup' && !getSession()) openAuth({ tab: 'signup' });
  }, [pathname]);

  if (!user) return <VisitorLanding />;
  return user.plan === 'pro' ? <ProLanding user={user} /> : <FreeLanding user={user} demo={null} />;
}
