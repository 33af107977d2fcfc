import { listMeals } from '@crisper/contract/meals/meals';
import { dailyNutrition } from '@crisper/contract/nutrition/nutrition';
import { connect, type Database } from '../../apps/server/src/db/client.ts';
import { findRunning } from '../../apps/server/src/db/embedded.ts';
import type { Row } from '../row.ts';
import { newPlace, signUp } from './built-process.ts';

const YEARS = 5;
const MEALS_A_DAY = 10;
const ROUNDS = 300;
const P99_MS = 40;
const AT_ONCE = 100;

interface Eater {
  url: string;
  token: string;
  userId: string;
}

/** Five years of ten meals a day with three items each, plus as many meals of other people. */
async function fill(db: Database, userId: string): Promise<number> {
  const days = YEARS * 365;
  await db.pool.query(
    `insert into users (id, email, username, password_hash)
     select gen_random_uuid(), 'eater' || n || '@example.com', 'eater' || n, '' from generate_series(1, 20) n`,
  );
  const figures = 'calories, protein, carbs, fat, fiber, sugar, sodium_mg, vitamin_c_mg, iron_mg, calcium_mg';
  const random = '300, 20.5, 30.1, 11.2, 4, 5, 300, 12, 2, 80';
  const insert = `
    insert into meals (id, user_id, name, ingredients, source, eaten_at, time_zone, day, ${figures}, incomplete)
    select gen_random_uuid(), $1, 'Meal ' || n, '{egg,butter,bread}', 'search',
      (current_date - d) + make_interval(hours => 6 + n), 'UTC', current_date - d, ${random}, false
    from generate_series(0, $2::int - 1) d, generate_series(1, ${MEALS_A_DAY}) n`;
  await db.pool.query(insert, [userId, days]);
  const others = await db.pool.query<{ id: string }>(`select id from users where email ~ '^eater[0-9]+@'`);
  for (const { id } of others.rows) await db.pool.query(insert, [id, Math.floor(days / 20)]);
  await db.pool.query(`
    insert into meal_items (meal_id, position, name, food, fdc_id, grams, estimated, ${figures})
    select id, p, 'egg', 'egg', 171287, 60, false, ${random} from meals, generate_series(0, 2) p`);
  await db.pool.query('vacuum analyze meals');
  await db.pool.query('vacuum analyze meal_items');
  return days * MEALS_A_DAY;
}

const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

function p(times: number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * share)]!;
}

/** Both requests of the month view, one after the other, for months across the five years. */
async function monthViews({ url, token }: Eater): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const times: number[] = [];
  for (let round = -20; round < ROUNDS; round += 1) {
    const date = dayAgo(Math.abs(round * 37) % (YEARS * 365 - 30));
    const start = performance.now();
    const sums = await fetch(`${url}${dailyNutrition.path}?date=${date}&days=30`, { headers });
    const { meals } = dailyNutrition.response.parse(await sums.json());
    const list = await fetch(`${url}${listMeals.path}?date=${date}&days=30&limit=50`, { headers });
    const shown = ((await list.json()) as { meals: unknown[] }).meals.length;
    if (round >= 0) times.push(performance.now() - start);
    if (meals !== 30 * MEALS_A_DAY || shown !== 50) throw new Error(`${meals} meals, ${shown} shown`);
  }
  return times;
}

/** A trivial request at the same time, as a baseline for this machine. */
async function idleCalls({ url, token }: Eater): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 100; round += 1) {
    const start = performance.now();
    await (await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).text();
    times.push(performance.now() - start);
  }
  return times;
}

/** For comparison: sums computed from the items, without the totals stored with each meal. */
async function plainSums(db: Database, userId: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    const start = performance.now();
    await db.pool.query(
      `select date(eaten_at) as day, sum(meal_items.calories) from meals join meal_items on meal_id = id
       where user_id = $1 and date(eaten_at at time zone time_zone) between $2::date - 29 and $2::date group by 1`,
      [userId, dayAgo(round * 37)],
    );
    times.push(performance.now() - start);
  }
  return times;
}

async function concurrentSaves({ url, token, userId }: Eater, db: Database): Promise<[number, number]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const save = (at: number) =>
    fetch(`${url}${listMeals.path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ name: `At once ${at}`, calories: 1, idempotencyKey: `at-once-${at}` }),
    });
  const start = performance.now();
  // Every request is sent twice, as by a phone that lost the first answer.
  const answers = await Promise.all(Array.from({ length: AT_ONCE * 2 }, (_, at) => save(at % AT_ONCE)));
  const took = performance.now() - start;
  if (answers.some(({ status }) => status !== 201)) throw new Error('a save was refused');
  const { rows } = await db.pool.query<{ kept: number }>(
    `select count(*)::int as kept from meals where user_id = $1 and name like 'At once %'`,
    [userId],
  );
  return [rows[0]!.kept, took];
}

export default async function nutrition(): Promise<Row[]> {
  const place = await newPlace();
  const server = await place.start();
  const db = await connect((await findRunning(place.folder))!);
  try {
    const token = (await signUp(place.url, 'eater', '10.0.0.1'))!;
    const { rows } = await db.pool.query<{ id: string }>(`select id from users where username = 'eater'`);
    const eater: Eater = { url: place.url, token, userId: rows[0]!.id };
    const meals = await fill(db, eater.userId);
    const times = await monthViews(eater);
    const idle = await idleCalls(eater);
    const plain = await plainSums(db, eater.userId);
    const [kept, took] = await concurrentSaves(eater, db);
    return [
      {
        name: `nutrition, month view of ${meals.toLocaleString('en')} meals, p99 of both calls`,
        measured: `${p(times, 0.99).toFixed(1)} ms (p50 ${p(times, 0.5).toFixed(1)} ms)`,
        target: `< ${P99_MS} ms`,
        ok: p(times, 0.99) < P99_MS,
        alternative: `sums over items alone ${p(plain, 0.5).toFixed(1)} ms; GET /api/auth/me p99 ${p(idle, 0.99).toFixed(1)} ms`,
      },
      {
        name: `${AT_ONCE} meals saved at once by one person, each sent twice`,
        measured: `${kept} kept in ${Math.round(took)} ms`,
        target: `${AT_ONCE}`,
        ok: kept === AT_ONCE,
      },
    ];
  } finally {
    await db.close();
    server.child.kill('SIGINT');
    await server.ended;
    await place.remove();
  }
}
