import { randomUUID } from 'node:crypto';
import type { HouseholdRole, User } from '@crisper/contract/auth/auth';
import { type HouseholdMembers, MEMBERS_MAX } from '@crisper/contract/household/household-members';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import type { Origin } from '../../http/origin.ts';
import type { Shared } from '../../http/room.ts';
import { Problem } from '../../problem.ts';
import { hashToken } from '../../random-token.ts';
import type { Audit } from '../audit/audit.room.ts';
import * as invitations from './invitations.repository.ts';
import { assertFor, gone } from './invitations.service.ts';
import * as repository from './members.repository.ts';

/** Pro counts for a household: moving from one to the next must not lend it around. */
const JOINS: Rule = { name: 'household-join', max: 5, seconds: 24 * 3600 };

interface Deps {
  db: Database;
  limiter: Limiter;
  audit: Audit;
  /** What the rooms keep for a household. */
  shared: readonly Shared[];
  forgetHousehold: (householdId: string) => void;
  forgetUser: (userId: string) => void;
}

export type MembersService = ReturnType<typeof createMembers>;

/** Who is in a household: joining, roles, leaving. A member belongs to one household at a time. */
export function createMembers({ db, limiter, audit, shared, forgetHousehold, forgetUser }: Deps) {
  const forget = (userId: string, ...households: string[]): void => {
    forgetUser(userId);
    for (const id of households) forgetHousehold(id);
  };

  /** By the database and not the session: it changes with what is done here. */
  const view = async (userId: string): Promise<HouseholdMembers> => {
    const householdId = (await repository.householdOf(db.orm, userId)) ?? '';
    const rows = await repository.listOf(db.orm, householdId);
    const isOwner = rows.some((row) => row.id === userId && row.role === 'owner');
    const open = isOwner ? await invitations.listOf(db.orm, householdId) : [];
    return {
      members: rows.map(({ id, username, role, since, isPro }) => ({
        ...{ id, username, role, isPro },
        since: since.toISOString(),
        isSelf: id === userId,
      })),
      invitations: open.map(({ id, role, email, expiresAt }) => ({
        ...{ id, role, email },
        expiresAt: expiresAt.toISOString(),
      })),
    };
  };

  /** Into a fresh household of one, with what is one's own. */
  const moveOut = async (tx: Tx, userId: string, from: string): Promise<void> => {
    const to = randomUUID();
    await repository.create(tx, to);
    await invitations.removeBy(tx, userId);
    await repository.move(tx, userId, { from, to, role: 'owner' });
  };

  const memberOf = async (tx: Tx, householdId: string, id: string): Promise<repository.MemberRow> => {
    const row = (await repository.listOf(tx, householdId)).find((one) => one.id === id);
    if (!row) throw new Problem('not_found', 'This person is no longer in your household.');
    return row;
  };

  return {
    view: (user: User): Promise<HouseholdMembers> => view(user.id),

    /** Things of a household of one come along, or are deleted with it; things shared with others stay with them. */
    async join(user: User, token: string, bring: boolean, origin: Origin): Promise<HouseholdMembers> {
      await limiter.use(JOINS, user.id);
      const { from, to } = await db.transaction(async (tx) => {
        const found = await invitations.findByToken(tx, hashToken(token));
        const before = found && (await repository.lockPerson(tx, user.id));
        if (!found || !before) throw gone();
        assertFor(found, user);
        const after = found.householdId;
        if (before === after) throw new Problem('conflict', 'You already belong to this household.');
        await repository.lockHouseholds(tx, [before, after]);
        const housemates = await repository.listOf(tx, before);
        assertMayGo(user.id, housemates);
        if (!(await invitations.consume(tx, found.id))) throw gone();
        if ((await repository.listOf(tx, after)).length >= MEMBERS_MAX)
          throw new Problem('limit_reached', 'This household is full: it has room for {most} people.', {
            values: { most: MEMBERS_MAX },
          });
        if (housemates.length === 1 && bring)
          for (const room of shared) await room.bring(tx, { from: before, to: after });
        await invitations.removeBy(tx, user.id);
        await repository.move(tx, user.id, { from: before, to: after, role: found.role });
        await audit.record(tx, { action: 'household-joined', userId: user.id, origin });
        return { from: before, to: after };
      });
      forget(user.id, from, to);
      return view(user.id);
    },

    /** If the owner leaves, the longest member becomes the owner, and never a child. */
    async leave(user: User, origin: Origin): Promise<HouseholdMembers> {
      const from = await db.transaction(async (tx) => {
        const household = await repository.lockPerson(tx, user.id);
        if (!household) throw gone();
        await repository.lockHouseholds(tx, [household]);
        const housemates = await repository.listOf(tx, household);
        if (housemates.length === 1) throw new Problem('conflict', 'You are the only one in your household.');
        assertMayGo(user.id, housemates);
        await moveOut(tx, user.id, household);
        await audit.record(tx, { action: 'household-left', userId: user.id, origin });
        return household;
      });
      forget(user.id, from);
      return view(user.id);
    },

    /** Also lets a child go, for good: what a child may not do is the owner's to decide. */
    async remove(user: User, id: string, origin: Origin): Promise<HouseholdMembers> {
      if (id === user.id) throw new Problem('conflict', 'To go yourself, leave the household.');
      const from = await db.transaction(async (tx) => {
        const household = await repository.assertOwner(tx, user.id);
        await memberOf(tx, household, id);
        await moveOut(tx, id, household);
        await audit.record(tx, { action: 'household-removed', userId: id, origin });
        return household;
      });
      forget(id, from);
      return view(user.id);
    },

    async changeRole(user: User, id: string, role: HouseholdRole, origin: Origin): Promise<HouseholdMembers> {
      if (id === user.id) throw new Problem('conflict', 'Make somebody else the owner instead.');
      const household = await db.transaction(async (tx) => {
        const own = await repository.assertOwner(tx, user.id);
        await memberOf(tx, own, id);
        if (role === 'owner') await repository.setRole(tx, user.id, 'member');
        await repository.setRole(tx, id, role);
        await audit.record(tx, { action: 'household-role-changed', userId: id, origin, detail: role });
        return own;
      });
      forget(id, household);
      return view(user.id);
    },

    async *exportOf(userId: string, householdId: string) {
      const row = (await repository.listOf(db.orm, householdId)).find(({ id }) => id === userId);
      if (row) yield { role: row.role, since: row.since };
    },
  };
}

/** Asked of the database, under the household's lock: a session may be seconds old. */
function assertMayGo(userId: string, housemates: readonly repository.MemberRow[]): void {
  if (housemates.find(({ id }) => id === userId)?.role === 'child')
    throw new Problem(
      'forbidden',
      'Ask the owner of your household to let you go: they can make you a member, or remove you.',
    );
  const others = housemates.filter(({ id }) => id !== userId);
  if (others.length > 0 && others.every(({ role }) => role === 'child'))
    throw new Problem(
      'conflict',
      'Only children would stay here. Make one a member, or remove them, before you go.',
    );
}
