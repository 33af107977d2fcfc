import { sessionStore } from '../browser-storage.ts';

/** What the browser keeps while it is at the provider: the server takes the answer only with the proof. */
export interface Trip {
  proof: string;
  /** Whether a signed-in person connects an account. */
  connects: boolean;
}

const KEY = 'provider_trip';

/** What people call the provider (OpenID Connect) of this installation; undefined where there is none. */
export const providerName = (): string | undefined => document.documentElement.dataset.provider;

export function leaveFor({ url, proof }: { url: string; proof: string }, connects: boolean): void {
  sessionStore.setItem(KEY, JSON.stringify({ proof, connects } satisfies Trip));
  location.assign(url);
}

/** The trip that just ended. Each ends once. */
export function endFlow(): Trip | null {
  const kept = sessionStore.getItem(KEY);
  sessionStore.removeItem(KEY);
  return kept ? (JSON.parse(kept) as Trip) : null;
}
