import type { User } from '@crisper/contract/auth/auth';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Only then are features of the product shown to a member unasked. */
export function isInFirstWeek({ createdAt }: Pick<User, 'createdAt'>): boolean {
  return Date.now() - Date.parse(createdAt) < WEEK_MS;
}
