import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Env } from '../env.ts';
import { type BatchQuery, batchQueries } from './batch-queries.ts';
import { DatabaseError } from './database-error.ts';
import { type EmbeddedPostgres, findRunning, startEmbedded } from './embedded.ts';
import { retrying, retryStatements } from './retry.ts';

const CONNECT_LIMIT_MS = 5_000;
const POOL_MAX = 20;
/** PostgreSQL itself ends a statement after this long: one that no caller waits for any more would go on and hold its locks. */
const STATEMENT_LIMIT_MS = 30_000;
/** Beyond that, the server is silent: without a limit, a network that drops packets would make a query hang forever. */
const SILENCE_MS = 5_000;

type Orm = NodePgDatabase;
/** What repositories take: the pool, or the current transaction. */
export type Tx = Pick<Orm, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface Database {
  orm: Orm;
  pool: pg.Pool;
  /** Rejects when the database stops unexpectedly; never settles otherwise. */
  failed: Promise<never>;
  /** All or nothing. The work is done again after a serialization failure, so it must change nothing but the database. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** For small reads that many requests need: all reads of one turn of the event loop go as one statement. */
  batchQuery: BatchQuery;
  /** A connection outside of the pool, for work that takes longer than a statement may. A caller who asks ends it. */
  ownConnection(): Promise<pg.Client>;
  close(): Promise<void>;
}

interface OpenOptions {
  /** For command-line tools: use the database of a running server, if there is one. */
  attach?: boolean;
}

export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  { attach = false }: OpenOptions = {},
): Promise<Database> {
  if (env.DATABASE_URL) return connect({ connectionString: env.DATABASE_URL });
  const running = attach ? await findRunning(env.DATA_DIR) : undefined;
  if (running) return connect(running);
  const embedded = await startEmbedded({ dataDir: env.DATA_DIR });
  return connect(embedded.connection, embedded);
}

interface Connection extends pg.PoolConfig {
  statementLimitMs?: number;
}

export async function connect(
  { statementLimitMs = STATEMENT_LIMIT_MS, ...config }: Connection,
  embedded?: EmbeddedPostgres,
): Promise<Database> {
  const pool = new pg.Pool({
    max: POOL_MAX,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: statementLimitMs + SILENCE_MS,
    // As a statement, because PgBouncer refuses it as a parameter of the connection.
    onConnect: async (client) => void (await client.query(`set statement_timeout = ${statementLimitMs}`)),
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_LIMIT_MS,
    application_name: 'crisper',
    ...config,
  });
  // The pool replaces an idle connection that breaks. Without a listener, the error would crash the process.
  pool.on('error', () => {});
  // The same for a connection that breaks inside a transaction. The next statement reports the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  retryStatements(pool);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    await embedded?.stop();
    throw new DatabaseError(unreachable(config, cause), { cause });
  }
  const orm = drizzle(pool);
  return {
    orm,
    pool,
    failed: embedded?.failed ?? new Promise<never>(() => {}),
    transaction: (work) => retrying(() => orm.transaction(work)),
    batchQuery: batchQueries(orm),
    async ownConnection() {
      const client = new pg.Client({ ...pool.options, query_timeout: 0 });
      client.on('error', () => {});
      await client.connect();
      return client;
    },
    async close() {
      await pool.end();
      await embedded?.stop();
    },
  };
}

function unreachable(config: pg.PoolConfig, cause: unknown): string {
  const reason =
    cause instanceof Error && cause.message ? cause.message : String((cause as { code?: string }).code);
  if (!config.connectionString) return `PostgreSQL does not answer: ${reason}`;
  const { host, pathname } = new URL(config.connectionString);
  return `No database answers at DATABASE_URL (${host}${pathname}): ${reason}`;
}
