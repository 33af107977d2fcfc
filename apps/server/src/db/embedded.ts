import { createHash } from 'node:crypto';
import { access, chmod, mkdir, mkdtemp, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Account, canEnter, findBinaries, rootHome, unprivilegedAccount } from './binaries.ts';
import { claim, release, runningSocket, stopOrphan } from './data-folder-claim.ts';
import { DatabaseError } from './database-error.ts';
import { CLUSTER_USER, launch, makeCluster, own } from './make-cluster.ts';

const DATABASE = 'crisper';
const START_LIMIT_MS = 60_000;
const LOG_LIMIT_BYTES = 5_000_000;
/** The kernel allows 107 bytes for a socket path, and "/.s.PGSQL.5432.lock" takes 19 of them. */
const SOCKET_FOLDER_MAX = 88;

interface Connection {
  host: string;
  user: string;
  database: string;
}

export interface EmbeddedPostgres {
  connection: Connection;
  /** Rejects when PostgreSQL stops unexpectedly. */
  failed: Promise<never>;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** For tests only: a crash of the machine may lose data. */
  unsafe?: boolean;
}

/** Runs PostgreSQL as a child process on a Unix socket, with its data in `dataDir`. */
export async function startEmbedded(options: Options): Promise<EmbeddedPostgres> {
  const account = await unprivilegedAccount();
  const home = await chooseHome(resolve(options.dataDir), account);
  await own(home, account);
  await claim(home);
  try {
    return await startIn(home, account, options.unsafe === true);
  } catch (error) {
    await release(home);
    throw error;
  }
}

/** The connection to the PostgreSQL of a Crisper that is running on this data directory. */
export async function findRunning(dataDir: string): Promise<Connection | undefined> {
  const home = await chooseHome(resolve(dataDir), await unprivilegedAccount());
  const host = await runningSocket(home);
  return host ? { host, user: CLUSTER_USER, database: DATABASE } : undefined;
}

async function startIn(
  home: string,
  account: Account | undefined,
  unsafe: boolean,
): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries(account);
  const data = join(home, 'data');
  const log = join(home, 'postgres.log');
  await assertSameMajor(data, binaries.major);
  await stopOrphan(data);
  const logSize = await stat(log).then(
    (info) => info.size,
    () => 0,
  );
  if (logSize > LOG_LIMIT_BYTES) await truncate(log);
  if (!(await exists(data))) await makeCluster(binaries, data, log, account);

  const socket = await socketFolder(home, account);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: '100',
    // Queries are short: starting parallel workers or JIT compilation would take longer than the query.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    fsync: unsafe ? 'off' : 'on',
    synchronous_commit: unsafe ? 'off' : 'on',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = await launch(binaries.postgres, ['-D', data, ...flags], log, account);
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  let stopping = false;
  const failed = ended.then(() => {
    if (stopping) return new Promise<never>(() => {});
    throw new Error(`PostgreSQL stopped by itself. Its log: ${log}`);
  });
  failed.catch(() => {});

  const connection = { host: socket, user: CLUSTER_USER, database: DATABASE };
  const stop = async () => {
    stopping = true;
    child.kill('SIGINT');
    await ended;
    if (socket !== join(home, 'run')) await rm(socket, { recursive: true, force: true });
    await release(home);
  };
  try {
    await Promise.race([ensureDatabase(connection), failed]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { connection, failed, stop };
}

/** PostgreSQL reads only what its own major version wrote. Nothing is changed before a user has decided. */
async function assertSameMajor(data: string, major: string): Promise<void> {
  const written = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (written === undefined || written.trim() === major) return;
  throw new DatabaseError(
    `The database in ${data} was made by PostgreSQL ${written.trim()}, and this Crisper brings PostgreSQL ${major}, which cannot read it. Nothing was changed. To move it:
  1. with the Crisper you used before: npm run backup -- FOLDER   (in a container: crisper backup FOLDER)
  2. move ${data} away
  3. with this Crisper: npm run restore -- FOLDER/NAME.gz   (in a container: crisper restore FOLDER/NAME.gz)`,
  );
}

/** PostgreSQL must be able to reach its data. It cannot inside root's private home, so the data is placed elsewhere. */
async function chooseHome(dataDir: string, account: Account | undefined): Promise<string> {
  const home = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  if (await canEnter(account, dataDir)) return home;
  // Crisper owns this directory: others may pass through it but not list it, and the secret in it stays private.
  if (await canEnter(account, dirname(dataDir))) {
    await chmod(dataDir, ((await stat(dataDir)).mode & 0o777) | 0o011);
    return home;
  }
  const moved = rootHome(createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  console.error(
    `PostgreSQL may not run as root and nobody else may enter ${dataDir}: the database is in ${moved}`,
  );
  return moved;
}

async function socketFolder(home: string, account: Account | undefined): Promise<string> {
  const inside = join(home, 'run');
  if (Buffer.byteLength(inside) > SOCKET_FOLDER_MAX) {
    const folder = await mkdtemp(join(tmpdir(), 'crisper-'));
    await own(folder, account);
    return folder;
  }
  await rm(inside, { recursive: true, force: true });
  await mkdir(inside, { mode: 0o700 });
  await own(inside, account);
  return inside;
}

async function ensureDatabase(connection: { host: string; user: string }): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    const client = new pg.Client({ ...connection, database: 'postgres' });
    try {
      await client.connect();
      const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
      if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(20);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
