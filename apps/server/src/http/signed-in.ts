import type { User } from '@crisper/contract/auth/auth';
import type { Scope } from '@crisper/contract/tokens/scopes';

export interface SignedIn {
  user: User;
  /** The id of the session, or of the API token. */
  sessionId: string;
  /** Set when a program acts for the person. */
  token?: { id: string; scopes: readonly Scope[] };
}

/** Returns the person of a bearer token, or null. Synchronous when the session is cached. */
export type Authenticate = (token: string) => SignedIn | null | Promise<SignedIn | null>;
