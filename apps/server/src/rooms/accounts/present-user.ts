import type { User } from '@crisper/contract/accounts';
import type { UserRow } from './accounts.repository.ts';

/** Where no mail server is set, nobody has to confirm anything. */
export function presentUser(row: UserRow, { confirmEmails }: { confirmEmails: boolean }): User {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    plan: row.proUntil && row.proUntil.getTime() > Date.now() ? 'pro' : 'free',
    role: row.role,
    onboardingCompleted: row.onboardingCompleted,
    timeZone: row.timeZone,
    showsName: row.showsName,
    emailConfirmed: row.emailConfirmedAt !== null || !confirmEmails,
    createdAt: row.createdAt.toISOString(),
    householdId: row.householdId,
    householdRole: row.householdRole,
  };
}
