import type { User } from '@crisper/contract/accounts';
import type { UserRow } from './accounts.repository.ts';

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    plan: row.proUntil && row.proUntil.getTime() > Date.now() ? 'pro' : 'free',
    role: row.role,
    onboardingCompleted: row.onboardingCompleted,
    timeZone: row.timeZone,
    showsName: row.showsName,
    createdAt: row.createdAt.toISOString(),
  };
}
