import { localStore } from '../lib/browser-storage.ts';
import { LOCAL_KEYS } from '../lib/storage-keys.ts';

const KEY = LOCAL_KEYS.referral;
const LONGEST = 64;

/** The referral code from the link, kept until sign-up. */
export function keepReferralCode(code: string): void {
  localStore.setItem(KEY, code.trim().slice(0, LONGEST));
}

export function referralCode(): string | null {
  return localStore.getItem(KEY) || null;
}

export function forgetReferralCode(): void {
  localStore.removeItem(KEY);
}
