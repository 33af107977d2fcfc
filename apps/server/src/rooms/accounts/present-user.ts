import type { User } from '@crisper/contract/accounts';
import type { UserRow } from './accounts.repository.ts';

interface Offered {
  /** False where no mail server is set: then nobody has to confirm anything. */
  confirmEmails: boolean;
  /** False where nothing is sold: then everybody has everything. */
  plans: boolean;
}

export function presentUser(row: UserRow, { confirmEmails, plans }: Offered): User {
  const isPro = !plans || (row.proUntil !== null && row.proUntil.getTime() > Date.now());
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    plan: isPro ? 'pro' : 'free',
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
