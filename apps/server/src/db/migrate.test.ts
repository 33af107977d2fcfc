import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import type { Database } from './client.ts';
import { migrate } from './migrate.ts';

let folder: string;
let db: Database;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-sql-'));
  db = await testDatabase();
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const put = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate(db.pool, { folder: pathToFileURL(`${folder}/`) });

it('applies files in order, once, even when two instances start together', async () => {
  await put('9002-b.sql', 'insert into pots values (2);');
  await put('9001-a.sql', 'create table pots (size int); insert into pots values (1);');
  const applied = await Promise.all([run(), run()]);
  expect(applied.flat()).toEqual(['9001-a.sql', '9002-b.sql']);
  expect((await db.pool.query('select size from pots order by size')).rows).toEqual([
    { size: 1 },
    { size: 2 },
  ]);
});

it('leaves nothing of a file that fails', async () => {
  await put('9001-a.sql', 'create table pots (size int); select nonsense;');
  await expect(run()).rejects.toThrow('Migration 9001-a.sql failed: column "nonsense" does not exist');
  await put('9001-a.sql', 'create table pots (size int);');
  expect(await run()).toEqual(['9001-a.sql']);
});

it('refuses a file that was changed after it was applied', async () => {
  await put('9001-a.sql', 'create table pots (size int);');
  await run();
  await put('9001-a.sql', 'create table pots (size text);');
  await expect(run()).rejects.toThrow('9001-a.sql was changed');
});

it('applies nothing to a database that has everything', async () => {
  expect(await migrate(db.pool)).toEqual([]);
});

it('gives everybody who was there a household, with all that was theirs', async () => {
  const all = new URL('./migrations/', import.meta.url);
  const names = (await readdir(all)).filter((name) => name.endsWith('.sql'));
  const take = (wanted: string[]) =>
    Promise.all(wanted.map((name) => cp(new URL(name, all), join(folder, name))));
  await db.pool.query('drop schema public cascade; create schema public');
  await take(names.filter((name) => name < '0160'));
  await run();
  await db.pool.query(`
    insert into users (email, username, password_hash) values
      ('a@example.com', 'ada', ''), ('b@example.com', 'ben', '');
    insert into pantry_items (id, user_id, name, place, added_on, best_before_estimated, source)
      select gen_random_uuid(), id, 'rice of ' || username, 'pantry', current_date, false, 'hand' from users;
    insert into household_profiles (id, user_id, is_self, name, diets, allergens, portion)
      select gen_random_uuid(), id, self, 'x', '{}', '{}', 1 from users, (values (true), (false)) as owners (self);
    insert into kitchens (user_id, equipment, units) select id, '{oven}', 'metric' from users;
    insert into meal_plans (id, user_id, start_on, document, last_request)
      select gen_random_uuid(), id, current_date,
        '{"seed": 1, "eaters": [{"id": "self", "share": 1}, {"id": "other", "share": 2}]}', 'made' from users`);
  await take(names.filter((name) => name >= '0160'));
  await run();
  const { rows } = await db.pool.query(`
    select username, household_role as role, pantry_items.name, kitchens.equipment, cooks.units,
      (select count(*)::int from household_profiles where user_id = users.id) as own,
      (select count(*)::int from household_profiles p where p.household_id = users.household_id) as profiles,
      (select rows::int from household_storage_uses k where k.household_id = users.household_id
        and what = 'pantry_items') as kept,
      (select document->'eaters' from meal_plans p where p.household_id = users.household_id) =
        jsonb_build_array(jsonb_build_object('id', users.id, 'share', 1), '{"id": "other", "share": 2}'::jsonb) as eaters
    from users join pantry_items using (household_id) join kitchens using (household_id)
      join cooks on cooks.user_id = users.id order by username`);
  const theirs = {
    ...{ role: 'owner', equipment: ['oven'], units: 'metric' },
    ...{ own: 1, profiles: 2, kept: 1, eaters: true },
  };
  expect(rows).toEqual([
    { username: 'ada', name: 'rice of ada', ...theirs },
    { username: 'ben', name: 'rice of ben', ...theirs },
  ]);
});
