import { foodById } from '@crisper/kitchen/foods/larder';
import autocannon from 'autocannon';
import { connect, type Database } from '../../apps/server/src/db/client.ts';
import { findRunning } from '../../apps/server/src/db/embedded.ts';
import type { Row } from '../row.ts';
import { newPlace, type Place, signUp } from './built-process.ts';
import { processorMs } from './processor-time.ts';

const CONNECTIONS = 16;
/** Cooks of each connection, so that no user searches more than their budget allows. */
const COOKS_EACH = 3;
const AT_HAND = 15;
const SECONDS = 8;
const RECIPES = 100_000;
const COPIES_AT_ONCE = 20;
const P50_MS = 30;
const P99_MS = 120;
const LARGE_P99_MS = 200;
const TEXT_P99_MS = 60;
const TEXT_ROUNDS = 12;
const PAGE_P99_MS = 150;
const PAGES = 12;
/** A word found in most recipes, one found in many, a rare one, and several common ones at once. */
const COUNTED = [
  'salt',
  'chicken',
  'saffron',
  'salt oil',
  'chicken rice onion',
  'garlic butter lemon pepper',
];
/** A common word, a rare one, two words, a synonym, an unfinished word, a typing error. */
const TEXTS = ['chicken', 'falafel', 'tomato soup', 'aubergine', 'choc', 'lasanga', 'beef stew', 'lemon'];

interface Load {
  p50: number;
  p99: number;
  rate: number;
  /** The server's CPU time for one request, in milliseconds. */
  spent: number;
}

interface Served {
  url: string;
  /** The headers of each cook's requests. */
  cooks: Record<string, string>[];
  pid: number;
}

/** A seeded random generator, so that runs are comparable. */
function randomizer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Random lists of foods that the cook book uses, all different. */
function fridges(foods: readonly string[], count: number, seed: number): string[] {
  const random = randomizer(seed);
  return Array.from({ length: count }, () => {
    const have = new Set<string>();
    while (have.size < AT_HAND) have.add(foods[Math.floor(random() ** 1.5 * foods.length)]!);
    return JSON.stringify({ ingredients: [...have] });
  });
}

