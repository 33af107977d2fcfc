const KEY = 'referralCode';
const LONGEST = 64;

/** The code of the friend whose link brought this visitor, kept until the sign-up uses it. */
export function keepReferralCode(code: string): void {
  localStorage.setItem(KEY, code.trim().slice(0, LONGEST));
}

export function referralCode(): string | null {
  return localStorage.getItem(KEY) || null;
}

export function forgetReferralCode(): void {
  localStorage.removeItem(KEY);
}
