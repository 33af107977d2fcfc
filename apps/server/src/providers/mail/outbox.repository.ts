import { desc, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { Letter } from './mail.provider.ts';
import { outbox } from './outbox.tables.ts';

export async function insert(tx: Tx, letter: Letter): Promise<void> {
  await tx.insert(outbox).values({ recipient: letter.to, subject: letter.subject, body: letter.text });
}

export async function newest(tx: Tx, limit: number): Promise<(Letter & { at: Date })[]> {
  const rows = await tx.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(limit);
  return rows.map((row) => ({ to: row.recipient, subject: row.subject, text: row.body, at: row.createdAt }));
}

export async function removeTo(tx: Tx, recipient: string): Promise<void> {
  await tx.delete(outbox).where(sql`lower(${outbox.recipient}) = lower(${recipient})`);
}
