import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { live } from './support/actions.ts';
import { figure } from './support/figures.ts';
import { type Instance, startInstance } from './support/fleet.ts';
import { differences } from './support/invariants.ts';
import { type Model, startModel } from './support/model.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { planOf } from './support/random-plan.ts';
import { type Answer, send } from './support/requests.ts';
import { openReverseProxy, type ReverseProxy } from './support/reverse-proxy.ts';
import { type Cook, newCook } from './support/virtual-users.ts';

const SEED = Number(process.env.FAULT_SEED ?? 1);
const COOKS = 12;
const AT_ONCE = 24;
/** What an engine may ask of those who use it: no transaction that takes long. */
const LONGEST_MS = 5_000;

/** A database that refuses what could not have happened one after the other, as distributed engines do. */
let postgres: Postgres;
let servers: Instance[];
let front: ReverseProxy;
let model: Model;
let recipes: string[];
beforeAll(async () => {
  model = await startModel();
  postgres = await startPostgres(undefined, [
    'default_transaction_isolation=serializable',
    'deadlock_timeout=100ms',
  ]);
  const settings = {
    DATABASE_URL: postgres.url,
    PAYMENTS: 'sandbox',
    AI_BASE_URL: model.url,
    AI_VISION_MODEL: 'stand-in',
    VISION: 'model',
    SLOW_QUERY_MS: '60000',
  };
  servers = [];
  for (const ROLE of ['web', 'all']) servers.push(await startInstance({ ...settings, ROLE }));
  front = await openReverseProxy(
    servers.map(({ port }) => port),
    { keepAlive: false },
  );
  recipes = (await send(front.url, 'GET', '/api/recipes?limit=30')).body
    .map(({ id }: { id: string }) => id)
    .sort();
});
afterAll(async () => {
  await front?.close();
  for (const server of servers ?? []) await server.stop('SIGKILL');
  await model?.close();
  await postgres?.remove();
});

const newOne = (): Promise<Cook> => newCook({ base: front.url, direct: servers[0]!.url, postgres, recipes });

/** How often PostgreSQL has undone a transaction, for whatever reason. */
async function undone(): Promise<number> {
  const [row] = await postgres.query<{ rolled: number }>(
    "select xact_rollback::int as rolled from pg_stat_database where datname = 'crisper'",
  );
  return row!.rolled;
}

it('serializable: people who scan, cook, tick and pay notice nothing, and the books are balanced', async () => {
  const users: Cook[] = [];
  for (let at = 0; at < COOKS; at++) users.push(await newOne());
  const { people } = planOf(SEED);
  // The longest transaction is looked for while all of it happens.
  let longest = 0;
  let living = true;
  const watch = (async () => {
    while (living) {
      const [row] = await postgres.query<{ ms: number | null }>(
        `select max(extract(epoch from clock_timestamp() - xact_start) * 1000)::int as ms from pg_stat_activity
         where application_name = 'crisper' and state = 'idle in transaction'`,
      );
      longest = Math.max(longest, row?.ms ?? 0);
    }
  })();
  await Promise.all(users.map((cook, at) => live(cook, people[at]!)));
  living = false;
  await watch;
  expect(await differences(postgres, users)).toEqual([]);
  const unanswered = users.reduce((sum, { scans }) => sum + scans.unknown, 0);
  expect(unanswered).toBe(0);
  expect(longest).toBeLessThan(LONGEST_MS);
  figure(`${users.length} people, none refused, longest pause inside a transaction ${longest} ms`);
});

it('serializable: actions that meet are done again until each is done once', async () => {
  const cook = await newOne();
  const before = await undone();
  const ask = (method: string, path: string, body: (at: number) => unknown): Promise<Answer[]> =>
    Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        send(front.url, method, path, { token: cook.token, body: body(at) }),
      ),
    );
  const [item] = cook.ticked.keys();
  const answers = await Promise.all([
    ask('POST', '/api/meals', (at) => ({ name: 'soup', calories: 1, idempotencyKey: `same-key-${at % 3}` })),
    ask('POST', '/api/shopping', (at) => ({ id: randomUUID(), name: `thing ${at}` })),
    ask('POST', '/api/favorites', (at) => ({ recipeId: recipes[19 + (at % 11)], isFavorite: true })),
    ask('PATCH', '/api/shopping', (at) => ({
      ticks: [{ id: item, ticked: at % 2 === 0, at: new Date().toISOString() }],
    })),
    ask('POST', '/api/pantry/use', () => ({
      uses: [{ id: cook.flour.id, version: cook.flour.version, grams: 5 }],
    })),
  ]);
  const [meals, things, saves] = answers;
  // The free plan keeps one more recipe than this cook has saved; the others are refused for that and nothing else.
  const expected = new Set([200, 201, 403]);
  expect(answers.flat().filter(({ status }) => !expected.has(status))).toEqual([]);
  expect(meals.every(({ status }) => status === 201)).toBe(true);
  expect(new Set(meals.map(({ body }) => body.id)).size).toBe(3);
  expect(things.every(({ status }) => status === 201)).toBe(true);
  expect(new Set(saves.filter(({ status }) => status === 200)).size).toBeGreaterThan(0);
  const [kept] = await postgres.query<Record<string, number>>(
    `select (select count(*)::int from meals where user_id = $1) as meals,
       (select count(*)::int from shopping_items join users using (household_id) where users.id = $1) as things,
       (select count(*)::int from favorites where user_id = $1) as saved,
       (select round(pantry_items.grams)::int from pantry_items join users using (household_id) where users.id = $1) as flour`,
    [cook.id],
  );
  expect(kept).toEqual({ meals: 3, things: 3 + AT_ONCE, saved: 20, flour: cook.flour.grams - 5 });
  const again = (await undone()) - before;
  // Without a single conflict nothing would be proved.
  expect(again).toBeGreaterThan(0);
  figure(
    `${AT_ONCE * 5} actions of one person at once, ${again} transactions undone and done again, none wrong`,
  );
});
