import type { User } from '@crisper/contract/auth/auth';
import type { AccountRow } from './users.repository.ts';

interface Offered {
  /** False where no mail server is set: then no user has to confirm anything. */
  confirmEmails: boolean;
  /** False where nothing is sold: then everybody has everything. */
  plans: boolean;
}

/** Pro of one counts for the household. */
export function presentUser(row: AccountRow, { confirmEmails, plans }: Offered): User {
  const until = row.householdProUntil;
  const isPro = !plans || (until !== null && until.getTime() > Date.now());
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    plan: isPro ? 'pro' : 'free',
    role: row.role,
    onboardingCompleted: row.onboardingCompleted,
    timeZone: row.timeZone,
    showsName: row.showsName,
    language: row.language,
    tabs: row.tabs,
    emailConfirmed: row.emailConfirmedAt !== null || !confirmEmails,
    createdAt: row.createdAt.toISOString(),
    householdId: row.householdId,
    householdRole: row.householdRole,
  };
}
