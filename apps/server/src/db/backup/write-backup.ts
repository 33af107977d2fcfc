import { VERSION } from '@crisper/contract/version';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Block, END_OF_ROWS, type End, newHeader } from './format.ts';

/** Made anew by every installation; what a restore needs of them is told in the header. */
export const NOT_COPIED: readonly string[] = ['migrations', 'installation'];
/** What a waiting job is. Repeating ones come again by themselves. */
const JOB_COLUMNS =
  'id name priority data retry_limit retry_delay retry_backoff start_after keep_until created_on';
const WAITING = `state in ('created', 'retry', 'active') and singleton_on is null`;

const quoted = pg.escapeIdentifier;

/** Everything in the database as of one moment, while people go on writing. Not yet compressed. */
export async function* writeBackup(
  client: pg.Client,
  { at, secretMark }: { at: Date; secretMark: string },
): AsyncGenerator<Buffer> {
  // Otherwise dates, numbers and such could be written as this server likes them, and not as the next one reads them.
  await client.query(`set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1`);
  await client.query('begin isolation level repeatable read read only');
  const { rows: migrations } = await client.query<{ name: string }>('select name from migrations order by 1');
  const jobs = await hasJobs(client);
  yield line(
    newHeader({
      version: VERSION,
      at: at.toISOString(),
      migrations: migrations.map(({ name }) => name),
      queues: jobs ? await queuesOf(client) : [],
      secretMark,
    }),
  );
  for (const table of await tablesOf(client)) {
    const columns = table.columns.map(quoted).join(', ');
    yield* copy(client, table, `copy (select ${columns} from public.${quoted(table.table)}) to stdout`);
  }
  if (jobs) {
    const columns = JOB_COLUMNS.split(' ');
    const waiting = `select ${columns.join(', ')} from pgboss.job where ${WAITING}`;
    yield* copy(client, { schema: 'pgboss', table: 'job', columns }, `copy (${waiting}) to stdout`);
  }
  // Counters are read last: they stand outside of the transaction, and must not be behind the rows.
  yield line({ end: true, sequences: await sequencesOf(client) } satisfies End);
  await client.query('commit');
}

async function* copy(client: pg.Client, block: Block, statement: string): AsyncGenerator<Buffer> {
  yield line(block);
  yield* client.query(copyTo(statement)) as AsyncIterable<Buffer>;
  yield Buffer.from(END_OF_ROWS);
}

function line(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

async function tablesOf(client: pg.Client): Promise<Block[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select relname as table, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1)
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
    [NOT_COPIED],
  );
  return rows.map((row) => ({ schema: 'public', ...row }));
}

async function hasJobs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('pgboss.job') is not null as found`,
  );
  return rows[0]?.found ?? false;
}

async function queuesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct name from pgboss.job where ${WAITING} order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function sequencesOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
