import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foodById, foods } from '@crisper/kitchen/foods/larder';
import { IndexBuilder, type Matchable, type MatchIndex } from '@crisper/kitchen/matching/match-index';
import { search } from '@crisper/kitchen/matching/search';
import { connect } from '../../apps/server/src/db/client.ts';
import { startEmbedded } from '../../apps/server/src/db/embedded.ts';
import type { Row } from '../row.ts';

const AT_HAND = 20;
const QUERIES = 200;
/** Warm-up runs, as a running server has compiled its hot loops. */
const WARM_UP = 100;
const SQL_RECIPES = 200_000;
const SQL_QUERIES = 15;

const SIZES = [
  { recipes: 100_000, p50: 3, p99: 10, megabytes: 20, seconds: 3 },
  { recipes: 1_000_000, p50: 25, p99: 80, megabytes: 150, seconds: null },
] as const;

/** A seeded random generator, so that runs are comparable. */
function randomizer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Real cook books use few foods often and many rarely: squaring the random number favors the first foods. */
const pick = (random: () => number) => foods[Math.floor(random() ** 2 * foods.length)]!.id;

function* madeUpRecipes(count: number): Generator<Matchable> {
  const random = randomizer(7);
  for (let n = 0; n < count; n += 1) {
    const size = 5 + Math.floor(random() * 9);
    const ingredients = Array.from({ length: size }, () => {
      const food = random() < 0.03 ? null : pick(random);
      const swap = food ? foodById(food)?.substitutes[0]?.food : undefined;
      return {
        food,
        grams: 10 + random() * 400,
        optional: random() < 0.05,
        alternatives: swap && random() < 0.1 ? [swap] : [],
      };
    });
    yield {
      id: `r${n}`,
      title: `Dish ${n % 400}`,
      totalMinutes: 10 + Math.floor(random() * 120),
      equipment: random() < 0.5 ? ['stovetop'] : ['oven'],
      diets: random() < 0.4 ? ['vegetarian'] : [],
      allergens: random() < 0.3 ? ['milk'] : [],
      mayContain: [],
      hasUnknown: ingredients.some((line) => line.food === null),
      ingredients,
    };
  }
}

const fridge = (random: () => number) => Array.from({ length: AT_HAND }, () => pick(random));

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** Exact for typed arrays; strings and choices are estimated. */
function indexMegabytes(index: MatchIndex): number {
  const { starts, entries, keys, files, places, totals, masks, minutes, kinds, values } = index;
  const arrays = [starts, entries, keys, files, places, totals, masks, minutes, kinds, values];
  const bytes = arrays.reduce((sum, array) => sum + array.byteLength, 0);
  const words = index.ids.reduce((sum, id) => sum + 24 + id.length, 0) + index.choices.length * 80;
  return (bytes + words) / 1e6;
}

/** CPU time, because wall time includes other processes on a busy machine. */
function time(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const spent = process.cpuUsage(start);
  return (spent.user + spent.system) / 1000;
}

/** The usual method of recipe sites: a text search for each name in the ingredient names. */
function stringMatch(texts: readonly string[][], have: readonly string[]): number {
  const names = have.map((id) => foodById(id)!.name);
  let best = 0;
  for (const lines of texts) {
    const found = lines.filter((line) => names.some((name) => line.includes(name))).length;
    best = Math.max(best, found / lines.length);
  }
  return best;
}

function stringMatchTime(recipes: number): number {
  const texts = [...madeUpRecipes(recipes)].map((recipe) =>
    recipe.ingredients.map((line) => `2 cups ${line.food ? foodById(line.food)!.name : 'mystery'}, chopped`),
  );
  const random = randomizer(11);
  return quantile(
    Array.from({ length: 5 }, () => time(() => stringMatch(texts, fridge(random)))),
    0.5,
  );
}

/** Recipes in a table with a GIN index on their foods, ranked by the share of foods that overlap. */
async function sqlOverlapTime(): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'crisper-bench-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbedded({ dataDir, unsafe: true });
  const db = await connect(postgres.connection);
  try {
    await db.pool.query('create table made_up (id int primary key, foods text[] not null)');
    const batch: string[][] = [];
    const write = async (first: number) => {
      await db.pool.query(
        `insert into made_up select $1::int + n - 1, string_to_array(line, ',') from unnest($2::text[]) with ordinality as t(line, n)`,
        [first, batch.map((row) => row.join(','))],
      );
      batch.length = 0;
    };
    let at = 0;
    for (const recipe of madeUpRecipes(SQL_RECIPES)) {
      batch.push(recipe.ingredients.map((line) => line.food ?? 'unknown'));
      at += 1;
      if (batch.length === 5000) await write(at - batch.length);
    }
    await db.pool.query('create index on made_up using gin (foods)');
    await db.pool.query('analyze made_up');
    const random = randomizer(11);
    const times: number[] = [];
    for (let n = 0; n < SQL_QUERIES; n += 1) {
      const start = performance.now();
      await db.pool.query(
        `select id from made_up where foods && $1
         order by (select count(*) from unnest(foods) f where f = any($1))::float / cardinality(foods) desc limit 50`,
        [fridge(random)],
      );
      times.push(performance.now() - start);
    }
    return quantile(times, 0.5);
  } finally {
    await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export default async function matching(): Promise<Row[]> {
  const sql = await sqlOverlapTime();
  const text = stringMatchTime(100_000);
  const alternative = `SQL array overlap at ${SQL_RECIPES.toLocaleString('en')}: ${sql.toFixed(0)} ms; string match at 100,000: ${text.toFixed(0)} ms`;
  return SIZES.flatMap((size) => measure(size, alternative));
}

function measure(size: (typeof SIZES)[number], alternative: string): Row[] {
  const builder = new IndexBuilder();
  let building = 0;
  let batch: Matchable[] = [];
  const add = () => {
    building += time(() => {
      for (const recipe of batch) builder.add(recipe);
    });
    batch = [];
  };
  for (const recipe of madeUpRecipes(size.recipes)) {
    batch.push(recipe);
    if (batch.length === 1000) add();
  }
  add();
  const index = builder.finish();
  const random = randomizer(11);
  for (let n = 0; n < WARM_UP; n += 1) search(index, { foods: fridge(random) });
  const times = Array.from({ length: QUERIES }, () => {
    const have = fridge(random);
    return time(() => search(index, { foods: have }));
  });
  const p50 = quantile(times, 0.5);
  const p99 = quantile(times, 0.99);
  const megabytes = indexMegabytes(index);
  const built = building / 1000;
  const label = size.recipes.toLocaleString('en');
  return [
    {
      name: `match ${AT_HAND} foods against ${label} recipes`,
      measured: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of one core`,
      target: `p50 ${size.p50} ms, p99 ${size.p99} ms`,
      ok: p50 <= size.p50 && p99 <= size.p99,
      alternative,
    },
    {
      name: `index of ${label} recipes`,
      measured: `${megabytes.toFixed(0)} MB, built in ${built.toFixed(1)} s`,
      target: `${size.megabytes} MB${size.seconds ? `, ${size.seconds} s` : ''}`,
      ok: megabytes <= size.megabytes && (size.seconds === null || built <= size.seconds),
    },
  ];
}
