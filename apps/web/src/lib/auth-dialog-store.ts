import type { Plan } from '@crisper/contract/plans';
import { useSyncExternalStore } from 'react';

export interface AuthRequest {
  tab?: 'signin' | 'signup';
  plan?: Plan;
}

let request: AuthRequest | null = null;
const listeners = new Set<() => void>();

function become(next: AuthRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

/** Opens the auth dialog: sign-in for tab "signin", sign-up for plan "free", the plans otherwise. */
export function openAuth(next: AuthRequest): void {
  become(next);
}

export function closeAuth(): void {
  become(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAuthRequest(): AuthRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );
}
