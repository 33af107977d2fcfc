const KEY = 'referralCode';
const LONGEST = 64;

/** The referral code from the link, kept until sign-up. */
export function keepReferralCode(code: string): void {
  localStorage.setItem(KEY, code.trim().slice(0, LONGEST));
}

export function referralCode(): string | null {
  return localStorage.getItem(KEY) || null;
}

export function forgetReferralCode(): void {
  localStorage.removeItem(KEY);
}
