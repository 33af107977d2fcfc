import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { openAuth } from '../auth/auth-dialog-store.ts';
import { keepReferralCode } from '../referral-code.ts';
import { getSession } from '../session-store.ts';

const INVITE_AFTER_MS = 1_000;

/** A visitor with ?ref= in the address is invited to register, after a moment to look around. */
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
