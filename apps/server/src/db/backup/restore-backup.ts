import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { z } from 'zod';
import type { Database } from '../client.ts';
import { DatabaseError } from '../database-error.ts';
import { migrate, migrationNames } from '../migrate.ts';
import { type Block, block, end, type Header, header } from './format.ts';
import { NotWhole, splitBackup } from './split-backup.ts';
import { withoutLinks } from './without-foreign-keys.ts';
import { NOT_COPIED } from './write-backup.ts';

const quoted = pg.escapeIdentifier;

interface Options {
  /** Throws when it should not be restored, before anything is changed. */
  accept?(about: Header): void;
  /** Makes the tables of the queue, and these queues in it. */
  prepareQueues(names: string[]): Promise<void>;
}

/**
 * Fills an empty database from a backup, all or nothing: the tables are made as they were then, filled, and brought up
 * to date. Answers what the backup said about itself.
 */
export async function restoreBackup(
  db: Database,
  bytes: AsyncIterable<Buffer>,
  { accept, prepareQueues }: Options,
): Promise<Header> {
  const parts = splitBackup(bytes);
  const about = await readAs(header, parts.line());
  const known = new Set(await migrationNames());
  const unknown = about.migrations.find((name) => !known.has(name));
  if (unknown)
    throw new DatabaseError(
      `The backup was made by a newer Crisper (${about.version}). Restore it with that version or a later one.`,
    );
  accept?.(about);
  await assertNobody(db);
  const then = new Set(about.migrations);
  await migrate(db.pool, { only: then });
  await assertNothingNewer(db, then);
  await prepareQueues(about.queues);
  const client = await db.ownConnection();
  try {
    await client.query('begin');
    await withoutLinks(client, () => fill(client, parts));
    await client.query('commit');
    await client.query('analyze');
  } finally {
    // An unfinished transaction ends with its connection, and nothing of it stays.
    await client.end();
  }
  await migrate(db.pool);
  return about;
}

async function fill(client: pg.Client, parts: ReturnType<typeof splitBackup>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1)`,
    [NOT_COPIED],
  );
  const tables = rows.map(({ name }) => name);
  // The lock comes first, then the look: no user can sign up in between.
  await client.query(`lock table ${tables.map(quoted).join(', ')} in access exclusive mode`);
  await assertNobody({ pool: client });
  await client.query(`truncate ${tables.map(quoted).join(', ')}`);
  for (;;) {
    const next = await parts.line();
    const last = end.safeParse(next);
    if (last.success) return setSequences(client, last.data.sequences);
    const table = await readAs(block, next);
    await pipeline(Readable.from(parts.rows()), client.query(copyFrom(copyInto(table))));
  }
}

function copyInto({ schema, table, columns }: Block): string {
  return `copy ${quoted(schema)}.${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin`;
}

async function setSequences(client: pg.Client, sequences: Record<string, string>): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, last]);
}

async function assertNobody({ pool }: { pool: Pick<pg.Client, 'query'> }): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>(
    `select to_regclass('public.users') is not null as found`,
  );
  if (!rows[0]?.found) return;
  const { rowCount } = await pool.query('select 1 from users limit 1');
  if (rowCount)
    throw new DatabaseError(
      'The database holds accounts already, and nothing is overwritten. Restore into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
    );
}

/** A newer Crisper was started here once: its tables are not those of the backup. */
async function assertNothingNewer({ pool }: Database, then: ReadonlySet<string>): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select name from migrations');
  if (rows.every(({ name }) => then.has(name))) return;
  throw new DatabaseError(
    'The database is newer than the backup. Restore into one in which Crisper was never started: set DATA_DIR to a new folder, or DATABASE_URL to a new database. Later changes are made to it then.',
  );
}

async function readAs<Schema extends z.ZodType>(schema: Schema, given: unknown): Promise<z.output<Schema>> {
  const read = schema.safeParse(await Promise.resolve(given).catch(() => undefined));
  if (read.success) return read.data;
  throw new NotWhole('It is not a whole backup of Crisper.');
}
