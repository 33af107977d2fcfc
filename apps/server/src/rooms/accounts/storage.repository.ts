import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { storageLimits, storageUses } from './accounts.tables.ts';

interface Kept {
  what: string;
  rows: number;
  bytes: number;
  rowsMax: number;
  bytesMax: number;
}

/** What a person keeps of each kind, and the most they may; a kind of which there is nothing has 0. */
export async function listKept(tx: Tx, userId: string): Promise<Kept[]> {
  return tx
    .select({
      what: storageLimits.what,
      rows: sql<number>`coalesce(${storageUses.rows}, 0)::int`,
      bytes: sql<number>`coalesce(${storageUses.bytes}, 0)::int`,
      rowsMax: storageLimits.rows,
      bytesMax: storageLimits.bytes,
    })
    .from(storageLimits)
    .leftJoin(storageUses, and(eq(storageUses.what, storageLimits.what), eq(storageUses.userId, userId)))
    .orderBy(storageLimits.what);
}
