import { randomUUID } from 'node:crypto';
import { type ManagedPerson, PEOPLE_PAGE } from '@crisper/contract/administration/administration';
import type { User } from '@crisper/contract/auth/auth';
import type { Database, Tx } from '../../db/client.ts';
import type { Origin } from '../../http/origin.ts';
import { Problem } from '../../problem.ts';
import type { Audit } from '../audit/audit.room.ts';
import * as repository from './people.repository.ts';

export interface PeopleDeps {
  db: Database;
  audit: Audit;
  /** False where nothing is sold: then everybody has everything. */
  plans: boolean;
  endSessions: (tx: Tx, userId: string) => Promise<void>;
  forgetUser: (userId: string) => void;
  resetLinkFor: (userId: string) => Promise<{ link: string; expiresAt: Date }>;
  removeAccount: (userId: string, origin: Origin | undefined) => Promise<void>;
  grantDays: (tx: Tx, grant: { userId: string; source: 'admin'; ref: string; days: number }) => Promise<Date>;
  endDays: (tx: Tx, userId: string, source: 'admin') => Promise<Date | null>;
}

interface Change {
  disabled?: boolean | undefined;
  role?: 'user' | 'admin' | undefined;
}

export type PeopleService = ReturnType<typeof createUsers>;

/** What administrators do with accounts. No user does it to their own, so that one administrator always remains. */
export function createUsers(deps: PeopleDeps) {
  const { db, audit, plans, endSessions, forgetUser } = deps;

  const find = async (tx: Tx, id: string) => {
    const row = await repository.find(tx, id);
    if (!row) throw new Problem('not_found', 'There is no such account.');
    return row;
  };
  const present = ({
    proUntil,
    disabledAt,
    createdAt,
    lastSeenAt,
    ...row
  }: repository.PersonRow): ManagedPerson => ({
    ...row,
    plan: !plans || (proUntil !== null && proUntil.getTime() > Date.now()) ? 'pro' : 'free',
    disabled: disabledAt !== null,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  });

  return {
    async list({ search, skip }: { search: string; skip: number }) {
      const { rows, total } = await repository.list(db.orm, { search, skip, limit: PEOPLE_PAGE });
      return { people: rows.map(present), total };
    },

    /** `by` is null on the command line, where no user has an own account. */
    async change(by: User | null, id: string, { disabled, role }: Change): Promise<ManagedPerson> {
      assertOther(by, id);
      await db.transaction(async (tx) => {
        const row = await find(tx, id);
        if (disabled !== undefined && disabled !== (row.disabledAt !== null)) {
          await repository.setDisabled(tx, id, disabled);
          if (disabled) await endSessions(tx, id);
          const action = disabled ? 'account-disabled' : 'account-enabled';
          await audit.recordForGood(tx, { action, userId: id });
        }
        if (role !== undefined && role !== row.role) {
          await repository.setRole(tx, id, role);
          const action = role === 'admin' ? 'role-granted' : 'role-revoked';
          await audit.recordForGood(tx, { action, userId: id });
        }
      });
      // After the commit: what a request reads in between must not stay in the cache.
      forgetUser(id);
      return present(await find(db.orm, id));
    },

    async grantPro(id: string, days: number): Promise<{ until: string }> {
      const until = await db.transaction(async (tx) => {
        await find(tx, id);
        const ends = await deps.grantDays(tx, { userId: id, source: 'admin', ref: randomUUID(), days });
        await audit.recordForGood(tx, { action: 'pro-granted', userId: id, detail: `${days} days` });
        return ends;
      });
      forgetUser(id);
      return { until: until.toISOString() };
    },

    /** Only what administrators gave: paid days and rewards are the person's own. */
    async takePro(id: string): Promise<{ until: string | null }> {
      const until = await db.transaction(async (tx) => {
        await find(tx, id);
        const left = await deps.endDays(tx, id, 'admin');
        await audit.recordForGood(tx, { action: 'pro-taken-back', userId: id });
        return left;
      });
      forgetUser(id);
      return { until: until?.toISOString() ?? null };
    },

    async resetLink(id: string) {
      const { disabledAt } = await find(db.orm, id);
      if (disabledAt) throw new Problem('conflict', 'This account is disabled. Enable it first.');
      const { link, expiresAt } = await deps.resetLinkFor(id);
      return { link, expiresAt: expiresAt.toISOString() };
    },

    async remove(by: User | null, id: string, origin: Origin | undefined): Promise<void> {
      assertOther(by, id);
      await find(db.orm, id);
      await deps.removeAccount(id, origin);
    },
  };
}

function assertOther(by: User | null, id: string): void {
  if (by?.id === id)
    throw new Problem('conflict', 'That’s your own account. Another administrator has to do this.');
}
