import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLoose } from '@crisper/kitchen/recipes/reading/read-loose';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { writeJsonLd } from '@crisper/kitchen/recipes/write-json-ld';
import { connect, type Database } from '../../apps/server/src/db/client.ts';
import { startEmbedded } from '../../apps/server/src/db/embedded.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { readCookBook } from '../../apps/server/src/rooms/recipes/book/cook-book.ts';
import { type Found, importAll } from '../../apps/server/src/rooms/recipes/recipes.import.ts';
import { upsertMany } from '../../apps/server/src/rooms/recipes/recipes.repository.ts';
import type { Row } from '../row.ts';
import { processorMs } from './processor-time.ts';

const BOOK = fileURLToPath(new URL('../../recipes', import.meta.url));
const RECIPES = 6_000;
const ONE_BY_ONE = 300;
const TARGET = 1_000;

/** The cook book repeated with different titles, as the lines of a JSONL file. */
function linesOf(book: readonly Recipe[]): string[] {
  return Array.from({ length: RECIPES }, (_, at) => {
    const recipe = book[at % book.length]!;
    return JSON.stringify(writeJsonLd({ ...recipe, title: `${recipe.title} ${at}` }));
  });
}

function* read(lines: readonly string[]): Generator<Found> {
  for (const line of lines)
    yield { where: 'line', draft: readLoose(JSON.parse(line)) ?? 'no recipe found in it' };
}

/** CPU time used by PostgreSQL's processes so far; NaN where the system does not report it. */
async function postgresMs(db: Database): Promise<number> {
  const { rows } = await db.pool.query<{ pid: number }>('select pid from pg_stat_activity');
  return rows.reduce((sum, { pid }) => sum + processorMs(pid), 0);
}

async function measure(db: Database): Promise<Row[]> {
  const book = await readCookBook(BOOK);
  const lines = linesOf(book);
  const warmUp = lines.slice(0, 500);
  await importAll(db, 'warm-up', read(warmUp), () => {});
  const postgresBefore = await postgresMs(db);
  const nodeBefore = process.cpuUsage();
  const started = performance.now();
  const report = await importAll(db, 'bench', read(lines.slice(500)), () => {});
  const rate = (1_000 * report.stored) / (performance.now() - started);
  const node = process.cpuUsage(nodeBefore);
  const postgres = await postgresMs(db);
  // The import rate depends on other load on the machine; CPU time per recipe hardly does.
  const each = (ms: number) => `${(ms / report.stored).toFixed(2)} ms`;
  const database = Number.isNaN(postgres - postgresBefore) ? 'unknown' : each(postgres - postgresBefore);
  const processor = `processor time each: Node ${each((node.user + node.system) / 1_000)}, PostgreSQL ${database}`;

  const single = performance.now();
  for (const recipe of book.slice(0, ONE_BY_ONE)) await upsertMany(db.orm, [{ recipe }]);
  const slowRate = (1_000 * ONE_BY_ONE) / (performance.now() - single);
  return [
    {
      name: 'importing recipes into the database, parsed, weighed and indexed',
      measured: `${Math.round(rate)} recipes/s (${processor})`,
      target: `${TARGET} recipes/s`,
      ok: rate >= TARGET && report.refused === 0,
      alternative: `a statement for each, already parsed: ${Math.round(slowRate)} recipes/s`,
    },
  ];
}

export default async function importing(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'crisper-bench-'));
  // PostgreSQL runs as another user when this runs as root, and must be able to enter the directory.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbedded({ dataDir });
  const db = await connect(postgres.connection);
  try {
    await migrate(db.pool);
    return await measure(db);
  } finally {
    await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
