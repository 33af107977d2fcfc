import { Readable } from 'node:stream';
import type { UserStats, userStorage } from '@crisper/contract/account/account';
import type { Tab } from '@crisper/contract/account/tabs';
import type { User } from '@crisper/contract/auth/auth';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import type { Language } from '@crisper/contract/languages';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import type { Origin } from '../../http/origin.ts';
import type { Personal } from '../../http/room.ts';
import { localDay } from '../../local-day.ts';
import { Problem } from '../../problem.ts';
import { hashToken } from '../../random-token.ts';
import { knownTimeZone } from '../../time-zone.ts';
import type { Audit } from '../audit/audit.room.ts';
import { findConfirmation, type SessionsService, updateUser } from '../auth/auth.room.ts';
import * as repository from './account.repository.ts';
import { exportText } from './account-export.ts';
import { listKept } from './storage.repository.ts';

const DISOWN: Rule = { name: 'account-disown', max: 20, seconds: 3600 };
const EXPORTS: Rule = { name: 'account-export', max: 10, seconds: 3600 };

export interface AccountDeps {
  db: Database;
  limiter: Limiter;
  sessions: SessionsService;
  audit: Audit;
  limitsOf: LimitsOf;
  /** The personal data of every room. */
  personal: readonly Personal[];
  /** Removes emails and jobs of the person. They have no foreign key to the account, so nothing deletes them by itself. */
  removeTraces: (tx: Tx, person: { userId: string; email: string }) => Promise<void>;
  scanUsage: (user: User) => Promise<{ scansToday: number; totalScans: number }>;
  countFavorites: (userId: string) => Promise<number>;
}

type Storage = z.output<typeof userStorage.response>;

interface Export {
  name: string;
  stream: Readable;
}

export type AccountService = ReturnType<typeof createAccount>;

/** Export and deletion of the account. */
export function createAccount(deps: AccountDeps) {
  const { db, limiter, sessions, audit, limitsOf, personal, removeTraces, scanUsage, countFavorites } = deps;
  const erase = async (tx: Tx, userId: string, origin: Origin | undefined): Promise<void> => {
    const email = await repository.lock(tx, userId);
    if (email === undefined) return;
    await removeTraces(tx, { userId, email });
    for (const room of personal) await room.erase?.(tx, userId);
    await audit.recordForGood(tx, { action: 'account-deleted', userId, ...(origin && { origin }) });
    await repository.remove(tx, userId);
  };

  return {
    async stats(user: User): Promise<UserStats> {
      const [usage, favoriteCount] = await Promise.all([scanUsage(user), countFavorites(user.id)]);
      const { scansPerDay, savedRecipes } = limitsOf(user.plan);
      return { ...usage, favoriteCount, limits: { scansPerDay, savedRecipes } };
    },

    async storage(user: User): Promise<Storage> {
      return { kinds: (await listKept(db.orm, user)) as Storage['kinds'] };
    },

    async export(user: User, origin: Origin): Promise<Export> {
      await limiter.use(EXPORTS, user.id);
      await audit.record(db.orm, { action: 'data-exported', userId: user.id, origin });
      const now = new Date();
      const sections = Object.assign(
        {},
        ...personal.map((room) => room.export?.(user.id, user.householdId) ?? {}),
      );
      return {
        name: `crisper-${localDay(now, user.timeZone)}.json`,
        stream: Readable.from(exportText(now, sections), { objectMode: false }),
      };
    },

    /** Deletes the account for good, in one transaction. */
    async remove(user: User, confirm: string | undefined, origin: Origin): Promise<void> {
      if (confirm !== undefined && !confirms(confirm, user))
        throw new Problem('bad_request', 'That’s not your username. Nothing was deleted.', {
          values: { username: user.username },
          fields: { confirm: 'Type {username} to confirm.' },
        });
      await db.transaction((tx) => erase(tx, user.id, origin));
      sessions.forgetUser(user.id);
    },

    /** By an administrator. */
    async removeBy(userId: string, origin: Origin | undefined): Promise<void> {
      await db.transaction((tx) => erase(tx, userId, origin));
      sessions.forgetUser(userId);
    },

    /**
     * Deletes an account that another user made with one's address and never confirmed. A link that was mailed there
     * shows whose the address is; the address is free then.
     */
    async disown(token: string, origin: Origin): Promise<void> {
      await limiter.use(DISOWN, origin.network.line);
      const userId = await db.transaction(async (tx) => {
        const row = await findConfirmation(tx, hashToken(token));
        if (!row) throw new Problem('bad_request', 'That link has expired or was already used.');
        if (row.emailConfirmedAt !== null)
          throw new Problem('conflict', 'This account is confirmed. Sign in to delete it.');
        await erase(tx, row.id, origin);
        return row.id;
      });
      sessions.forgetUser(userId);
    },

    async changeTimeZone(user: User, wanted: string): Promise<User> {
      const timeZone = knownTimeZone(wanted);
      if (!timeZone)
        throw new Problem('validation', 'We don’t know that time zone.', {
          fields: { timeZone: 'Choose a time zone from the list.' },
        });
      await updateUser(db.orm, user.id, { timeZone, timeZoneChosen: true });
      sessions.forgetUser(user.id);
      return { ...user, timeZone };
    },

    async changeLanguage(user: User, language: Language | null): Promise<User> {
      await updateUser(db.orm, user.id, { language });
      sessions.forgetUser(user.id);
      return { ...user, language };
    },

    async changePublicName(user: User, showsName: boolean): Promise<User> {
      await updateUser(db.orm, user.id, { showsName });
      sessions.forgetUser(user.id);
      return { ...user, showsName };
    },

    async changeTabs(user: User, tabs: Tab[] | null): Promise<User> {
      await updateUser(db.orm, user.id, { tabs });
      sessions.forgetUser(user.id);
      return { ...user, tabs };
    },
  };
}

function confirms(typed: string, { username }: User): boolean {
  return typed.trim().toLowerCase() === username.toLowerCase();
}
