import type { Plan } from '@crisper/contract/billing/plans';
import { create } from 'zustand';

export interface AuthRequest {
  tab?: 'signin' | 'signup';
  plan?: Plan;
  /** Of a sign-in that waits for its second step. */
  ticket?: string;
}

const useRequest = create<AuthRequest | null>()(() => null);

/** Opens the auth dialog: the second step for a ticket, sign-in for tab "signin", sign-up for plan "free", the plans otherwise. */
export function openAuth(next: AuthRequest): void {
  useRequest.setState(next, true);
}

export function closeAuth(): void {
  useRequest.setState(null, true);
}

/** Called whenever the dialog opens or closes. */
export const onAuthChange = useRequest.subscribe;

export function useAuthRequest(): AuthRequest | null {
  return useRequest();
}
