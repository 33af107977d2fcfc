import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useConsent } from '../../lib/consent.ts';
import { offers } from '../../lib/offers.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { whenIdle } from '../../lib/when-idle.ts';

const counting = () => import('../../rooms/analytics/track.ts');

/** Records page views and events, for signed-in people who agreed. Loaded last. */
export function useAnalytics(): void {
  const { pathname } = useLocation();
  const signedIn = useSession() !== null;
  const allowed = useConsent()?.analytics === true && signedIn && offers('measuring');

  useEffect(() => {
    if (!allowed) return;
    let stop: (() => void) | undefined;
    let left = false;
    const cancel = whenIdle(() => {
      void counting()
        .then(({ sendAnalyticsEvents }) => {
          if (!left) stop = sendAnalyticsEvents();
        })
        .catch(() => undefined);
    });
    return () => {
      left = true;
      cancel();
      stop?.();
    };
  }, [allowed]);

  useEffect(() => {
    if (!allowed) return;
    return whenIdle(() => {
      void counting()
        .then(({ pageViewed }) => pageViewed(pathname))
        .catch(() => undefined);
    });
  }, [allowed, pathname]);
}
