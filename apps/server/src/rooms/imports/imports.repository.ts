import type { ImportItem } from '@crisper/contract/imports/imports';
import type { RecipeMarks } from '@crisper/contract/recipes/recipes';
import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { storable } from '../recipes/recipes.room.ts';
import { recipeArchiveItems, recipeArchiveParts, recipeArchives } from './imports.tables.ts';

export type Archive = typeof recipeArchives.$inferSelect;
export type Changes = Partial<typeof recipeArchives.$inferInsert>;

const of = (userId: string, id: string) => and(eq(recipeArchives.userId, userId), eq(recipeArchives.id, id));
const ACTIVE = ['arriving', 'waiting', 'reading'] as const;

export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for update`);
}

export async function add(tx: Tx, row: typeof recipeArchives.$inferInsert): Promise<void> {
  await tx.insert(recipeArchives).values(row);
}

export async function countActive(tx: Tx, userId: string): Promise<number> {
  const rows = await tx
    .select({ id: recipeArchives.id })
    .from(recipeArchives)
    .where(and(eq(recipeArchives.userId, userId), inArray(recipeArchives.state, [...ACTIVE])));
  return rows.length;
}

/** The same file, while it waits or is read. */
export async function findSame(tx: Tx, userId: string, fileHash: string): Promise<Archive | undefined> {
  const [row] = await tx
    .select()
    .from(recipeArchives)
    .where(
      and(
        eq(recipeArchives.userId, userId),
        eq(recipeArchives.fileHash, fileHash),
        inArray(recipeArchives.state, ['waiting', 'reading']),
      ),
    );
  return row;
}

export async function find(tx: Tx, userId: string, id: string): Promise<Archive | undefined> {
  const [row] = await tx.select().from(recipeArchives).where(of(userId, id));
  return row;
}

export async function findById(tx: Tx, id: string): Promise<Archive | undefined> {
  const [row] = await tx.select().from(recipeArchives).where(eq(recipeArchives.id, id));
  return row;
}

export async function list(tx: Tx, userId: string, limit: number): Promise<Archive[]> {
  return tx
    .select()
    .from(recipeArchives)
    .where(and(eq(recipeArchives.userId, userId), ne(recipeArchives.state, 'arriving')))
    .orderBy(desc(recipeArchives.createdAt), asc(recipeArchives.id))
    .limit(limit);
}

export async function change(tx: Tx, id: string, changes: Changes): Promise<void> {
  await tx.update(recipeArchives).set(changes).where(eq(recipeArchives.id, id));
}

export async function remove(tx: Tx, id: string): Promise<void> {
  await tx.delete(recipeArchives).where(eq(recipeArchives.id, id));
}

/** All but the newest of a person. Their recipes stay. */
export async function removeOld(tx: Tx, userId: string, kept: number): Promise<void> {
  await tx.execute(sql`delete from recipe_archives where id in (
    select id from recipe_archives where user_id = ${userId} order by created_at desc offset ${kept})`);
}

export async function stale(tx: Tx, before: Date): Promise<Archive[]> {
  return tx
    .select()
    .from(recipeArchives)
    .where(and(inArray(recipeArchives.state, [...ACTIVE]), lt(recipeArchives.createdAt, before)));
}

export async function addPart(tx: Tx, archiveId: string, part: number, bytes: Buffer): Promise<void> {
  await tx.insert(recipeArchiveParts).values({ archiveId, part, bytes });
}

/** The file again, piece by piece. */
export async function* partsOf(tx: Tx, { id, bytes }: Archive): AsyncGenerator<Buffer> {
  for (let at = 0, part = 0; at < bytes; part += 1) {
    const [row] = await tx
      .select({ bytes: recipeArchiveParts.bytes })
      .from(recipeArchiveParts)
      .where(and(eq(recipeArchiveParts.archiveId, id), eq(recipeArchiveParts.part, part)));
    if (!row) throw new Error('A part of the file is missing');
    yield row.bytes;
    at += row.bytes.length;
  }
}

export async function removeParts(tx: Tx, archiveId: string): Promise<void> {
  await tx.delete(recipeArchiveParts).where(eq(recipeArchiveParts.archiveId, archiveId));
}

interface NewItem {
  archiveId: string;
  position: number;
  source: string;
  title: string | null;
  outcome: 'read' | 'failed';
  recipeId: string | null;
  reason: string | null;
  /** JSON text of the row of `recipes`. */
  row: string | null;
  marks: RecipeMarks | null;
}

export async function addItems(tx: Tx, items: readonly NewItem[]): Promise<void> {
  const given = items.map(({ row, ...item }) => `${storable(item).slice(0, -1)},"recipe":${row}}`);
  await tx.execute(sql`
    insert into recipe_archive_items (archive_id, position, source, title, outcome, recipe_id, reason, recipe, marks)
    select "archiveId", position, source, title, outcome, "recipeId", reason, nullif(recipe, 'null'), nullif(marks, 'null')
    from jsonb_to_recordset(${`[${given.join()}]`}::jsonb) as given ("archiveId" uuid, position int, source text,
      title text, outcome text, "recipeId" text, reason text, recipe jsonb, marks jsonb)`);
}

/** What an earlier try has left: its items, and the photos of recipes that never came to be. */
export async function clearItems(tx: Tx, archiveId: string): Promise<void> {
  await tx.execute(sql`delete from recipe_photos where recipe_id in (
    select recipe_id from recipe_archive_items where archive_id = ${archiveId} and outcome = 'read')`);
  await tx.delete(recipeArchiveItems).where(eq(recipeArchiveItems.archiveId, archiveId));
}

/** What makes two recipes the same, by position; lines and titles without regard to case. */
export interface Keys {
  id: string;
  title: string;
  url: string | null;
  lines: string | null;
}

const linesKey = sql`(select md5(string_agg(lower(line->>'text'), E'\n' order by at))
  from jsonb_array_elements(document->'ingredients') with ordinality as listed (line, at))`;

export async function keysOfOwn(tx: Tx, userId: string): Promise<Keys[]> {
  const { rows } = await tx.execute<Keys & Record<string, unknown>>(sql`
    select id, lower(title) as title, source_url as url, ${linesKey} as lines from recipes where owner_id = ${userId}`);
  return rows;
}

export async function keysOfItems(
  tx: Tx,
  archiveId: string,
): Promise<(Keys & { position: number; bytes: number })[]> {
  const { rows } = await tx.execute<Keys & { position: number; bytes: number } & Record<string, unknown>>(sql`
    select position, recipe_id as id, lower(recipe->>'title') as title, recipe->>'source_url' as url,
      ${linesKey} as lines, (recipe->>'own_bytes')::int as bytes
    from (select *, recipe->'document' as document from recipe_archive_items) items
    where archive_id = ${archiveId} and outcome = 'read' order by position`);
  return rows;
}

export async function rowsOf(
  tx: Tx,
  archiveId: string,
  positions: readonly number[],
): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ id: string; row: string }>(sql`
    select recipe_id as id, recipe::text as row from recipe_archive_items
    where archive_id = ${archiveId} and position = any(${sql.param(positions)}::int[])`);
  return new Map(rows.map(({ id, row }) => [id, row]));
}

export async function keepMarks(tx: Tx, userId: string, archiveId: string): Promise<void> {
  await tx.execute(sql`
    insert into recipe_marks (user_id, recipe_id, rating, notes, tags)
    select ${userId}, recipe_id, (marks->>'rating')::smallint, marks->>'notes',
      array(select jsonb_array_elements_text(marks->'tags'))
    from recipe_archive_items where archive_id = ${archiveId} and outcome = 'added' and marks is not null`);
}

export interface Settled {
  position: number;
  outcome: 'added' | 'duplicate' | 'failed';
  recipeId: string | null;
  reason: string | null;
}

/** Writes what became of each recipe. The photos of those that were not added go. */
export async function settle(tx: Tx, archiveId: string, settled: readonly Settled[]): Promise<void> {
  await tx.execute(sql`delete from recipe_photos where recipe_id in (
    select items.recipe_id from recipe_archive_items items
    join jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as given (position int, outcome text)
      on items.position = given.position
    where items.archive_id = ${archiveId} and given.outcome <> 'added')`);
  await tx.execute(sql`
    update recipe_archive_items items set outcome = given.outcome, recipe_id = given."recipeId",
      reason = coalesce(given.reason, items.reason)
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      as given (position int, outcome text, "recipeId" text, reason text)
    where items.archive_id = ${archiveId} and items.position = given.position`);
}

export async function emptyItems(tx: Tx, archiveId: string): Promise<void> {
  await tx
    .update(recipeArchiveItems)
    .set({ recipe: null, marks: null })
    .where(eq(recipeArchiveItems.archiveId, archiveId));
}

/** First what went wrong, then what was left out, then what was added. */
export async function itemsOf(tx: Tx, archiveId: string, limit: number): Promise<ImportItem[]> {
  const rows = await tx
    .select({
      source: recipeArchiveItems.source,
      title: recipeArchiveItems.title,
      outcome: recipeArchiveItems.outcome,
      recipeId: recipeArchiveItems.recipeId,
      reason: recipeArchiveItems.reason,
    })
    .from(recipeArchiveItems)
    .where(and(eq(recipeArchiveItems.archiveId, archiveId), ne(recipeArchiveItems.outcome, 'read')))
    .orderBy(
      sql`array_position(array['failed', 'duplicate', 'added'], ${recipeArchiveItems.outcome})`,
      asc(recipeArchiveItems.position),
    )
    .limit(limit);
  return rows as ImportItem[];
}

/** Deletes the recipes of an import that no user changed or shared since. Returns how many went and how many stay. */
export async function removeRecipes(
  tx: Tx,
  userId: string,
  archiveId: string,
): Promise<{ removed: number; kept: number }> {
  const gone =
    await tx.execute(sql`delete from recipes where owner_id = ${userId} and archive_id = ${archiveId}
    and updated_at <= created_at and visibility = 'own'`);
  const { rows } = await tx.execute<{ kept: number }>(sql`
    select count(*)::int as kept from recipes where owner_id = ${userId} and archive_id = ${archiveId}`);
  return { removed: gone.rowCount ?? 0, kept: rows[0]?.kept ?? 0 };
}
