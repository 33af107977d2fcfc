import { onAuthChange, openAuth } from '../../lib/session/auth-dialog-store.ts';
import { getSession } from '../../lib/session/session-store.ts';
import { keepReferralCode } from '../referral-code.ts';

const INVITE_AFTER_MS = 1_000;

/**
 * Keeps the code of an invited visitor and opens the registration after a short delay: once, and not when the visitor
 * opened the dialog before. /signup opens it by itself. Returns a function that calls it off.
 */
export function invite(pathname: string, code: string): () => void {
  if (getSession()) return () => {};
  keepReferralCode(code);
  if (pathname === '/signup') return () => {};
  const timer = setTimeout(() => openAuth({ tab: 'signup', plan: 'free' }), INVITE_AFTER_MS);
  const unwatch = onAuthChange(() => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    unwatch();
  };
}
