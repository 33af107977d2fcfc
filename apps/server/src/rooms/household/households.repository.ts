import type { HouseholdTopic } from '@crisper/contract/household/household-live';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/users.tables.ts';
import { householdVersions } from './household.tables.ts';

/** Locks what a household shares until the transaction ends: the members' changes happen one after the other. */
export async function lockHousehold(tx: Tx, householdId: string): Promise<void> {
  await tx.execute(sql`select from households where id = ${householdId} for no key update`);
}

/**
 * How often something of the household has changed. Read it before the thing itself: a version that is too old costs one
 * more look, one that is too new would hide a change.
 */
export async function versionOf(tx: Tx, householdId: string, topic: HouseholdTopic): Promise<number> {
  const [row] = await tx
    .select({ version: householdVersions.version })
    .from(householdVersions)
    .where(and(eq(householdVersions.householdId, householdId), eq(householdVersions.topic, topic)));
  return row?.version ?? 0;
}

/** The last change of each thing, with its age by the clock that wrote it. */
export async function lastChanges(tx: Tx, householdId: string) {
  return tx
    .select({
      topic: householdVersions.topic,
      version: householdVersions.version,
      agoMs: sql<number>`greatest(0, extract(epoch from clock_timestamp() - ${householdVersions.changedAt}) * 1000)::float8`,
    })
    .from(householdVersions)
    .where(eq(householdVersions.householdId, householdId));
}

export async function memberIds(tx: Tx, householdId: string): Promise<string[]> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.householdId, householdId));
  return rows.map(({ id }) => id);
}
