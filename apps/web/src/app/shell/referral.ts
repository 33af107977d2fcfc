import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { onAuthChange, openAuth } from '../../lib/auth-dialog-store.ts';
import { getSession } from '../../lib/session-store.ts';
import { keepReferralCode } from '../referral-code.ts';

const INVITE_AFTER_MS = 1_000;

/**
 * Shows visitors with ?ref= in the address an invitation to register, after a short delay: once, and not when they
 * opened the dialog themselves. /signup opens it by itself.
 */
export function useReferral(): void {
  const [search] = useSearchParams();
  const code = search.get('ref')?.trim();
  const opensItself = useLocation().pathname === '/signup';
  useEffect(() => {
    if (!code || getSession()) return;
    keepReferralCode(code);
    if (opensItself) return;
    const timer = setTimeout(() => openAuth({ tab: 'signup', plan: 'free' }), INVITE_AFTER_MS);
    const stop = onAuthChange(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [code, opensItself]);
}
