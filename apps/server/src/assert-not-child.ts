import type { User } from '@crisper/contract/auth/auth';
import { Problem } from './problem.ts';

/** For what the owner of a household keeps a child from: paying, the community, deleting what everybody shares. */
export function assertNotChild(user: User): void {
  if (user.householdRole !== 'child') return;
  throw new Problem('forbidden', 'Ask a grown-up of your household to do this for you.');
}
