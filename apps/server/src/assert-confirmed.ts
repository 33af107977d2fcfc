import type { User } from '@crisper/contract/auth/auth';
import { Problem } from './problem.ts';

/** For what a made-up address must not do: writing to others, inviting them, earning rewards. */
export function assertConfirmed(user: User): void {
  if (user.emailConfirmed) return;
  throw new Problem(
    'forbidden',
    'Confirm your email first: open the link we emailed you. Your account page can send it again.',
  );
}
