import type { User } from '@crisper/contract/auth/auth';
import { getSession, keepSession } from '../../../lib/session/session-store.ts';

/** Shows a changed person everywhere at once. */
export function keepUser(user: User): void {
  const session = getSession();
  if (session) keepSession({ ...session, user });
}
