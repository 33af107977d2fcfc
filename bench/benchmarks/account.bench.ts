import { openDatabase } from '../../apps/server/src/db/client.ts';
import type { Row } from '../row.ts';
import { newPlace, signUp } from './built-process.ts';

const MEALS = 10_000;
const DELETE_LIMIT_MS = 2_000;

/** Exports and deletes an account with ten years of meals; a second account must stay unchanged. */
export default async function account(): Promise<Row[]> {
  const place = await newPlace();
  const server = await place.start({ LOG_LEVEL: 'error', TRUST_PROXY: '1' });
  const db = await openDatabase({ DATA_DIR: place.folder }, { attach: true });
  try {
    const token = (await signUp(place.url, 'leaver', '10.0.0.1'))!;
    await signUp(place.url, 'stayer', '10.0.0.2');
    await db.pool.query(
      `insert into meals (id, user_id, name, ingredients, source, eaten_at, time_zone, day, calories, protein, carbs, fat, incomplete)
       select gen_random_uuid(), users.id, 'Meal ' || n, '{rice,egg}', 'typed', now() - make_interval(hours => n), 'UTC',
         (now() - make_interval(hours => n))::date, 400, 20, 50, 10, false
       from users, generate_series(1, $1) n`,
      [MEALS],
    );
    const headers = { authorization: `Bearer ${token}` };
    const began = performance.now();
    const file = await (await fetch(`${place.url}/api/user/export`, { headers })).json();
    const exported = performance.now() - began;
    const meals = (file as { meals: unknown[] }).meals.length;

    const start = performance.now();
    const answer = await fetch(`${place.url}/api/user/account`, { method: 'DELETE', headers });
    const took = performance.now() - start;
    const { rows } = await db.pool.query('select count(*)::int as left from meals');
    const right = answer.ok && rows[0].left === MEALS;
    return [
      {
        name: `Account with ${MEALS.toLocaleString('en-US')} meals, deleted`,
        measured: right ? `${Math.round(took)} ms` : `${answer.status}, ${rows[0].left} meals left`,
        target: `< ${DELETE_LIMIT_MS} ms`,
        ok: right && took < DELETE_LIMIT_MS,
      },
      {
        name: 'The same account, exported',
        measured: `${meals.toLocaleString('en-US')} meals in ${Math.round(exported)} ms`,
        target: 'all of them',
        ok: meals === MEALS,
      },
    ];
  } finally {
    await db.close();
    server.child.kill('SIGINT');
    await server.ended;
    await place.remove();
  }
}
