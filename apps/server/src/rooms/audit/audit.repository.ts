import type { AuditAction } from '@crisper/contract/audit/audit';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { auditLog } from './audit.tables.ts';

export type AuditRow = typeof auditLog.$inferSelect;
export type NewAuditRow = typeof auditLog.$inferInsert;

export async function insert(tx: Tx, row: NewAuditRow): Promise<void> {
  await tx.insert(auditLog).values(row);
}

/** Newest first. */
export async function listOf(
  tx: Tx,
  userId: string,
  { before, limit, offset = 0 }: { before?: number | undefined; limit: number; offset?: number },
): Promise<AuditRow[]> {
  return tx
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.userId, userId), before === undefined ? undefined : lt(auditLog.id, before)))
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
}

export interface Filter {
  before?: number | undefined;
  action?: AuditAction | undefined;
  username?: string | undefined;
}

/**
 * Everybody's, newest first. The names are read from the table of the accounts, which this room stands below and does
 * not import.
 */
export async function list(
  tx: Tx,
  { before, action, username }: Filter,
  limit: number,
): Promise<{ row: AuditRow; username: string | null }[]> {
  return tx
    .select({
      row: auditLog,
      username: sql<string | null>`(select username from users where id = ${auditLog.userId})`,
    })
    .from(auditLog)
    .where(
      and(
        before === undefined ? undefined : lt(auditLog.id, before),
        action && eq(auditLog.action, action),
        username
          ? sql`${auditLog.userId} = (select id from users where lower(username) = lower(${username}))`
          : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

/** The database itself refuses to remove anything younger than a year. */
export async function removeOld(tx: Tx): Promise<void> {
  await tx.delete(auditLog).where(lt(auditLog.at, sql`now() - interval '366 days'`));
}
