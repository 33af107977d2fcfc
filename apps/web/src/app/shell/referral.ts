import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { offers } from '../../lib/offers.ts';

/** Invites visitors with ?ref= in the address to register. Few come with it, so the rest is loaded only then. */
export function useReferral(): void {
  const { pathname, search } = useLocation();
  const code = new URLSearchParams(search).get('ref')?.trim();
  useEffect(() => {
    if (!code || !offers('referrals')) return;
    const loaded = import('./invitation.ts').then(({ invite }) => invite(pathname, code));
    return () => void loaded.then((stop) => stop());
  }, [pathname, code]);
}
