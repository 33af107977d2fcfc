import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { receiptWords } from './receipts.tables.ts';

interface Meaning {
  words: string;
  name: string;
}

/** What these words mean to the household, where it was learned. */
export async function meaningsOf(
  tx: Tx,
  householdId: string,
  words: readonly string[],
): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const rows = await tx
    .select({ words: receiptWords.words, name: receiptWords.name })
    .from(receiptWords)
    .where(and(eq(receiptWords.householdId, householdId), inArray(receiptWords.words, [...words])));
  return new Map(rows.map(({ words: key, name }) => [key, name]));
}

/** The newest meaning counts. */
export async function learn(tx: Tx, householdId: string, meanings: readonly Meaning[]): Promise<void> {
  if (meanings.length === 0) return;
  await tx
    .insert(receiptWords)
    .values(meanings.map((meaning) => ({ householdId, ...meaning })))
    .onConflictDoUpdate({
      target: [receiptWords.householdId, receiptWords.words],
      set: { name: sql`excluded.name`, updatedAt: sql`now()` },
    });
}

/** Where both taught the same words, the meaning that is there stays. */
export async function move(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    update receipt_words set household_id = ${to} where household_id = ${from}
      and words not in (select words from receipt_words where household_id = ${to})`);
}

export async function list(
  tx: Tx,
  householdId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Meaning[]> {
  return tx
    .select({ words: receiptWords.words, name: receiptWords.name })
    .from(receiptWords)
    .where(eq(receiptWords.householdId, householdId))
    .orderBy(asc(receiptWords.words))
    .limit(limit)
    .offset(offset);
}
