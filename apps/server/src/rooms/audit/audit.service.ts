import {
  type AdminAuditEntry,
  AUDIT_PAGE,
  type AuditAction,
  type AuditEntry,
} from '@crisper/contract/audit/audit';
import type { User } from '@crisper/contract/auth/auth';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import type { Origin } from '../../http/origin.ts';
import { Problem } from '../../problem.ts';
import * as repository from './audit.repository.ts';

/** Of one kind of action of one account. More rows a day say nothing new and would only fill the table. */
const EACH: Rule = { name: 'audit', max: 100, seconds: 24 * 60 * 60 };
const DETAIL_MAX = 300;
const DEVICE_MAX = 200;

interface Action {
  action: AuditAction;
  /** Whose account; absent when no user is known, as for a wrong email. */
  userId?: string | undefined;
  /** Where it came from; absent for what happens by itself. */
  origin?: Origin;
  detail?: string;
}

export type Audit = ReturnType<typeof createAudit>;

/** The log of what happened to accounts: append-only, without secrets, and without whole network addresses. */
export function createAudit({ db, limiter }: { db: Database; limiter: Limiter }) {
  return {
    /** Writes a action down, in the transaction that does it where there is one. */
    async record(tx: Tx, action: Action): Promise<void> {
      const who = action.userId ?? action.origin?.network.site ?? '';
      if (await passes(limiter.use(EACH, `${action.action} ${who}`)))
        await repository.insert(tx, rowOf(action));
    },

    /** Actions that stay in the log when the account is deleted: of administrators, and the deletion itself. */
    async recordForGood(tx: Tx, action: Action): Promise<void> {
      await repository.insert(tx, { ...rowOf(action), outlives: true });
    },

    async mine(user: User, before: number | undefined) {
      const rows = await repository.listOf(db.orm, user.id, { before, limit: AUDIT_PAGE });
      return { entries: rows.map(present), next: nextOf(rows) };
    },

    async everybodys(filter: repository.Filter) {
      const found = await repository.list(db.orm, filter, AUDIT_PAGE);
      const entries: AdminAuditEntry[] = found.map(({ row, username }) => ({
        ...present(row),
        userId: row.userId,
        username,
      }));
      return { entries, next: nextOf(entries) };
    },

    sweep: () => repository.removeOld(db.orm),
  };
}

function rowOf({ action, userId, origin, detail = '' }: Action): repository.NewAuditRow {
  return {
    action,
    userId: userId ?? null,
    device: (origin?.device ?? '').slice(0, DEVICE_MAX),
    network: origin ? coarse(origin.network) : '',
    detail: detail.slice(0, DETAIL_MAX),
  };
}

/** Enough to tell home from abroad, and not enough to tell one household from the next. */
function coarse({ site }: Origin['network']): string {
  const parts = site.split('.');
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : site;
}

function nextOf(rows: readonly { id: number }[]): number | null {
  return rows.length < AUDIT_PAGE ? null : (rows.at(-1)?.id ?? null);
}

function present(row: repository.AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    device: row.device,
    network: row.network,
    detail: row.detail,
  };
}

async function passes(limit: Promise<unknown>): Promise<boolean> {
  try {
    await limit;
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
