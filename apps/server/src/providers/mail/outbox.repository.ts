import { desc, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { Email } from './mail.provider.ts';
import { outbox } from './outbox.tables.ts';

export async function insert(tx: Tx, email: Email): Promise<void> {
  await tx.insert(outbox).values({ recipient: email.to, subject: email.subject, body: email.text });
}

export async function newest(tx: Tx, limit: number): Promise<(Email & { at: Date })[]> {
  const rows = await tx.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(limit);
  return rows.map((row) => ({ to: row.recipient, subject: row.subject, text: row.body, at: row.createdAt }));
}

/** Emails hold links and names: they are kept for as long as a user may want to look at them. */
export async function removeOlder(tx: Tx, hours: number): Promise<void> {
  await tx.delete(outbox).where(lt(outbox.createdAt, sql`now() - make_interval(hours => ${hours})`));
}

export async function removeTo(tx: Tx, recipient: string): Promise<void> {
  await tx.delete(outbox).where(sql`lower(${outbox.recipient}) = lower(${recipient})`);
}