/** Each connection sends its own lists. Measured in CPU time, because wall time includes other processes. */
async function load(at: Served, bodies: readonly string[], seconds: number): Promise<Load> {
  const share = Math.floor(bodies.length / CONNECTIONS);
  const requests = bodies.map((body, n) => ({
    method: 'POST' as const,
    path: '/api/recipes/search',
    headers: at.cooks[(Math.floor(n / share) * COOKS_EACH + (n % COOKS_EACH)) % at.cooks.length]!,
    body,
  }));
  let client = 0;
  const before = processorMs(at.pid);
  const result = await autocannon({
    url: at.url,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: 30,
    requests: requests.slice(0, share),
    setupClient: (one) => {
      one.setRequests(requests.slice(client * share, (client + 1) * share));
      client += 1;
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  const spent = (processorMs(at.pid) - before) / Math.max(1, result.requests.total);
  return { p50: result.latency.p50, p99: result.latency.p99, rate: result.requests.average, spent };
}

/** Cooks with networks of their own. */
async function signUpCooks(url: string): Promise<Served['cooks']> {
  const cooks: Served['cooks'] = [];
  for (let n = 0; n < CONNECTIONS * COOKS_EACH; n += 1) {
    const address = `10.0.${n}.1`;
    const token = await signUp(url, `searcher${n}`, address);
    cooks.push({
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-for': address,
    });
  }
  return cooks;
}

async function commonFoods(db: Database): Promise<string[]> {
  const { rows } = await db.pool.query<{ food: string }>(`
    select food from recipes, unnest(foods) as food where owner_id is null
    group by food order by count(*) desc, food limit 300`);
  return rows.map(({ food }) => foodById(food)!.name);
}

/** Inserts the cook book repeatedly with different titles; in batches, because of the query timeout. */
async function multiply(db: Database): Promise<void> {
  for (let from = 1, left = RECIPES; left > 0; from += COPIES_AT_ONCE) {
    const { rowCount } = await db.pool.query(
      `
      insert into recipes (id, slug, origin, title, cuisine, courses, equipment, diets, allergens, has_unknown, difficulty,
        foods, total_minutes, calories, search_text, document, content_hash)
      select id || '-' || n, slug || '-' || n, 'imported', title || ' ' || n, cuisine, courses, equipment, diets, allergens,
        has_unknown, difficulty, foods, total_minutes, calories, search_text,
        document || jsonb_build_object('id', id || '-' || n, 'slug', slug || '-' || n, 'title', title || ' ' || n, 'origin', 'imported'),
        content_hash
      from recipes cross join generate_series($1::int, $2::int) as n where origin = 'cookbook' order by n, id limit $3`,
      [from, from + COPIES_AT_ONCE - 1, left],
    );
    left -= rowCount ?? left;
  }
  await db.pool.query(`vacuum analyze recipes`);
}

async function textTimes(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= TEXT_ROUNDS; round += 1) {
    for (const text of TEXTS) {
      const start = performance.now();
      const answer = await fetch(`${url}/api/recipes?search=${encodeURIComponent(text)}&limit=12`);
      const found = (await answer.json()) as unknown[];
      // The first round fills the server's caches.
      if (round > 0) times.push(performance.now() - start);
      if (found.length === 0) throw new Error(`nothing found for "${text}"`);
    }
  }
  return times.sort((a, b) => a - b);
}

/** Pages with a total count, which for common words is nearly every recipe. */
async function pageTimes(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    for (const text of COUNTED) {
      const start = performance.now();
      const answer = await fetch(
        `${url}/api/recipes?search=${encodeURIComponent(text)}&limit=12&page=${page}`,
      );
      const { total } = (await answer.json()) as { total: number };
      times.push(performance.now() - start);
      if (total === 0) throw new Error(`nothing counted for "${text}"`);
    }
  }
  return times.sort((a, b) => a - b);
}

/** The usual method of most sites: the words anywhere in the text (ILIKE), ordered by title. */
async function plainTimes(db: Database): Promise<number> {
  const times: number[] = [];
  for (const text of TEXTS.slice(0, 4)) {
    const start = performance.now();
    await db.pool.query(
      `
      select id from recipes where search_text ilike $1 order by title limit 12`,
      [`%${text}%`],
    );
    times.push(performance.now() - start);
  }
  return Math.max(...times);
}

export default async function searching(): Promise<Row[]> {
  const place = await newPlace();
  const server = await place.start({ TRUST_PROXY: '1' });
  const db = await connect((await findRunning(place.folder))!);
  try {
    return await measure(place, db, server.child.pid!);
  } finally {
    await db.close();
    server.child.kill('SIGINT');
    await server.ended;
    await place.remove();
  }
}

async function measure({ url }: Place, db: Database, pid: number): Promise<Row[]> {
  const cooks = await signUpCooks(url);
  const at: Served = { url, cooks, pid };
  const foods = await commonFoods(db);
  await load(at, fridges(foods, 800, 3), SECONDS);
  const fresh = await load(at, fridges(foods, 5_000, 5), SECONDS);
  const again = await load(at, fridges(foods, 100, 7), SECONDS);
  await multiply(db);
  await waitForIndex(url, cooks[0]!);
  const large = await load(at, fridges(foods, 5_000, 9), SECONDS);
  const text = await textTimes(url);
  const textP99 = text[Math.floor(text.length * 0.99)]!;
  const pages = await pageTimes(url);
  const pagesP99 = pages[Math.floor(pages.length * 0.99)]!;
  const plain = await plainTimes(db);
  const told = (one: Load) =>
    `p50 ${one.p50} ms, p99 ${one.p99} ms (${Math.round(one.rate)}/s, ${one.spent.toFixed(1)} ms of processor each)`;
  return [
    {
      name: `POST /api/recipes/search, ${AT_HAND} foods, ${CONNECTIONS} connections, every fridge a new one`,
      measured: told(fresh),
      target: `p50 ${P50_MS} ms, p99 ${P99_MS} ms`,
      ok: fresh.p50 <= P50_MS && fresh.p99 <= P99_MS,
      alternative: `100 fridges again and again: ${told(again)}`,
    },
    {
      name: `the same with ${RECIPES.toLocaleString('en')} imported recipes`,
      measured: told(large),
      target: `p99 ${LARGE_P99_MS} ms`,
      ok: large.p99 <= LARGE_P99_MS,
    },
    {
      name: `full-text search over ${RECIPES.toLocaleString('en')} recipes, p99`,
      measured: `${textP99.toFixed(0)} ms (p50 ${text[text.length >> 1]!.toFixed(0)} ms)`,
      target: `${TEXT_P99_MS} ms`,
      ok: textP99 <= TEXT_P99_MS,
      alternative: `ilike: ${plain.toFixed(0)} ms`,
    },
    {
      name: `pages 1 to ${PAGES} of what fits one to four words, with how many there are, p99`,
      measured: `${pagesP99.toFixed(0)} ms (p50 ${pages[pages.length >> 1]!.toFixed(0)} ms)`,
      target: `${PAGE_P99_MS} ms`,
      ok: pagesP99 <= PAGE_P99_MS,
    },
  ];
}

/** Searches until the answer comes from the large cook book, whose copies have a number in the title. */
async function waitForIndex(url: string, headers: Record<string, string>): Promise<void> {
  const body = JSON.stringify({ ingredients: ['egg', 'butter', 'milk', 'flour', 'tomato', 'onion'] });
  const until = Date.now() + 240_000;
  while (Date.now() < until) {
    const answer = await fetch(`${url}/api/recipes/search`, { method: 'POST', headers, body });
    const { recipes } = (await answer.json()) as { recipes: { origin: string }[] };
    if (recipes.some((recipe) => recipe.origin === 'imported')) return;
    await new Promise((done) => setTimeout(done, 1_000));
  }
  throw new Error('the index was not rebuilt');
}
