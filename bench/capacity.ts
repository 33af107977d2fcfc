import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { type Instance, startInstance } from '../scale/support/fleet.ts';
import { type Postgres, startPostgres } from '../scale/support/postgres.ts';
import { send, signUp } from '../scale/support/requests.ts';
import { build } from '../scripts/build.mjs';
import { endedChildrenMs, parentOf, processorMs } from './benchmarks/processor-time.ts';
import { type Cost, costTable, needsTable, type PerDay } from './capacity-model.ts';

/** Each action is done this often; a scan takes about a second of both cores. */
const TIMES = 60;
const WARM = 20;
const SCANS = 4;
/** The same photo again belongs to the same scan, so that each person sends it once. */
const SCANS_EACH = 1;

interface Action {
  what: keyof PerDay;
  method: string;
  path: (at: number) => string;
  body?: (at: number) => unknown;
}

/** Measures what each action costs the server and the database, and says what millions of people need: `npm run capacity`. */
async function main(): Promise<void> {
  await build(['server']);
  const postgres = await startPostgres();
  const instance = await startInstance({ DATABASE_URL: postgres.url });
  try {
    const { token } = await signUp(instance.url);
    const { body: recipes } = await send(instance.url, 'GET', '/api/recipes?limit=15', { token });
    const actions = actionsWith((recipes as { id: string }[]).map(({ id }) => id));
    const costs: Cost[] = [];
    for (const action of actions) {
      await repeat(instance, token, action, WARM);
      costs.push(
        await measure(postgres, instance, action.what, TIMES, () => repeat(instance, token, action, TIMES)),
      );
    }
    const engine = await measure(postgres, instance, 'scan', SCANS, () => scan(instance));
    // Tables grow by whole pages, which says nothing about a few rows.
    const [row] = await postgres.query<{ bytes: number }>(
      'select avg(pg_column_size(scans.*))::float as bytes from scans',
    );
    costs.push({ ...engine, storedBytes: row!.bytes });
    console.log(`${costTable(costs)}\n\n${needsTable(costs)}`);
  } finally {
    await instance.stop('SIGKILL');
    await postgres.remove();
  }
}

function actionsWith(recipes: string[]): Action[] {
  const one = (at: number) => recipes[at % recipes.length]!;
  const fridges = [
    ['egg', 'butter', 'milk', 'flour', 'spinach', 'onion'],
    ['tomato', 'pasta', 'garlic', 'basil', 'cheddar', 'lemon'],
    ['chicken breast', 'rice', 'carrot', 'bell pepper', 'yogurt', 'potato'],
  ];
  return [
    { what: 'browse', method: 'GET', path: (at) => `/api/recipes?page=${1 + (at % 9)}` },
    { what: 'recipe', method: 'GET', path: (at) => `/api/recipes/${one(at)}` },
    {
      what: 'search',
      method: 'POST',
      path: () => '/api/recipes/search',
      body: (at) => ({ ingredients: fridges[at % fridges.length] }),
    },
    {
      what: 'write',
      method: 'POST',
      path: () => '/api/meals/from-recipe',
      body: (at) => ({ recipeId: one(at), idempotencyKey: `capacity-${process.pid}-${++count}` }),
    },
  ];
}

let count = 0;

/** Returns the bytes of all requests and answers. */
async function repeat({ url }: Instance, token: string, action: Action, times: number): Promise<number> {
  let bytes = 0;
  for (let at = 0; at < times; at++) {
    const body = action.body?.(at);
    const answer = await send(url, action.method, action.path(at), { token, body });
    if (answer.status >= 300)
      throw new Error(`${action.what}: ${answer.status} ${JSON.stringify(answer.body)}`);
    bytes += size(body) + size(answer.body);
  }
  return bytes;
}

async function scan({ url }: Instance): Promise<number> {
  const photo = await readFile(new URL('../packages/vision/test-photos/shelf.webp', import.meta.url));
  const images = [`data:image/webp;base64,${photo.toString('base64')}`];
  let bytes = 0;
  for (let at = 0; at < SCANS; at += SCANS_EACH) {
    const { token } = await signUp(url);
    for (let one = 0; one < SCANS_EACH; one++) {
      const answer = await send(url, 'POST', '/api/scan', { token, body: { images } });
      if (answer.status !== 200) throw new Error(`scan: ${answer.status} ${JSON.stringify(answer.body)}`);
      bytes += photo.length + size(answer.body);
    }
  }
  return bytes;
}

const size = (body: unknown): number => (body === undefined ? 0 : Buffer.byteLength(JSON.stringify(body)));

async function measure(
  postgres: Postgres,
  instance: Instance,
  what: keyof PerDay,
  times: number,
  work: () => Promise<number>,
): Promise<Cost> {
  const before = await spent(postgres, instance);
  const bytes = await work();
  const after = await spent(postgres, instance);
  const each = (key: keyof typeof before) => (after[key] - before[key]) / times;
  return {
    what,
    times,
    serverMs: each('server'),
    databaseMs: each('database'),
    wireBytes: bytes / times,
    logBytes: each('log'),
    storedBytes: each('stored'),
  };
}

/** Processor time so far, and bytes written to PostgreSQL's log and tables. */
async function spent({ query }: Postgres, { server }: Instance) {
  const parent = server.child.pid!;
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' });
  const pids = [parent, ...children.trim().split(/\s+/).map(Number)];
  const backends = await query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  const living = backends.map(({ pid }) => pid);
  const [row] = await query<{ log: number; stored: number }>(
    `select (pg_current_wal_lsn() - '0/0'::pg_lsn)::float as log, pg_database_size(current_database())::float as stored`,
  );
  // A program that ended meanwhile, such as the one that listed the others, counts as nothing.
  const sum = (list: number[]) => list.reduce((ms, pid) => ms + (processorMs(pid) || 0), 0);
  // Connections come and go; what those that ended have used is kept by the process that started them.
  const database = sum(living) + endedChildrenMs(parentOf(living[0]!));
  return { server: sum(pids), database, log: row!.log, stored: row!.stored };
}

await main();
