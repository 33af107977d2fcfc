import { and, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { memories } from './memories.tables.ts';

export type MemoryRow = typeof memories.$inferSelect;
export type NewMemory = Pick<MemoryRow, 'lookId' | 'name' | 'food' | 'label' | 'embedding' | 'words'>;

/** What counts, newest first. */
export async function listOf(tx: Tx, householdId: string, limit: number): Promise<MemoryRow[]> {
  return tx
    .select()
    .from(memories)
    .where(and(eq(memories.householdId, householdId), isNull(memories.deniedBy)))
    .orderBy(desc(memories.seenAt), memories.id)
    .limit(limit);
}

/** Everything that is kept, for the export. */
export async function listAll(tx: Tx, householdId: string) {
  const { rows } = await tx.execute(sql`
    select name, food, words, seen_at as "seenAt", encode(embedding, 'base64') as look
    from memories where household_id = ${householdId} order by seen_at desc, id`);
  return rows;
}

interface NamedMemory extends Record<string, unknown> {
  id: string;
  name: string;
  food: string | null;
  times: number;
  lastSeenAt: Date;
}

/** Each name once, with the id of its newest memory. */
export async function listNames(tx: Tx, householdId: string): Promise<NamedMemory[]> {
  const { rows } = await tx.execute<NamedMemory>(sql`
    select (array_agg(id order by seen_at desc, id))[1] as id, name, max(food) as food,
      count(distinct scan_id)::int as times, max(seen_at) as "lastSeenAt"
    from memories where household_id = ${householdId} and denied_by is null
    group by name order by max(seen_at) desc, name`);
  return rows.map((row) => ({ ...row, lastSeenAt: new Date(row.lastSeenAt) }));
}

/** Replaces what a scan taught. One that stays keeps its id, and stays wrong if another scan proved it so. */
export async function replaceMemories(
  tx: Tx,
  { householdId, scanId, seenAt }: { householdId: string; scanId: string; seenAt: Date },
  newMemories: readonly NewMemory[],
): Promise<void> {
  const stay = newMemories.map(({ lookId }) => lookId);
  await tx
    .delete(memories)
    .where(
      and(
        eq(memories.householdId, householdId),
        eq(memories.scanId, scanId),
        not(inArray(memories.lookId, stay)),
      ),
    );
  if (newMemories.length === 0) return;
  await tx
    .insert(memories)
    .values(newMemories.map((memory) => ({ ...memory, householdId, scanId, seenAt })))
    .onConflictDoUpdate({
      target: [memories.scanId, memories.lookId],
      set: {
        name: sql`excluded.name`,
        food: sql`excluded.food`,
        label: sql`excluded.label`,
        deniedBy: sql`case when memories.name = excluded.name then memories.denied_by end`,
      },
      // What a scan taught a household stays there, also when the cook has moved to another one.
      setWhere: sql`memories.household_id = excluded.household_id`,
    });
}

/** Replaces what a scan proved wrong. */
export async function replaceDenials(
  tx: Tx,
  householdId: string,
  scanId: string,
  ids: string[],
): Promise<void> {
  await tx
    .update(memories)
    .set({ deniedBy: null })
    .where(and(eq(memories.householdId, householdId), eq(memories.deniedBy, scanId)));
  if (ids.length === 0) return;
  await tx
    .update(memories)
    .set({ deniedBy: scanId })
    .where(and(eq(memories.householdId, householdId), inArray(memories.id, ids)));
}

export async function move(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(memories).set({ householdId: to }).where(eq(memories.householdId, from));
}

/** Keeps the newest of each name, and of all. */
export async function keepNewest(tx: Tx, householdId: string, ofName: number, ofAll: number): Promise<void> {
  await tx.execute(sql`
    delete from memories using (
      select id, row_number() over (order by seen_at desc, id) as place,
        row_number() over (partition by name order by seen_at desc, id) as of_name
      from memories where household_id = ${householdId}
    ) ranked
    where memories.id = ranked.id and (place > ${ofAll}::int or of_name > ${ofName}::int)`);
}

export async function findName(tx: Tx, householdId: string, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ name: memories.name })
    .from(memories)
    .where(and(eq(memories.id, id), eq(memories.householdId, householdId)));
  return row?.name;
}

export async function remove(tx: Tx, householdId: string, name?: string): Promise<void> {
  const named = name === undefined ? undefined : eq(memories.name, name);
  await tx.delete(memories).where(and(eq(memories.householdId, householdId), named));
}

/** Removes what was not seen for long, and what was proved wrong and can no longer be taken back. */
export async function removePast(tx: Tx, days: number): Promise<void> {
  await tx.execute(sql`
    delete from memories where seen_at < now() - make_interval(days => ${days})
      or denied_by is not null and not exists (select from scan_looks where scan_id = denied_by)`);
}
