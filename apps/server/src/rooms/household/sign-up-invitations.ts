import { MEMBERS_MAX } from '@crisper/contract/household/household-members';
import type { Tx } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import type { HouseholdInvitations } from '../auth/auth.room.ts';
import * as invitations from './invitations.repository.ts';
import * as members from './members.repository.ts';

/** What invitations into a household open besides: an account, where one needs an invitation to make one. */
export const signUpInvitations: HouseholdInvitations = {
  async find(tx: Tx, tokenHash: string) {
    const found = await invitations.findByToken(tx, tokenHash);
    return found?.accountId === null ? found : undefined;
  },

  keepFor: invitations.keepFor,

  async join(tx: Tx, userId: string, householdId: string): Promise<void> {
    const own = await members.lockPerson(tx, userId);
    if (!own) return;
    await members.lockHouseholds(tx, [own, householdId]);
    if ((await members.listOf(tx, householdId)).length >= MEMBERS_MAX)
      throw new Problem(
        'limit_reached',
        'The household you are invited to is full. Ask whoever invited you for another invitation.',
      );
    await members.move(tx, userId, { from: own, to: householdId, role: 'member' });
  },
};
