import type { User } from '@crisper/contract/auth/auth';
import { create } from 'zustand';
import { localStore } from '../browser-storage.ts';
import { offers } from '../offers.ts';
import { LOCAL_KEYS } from '../storage-keys.ts';

export interface Session {
  token: string;
  user: User;
}

const { token: TOKEN_KEY, user: USER_KEY } = LOCAL_KEYS;

const useCurrent = create<Session | null>()(() => null);

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const { id, email, username, plan } = value as Record<string, unknown>;
  const words = [id, email, username];
  return words.every((word) => typeof word === 'string') && (plan === 'free' || plan === 'pro');
}

function parseUser(stored: string | null): User | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (!isUser(value)) return null;
    // It may be from before the installation left plans out.
    return offers('plans') ? value : { ...value, plan: 'pro' };
  } catch {
    return null;
  }
}

/** Restores the session from storage; an incomplete or corrupt one is discarded. */
export function restoreSession(): void {
  const token = localStore.getItem(TOKEN_KEY);
  const user = parseUser(localStore.getItem(USER_KEY));
  if (token && user) useCurrent.setState({ token, user }, true);
  else clearSession();
}

export function keepSession(session: Session): void {
  localStore.setItem(TOKEN_KEY, session.token);
  localStore.setItem(USER_KEY, JSON.stringify(session.user));
  useCurrent.setState(session, true);
}

export function clearSession(): void {
  localStore.removeItem(TOKEN_KEY);
  localStore.removeItem(USER_KEY);
  useCurrent.setState(null, true);
}

export const getSession = useCurrent.getState;
export const onSessionChange = useCurrent.subscribe;

/** The signed-in user, or null; updates on changes in this tab or another. */
export function useSession(): Session | null {
  return useCurrent();
}

/** Signing in or out in one tab applies to all tabs. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === TOKEN_KEY || event.key === USER_KEY) restoreSession();
  });
}
