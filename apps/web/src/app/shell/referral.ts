import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { openAuth } from '../../lib/auth-dialog-store.ts';
import { getSession } from '../../lib/session-store.ts';
import { keepReferralCode } from '../referral-code.ts';

const INVITE_AFTER_MS = 1_000;

/** Shows visitors with ?ref= in the address an invitation to register, after a short delay. */
export function useReferral(): void {
  const [search] = useSearchParams();
  const code = search.get('ref')?.trim();
  useEffect(() => {
    if (!code || getSession()) return;
    keepReferralCode(code);
    const timer = setTimeout(() => openAuth({ tab: 'signup', plan: 'free' }), INVITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [code]);
}
