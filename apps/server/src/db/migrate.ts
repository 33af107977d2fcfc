import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/** An arbitrary fixed number. Instances that start at the same time wait for this advisory lock. */
const LOCK = 7_203_114;
/** Changing a large table may take long, and other instances wait for the lock meanwhile. */
const CHANGE_LIMIT_MS = 60 * 60 * 1000;
/** Next to this file in the source tree, next to main.js in the build. */
const FOLDER = new URL('./migrations/', import.meta.url);

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

interface Options {
  folder?: URL;
  /** Leaves out all others, to make the tables of an earlier version. */
  only?: ReadonlySet<string>;
}

/** Applies every SQL file once, ordered by name, each in its own transaction. Returns the names it applied. */
export async function migrate(pool: pg.Pool, { folder = FOLDER, only }: Options = {}): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const wanted = only ? migrations.filter(({ name }) => only.has(name)) : migrations;
  return oneAtATime(pool, (client) => applyMissing(client, wanted));
}

/** The names of all that this version knows. */
export async function migrationNames(folder: URL = FOLDER): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

/** Runs the work under an advisory lock, so that only one instance at a time changes the schema. */
export async function oneAtATime<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = ${CHANGE_LIMIT_MS}`);
    const lock = { text: 'select pg_advisory_lock($1)', values: [LOCK], query_timeout: CHANGE_LIMIT_MS };
    await client.query(lock);
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {});
    // Gone for good: its statements may take longer than those of others.
    client.release(true);
  }
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = await migrationNames(folder);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyMissing(client: pg.PoolClient, migrations: Migration[]): Promise<string[]> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  );
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const migration of migrations) {
    const checksum = known.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum)
      throw new Error(
        `Migration ${migration.name} was changed after it was applied. Add a new file instead.`,
      );
    await applyOne(client, migration);
    applied.push(migration.name);
  }
  return applied;
}

async function applyOne(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    const change = { text: sql, query_timeout: CHANGE_LIMIT_MS };
    await client.query(change);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
