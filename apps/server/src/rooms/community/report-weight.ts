import type { User } from '@crisper/contract/auth/auth';
import { isNewAccount } from './topics-and-spam.ts';

/** Open reports of this weight together hide a post until a moderator has reviewed it: three people who are trusted. */
export const WEIGHT_TO_HIDE = 6;
const TRUSTED = 2;
const DOUBTED = 1;
const NONE = 0;
const YOUNG_MS = 30 * 24 * 60 * 60 * 1000;
const WRONG_TOO_OFTEN = 3;

/** What moderators decided about earlier reports of a person. */
export interface ReportRecord {
  upheld: number;
  dismissed: number;
}

/**
 * How much a person's report counts. Accounts are quickly made, so a new one counts nothing and a young one half; who was
 * mostly wrong before counts less. A moderator sees every report, whatever it counts.
 */
export function reportWeight(
  { createdAt, emailConfirmed }: Pick<User, 'createdAt' | 'emailConfirmed'>,
  { upheld, dismissed }: ReportRecord,
  now = Date.now(),
): number {
  if (!emailConfirmed || isNewAccount(createdAt, now)) return NONE;
  if (dismissed - upheld >= WRONG_TOO_OFTEN) return NONE;
  if (dismissed > upheld) return DOUBTED;
  const isYoung = now - Date.parse(createdAt) < YOUNG_MS;
  return isYoung && upheld === 0 ? DOUBTED : TRUSTED;
}
