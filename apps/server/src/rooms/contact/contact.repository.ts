import { asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { contactMessages } from './contact.tables.ts';

export type MessageRow = typeof contactMessages.$inferSelect;
type NewMessage = typeof contactMessages.$inferInsert;

export async function insert(tx: Tx, message: NewMessage): Promise<MessageRow> {
  const [row] = await tx.insert(contactMessages).values(message).returning();
  return row!;
}

export async function find(tx: Tx, id: number): Promise<MessageRow | undefined> {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}

/** Messages of Pro members first, then oldest first. */
export async function listOpen(tx: Tx, limit: number): Promise<MessageRow[]> {
  return tx
    .select()
    .from(contactMessages)
    .where(isNull(contactMessages.answeredAt))
    .orderBy(desc(contactMessages.priority), asc(contactMessages.id))
    .limit(limit);
}

export async function listAnswered(tx: Tx, limit: number): Promise<MessageRow[]> {
  return tx
    .select()
    .from(contactMessages)
    .where(isNotNull(contactMessages.answeredAt))
    .orderBy(desc(contactMessages.answeredAt))
    .limit(limit);
}

export async function countOpen(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from contact_messages where answered_at is null`,
  );
  return rows[0]?.count ?? 0;
}

export async function mark(tx: Tx, id: number, answered: boolean): Promise<MessageRow | undefined> {
  const [row] = await tx
    .update(contactMessages)
    .set({ answeredAt: answered ? sql`coalesce(${contactMessages.answeredAt}, now())` : null })
    .where(eq(contactMessages.id, id))
    .returning();
  return row;
}

export async function ofUser(tx: Tx, userId: string): Promise<MessageRow[]> {
  return tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.userId, userId))
    .orderBy(asc(contactMessages.id));
}
