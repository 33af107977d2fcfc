import type { User } from '@crisper/contract/auth/auth';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { householdStorageUses, storageLimits, storageUses } from './storage.tables.ts';

interface Kept {
  what: string;
  rows: number;
  bytes: number;
  rowsMax: number;
  bytesMax: number;
}

/** What a person and their household keep of each kind, and the most they may; a kind of which there is nothing has 0. */
export async function listKept(
  tx: Tx,
  { id, householdId }: Pick<User, 'id' | 'householdId'>,
): Promise<Kept[]> {
  return tx
    .select({
      what: storageLimits.what,
      rows: sql<number>`coalesce(${storageUses.rows}, ${householdStorageUses.rows}, 0)::int`,
      bytes: sql<number>`coalesce(${storageUses.bytes}, ${householdStorageUses.bytes}, 0)::int`,
      rowsMax: storageLimits.rows,
      bytesMax: storageLimits.bytes,
    })
    .from(storageLimits)
    .leftJoin(storageUses, and(eq(storageUses.what, storageLimits.what), eq(storageUses.userId, id)))
    .leftJoin(
      householdStorageUses,
      and(
        eq(householdStorageUses.what, storageLimits.what),
        eq(householdStorageUses.householdId, householdId),
      ),
    )
    .orderBy(storageLimits.what);
}
