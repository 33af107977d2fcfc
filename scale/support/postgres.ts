import { access, chmod, chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { findBinaries, unprivilegedAccount } from '../../apps/server/src/db/binaries.ts';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { type Child, startChild } from './child-process.ts';
import { until } from './wait-until.ts';

const USER = 'crisper';
const DEBIAN = '/usr/lib/postgresql';

export interface Postgres {
  port: number;
  url: string;
  /** Reads the data directly, without the servers. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  lives(): boolean;
  /** Starts it again on the same data directory. */
  start(): Promise<void>;
  /** kill -9, without a clean shutdown. */
  kill(): Promise<void>;
  /** Sends a signal to the server and all its processes. */
  signalAll(signal: NodeJS.Signals): Promise<void>;
  remove(): Promise<void>;
}

/** Starts the system's PostgreSQL, or else the embedded one, on a loopback port with its own data directory. */
export async function startPostgres(folder?: string, more: readonly string[] = []): Promise<Postgres> {
  const account = await unprivilegedAccount();
  const bin = (await installed()) ?? (await findBinaries(account));
  const home = folder ?? (await mkdtemp(join(tmpdir(), 'crisper-scale-')));
  await chmod(home, 0o755);
  const data = join(home, 'data');
  await mkdir(data, { mode: 0o700 });
  if (account) await chown(data, account.uid, account.gid);
  const options = { ...account, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } };
  const init = ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--no-locale', '--wal-segsize=1'];
  const made = await startChild(bin.initdb, init, options);
  await made.ended;
  if (made.process.exitCode !== 0) throw new Error(`initdb ended with ${made.process.exitCode}`);

  const port = await freePort();
  const url = `postgres://${USER}@127.0.0.1:${port}/crisper`;
  // fsync is not needed: only processes are killed here, and the kernel keeps what they have written.
  const settings = [
    'fsync=off',
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=150',
    'max_wal_size=32MB',
    'min_wal_size=4MB',
    ...more,
  ];
  const flags = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  let child: Child;

  const query: Postgres['query'] = async (sql, values) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  };

  const start = async (database: string): Promise<void> => {
    await until('PostgreSQL', async () => {
      // After a kill the old child processes need a moment to exit; until then a new server refuses to start.
      if (!child?.lives()) child = await startChild(bin.postgres, flags, options);
      const client = new pg.Client({ connectionString: url.replace(/crisper$/, database) });
      client.on('error', () => {});
      await client.connect();
      if (database !== 'crisper') await client.query('create database crisper');
      await client.end();
      return true;
    });
  };
  const kill = async (): Promise<void> => {
    child.process.kill('SIGKILL');
    await child.ended;
  };

  await start('postgres');
  return {
    port,
    url,
    query,
    lives: () => child.lives(),
    start: () => start('crisper'),
    kill,
    async signalAll(signal) {
      const pid = child.process.pid!;
      const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
      for (const one of [pid, ...children.split(' ').filter(Boolean).map(Number)]) tell(one, signal);
    },
    async remove() {
      child.process.kill('SIGQUIT');
      await child.ended;
      // A folder that was given may be a mounted disk, which stays.
      await rm(folder ? data : home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A process that has ended meanwhile needs no signal. */
function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

async function installed(): Promise<{ initdb: string; postgres: string } | undefined> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));
  for (const folder of [...debian, ...(process.env.PATH ?? '').split(delimiter)]) {
    const found = { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
    const all = await Promise.allSettled(Object.values(found).map((file) => access(file)));
    if (all.every(({ status }) => status === 'fulfilled')) return found;
  }
  return undefined;
}
