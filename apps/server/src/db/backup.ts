import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Files that PostgreSQL recreates, or that belong to the running process. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init']);
/** Folders that must exist but stay empty in the copy. The write-ahead log is copied last, see below. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

interface Source {
  connection: pg.ClientConfig;
  /** PostgreSQL's own folder. */
  data: string;
}

/**
 * Copies a running PostgreSQL with its own backup functions: first the data files, then the write-ahead log from start
 * to end of the copy. The next start replays the log to get a consistent state.
 */
export async function copyRunning({ connection, data }: Source, to: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // Keeps the write-ahead log for as long as this connection is open.
    await client.query(
      `select pg_create_physical_replication_slot('crisper_backup_' || pg_backend_pid(), true, true)`,
    );
    await client.query(`select pg_backup_start('crisper', true)`);
    await copyFolder(data, to);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
    await copyFiles(join(data, 'pg_wal'), join(to, 'pg_wal'));
  } finally {
    await client.end();
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name) || entry.name.startsWith('pgsql_tmp')) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && EMPTIED.has(entry.name)) await mkdir(target, { mode: 0o700 });
    else if (entry.isDirectory()) await copyFolder(source, target);
    else if (entry.isFile()) await copyUnlessGone(source, target);
  }
}

async function copyFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true }))
    if (entry.isFile()) await copyUnlessGone(join(from, entry.name), join(to, entry.name));
  for (const name of ['archive_status', 'summaries'])
    await mkdir(join(to, name), { recursive: true, mode: 0o700 });
}

/** A table dropped during the copy takes its files with it. The write-ahead log records the drop. */
async function copyUnlessGone(from: string, to: string): Promise<void> {
  await copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
