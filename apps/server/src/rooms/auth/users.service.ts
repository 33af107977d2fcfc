import type { User } from '@crisper/contract/auth/auth';
import type { Database } from '../../db/client.ts';
import { presentUser } from './present-user.ts';
import { findById } from './users.repository.ts';

export type PersonOf = (userId: string) => Promise<User | undefined>;

/** People as their sessions know them, for work that is done without one. No user for a disabled account. */
export function createUsers(db: Database, offered: Parameters<typeof presentUser>[1]): PersonOf {
  return async (userId) => {
    const row = await findById(db.orm, userId);
    return row && !row.disabledAt ? presentUser(row, offered) : undefined;
  };
}
