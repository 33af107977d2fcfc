import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { connect, type Database } from './client.ts';

const PEOPLE = 8;

let home: Database;
/** The same database, where every transaction is serializable. */
let db: Database;
beforeAll(async () => {
  home = await testDatabase();
  await home.pool.query('create table tickets (number int not null, holder int not null)');
  await home.pool.query('create table counter (value int not null)');
  await home.pool.query('insert into counter values (0)');
  const options = '-c default_transaction_isolation=serializable';
  db = await connect({ ...home.pool.options, max: PEOPLE, options });
});
afterAll(async () => {
  await db.close();
  await home.close();
});

const everybody = <Result>(work: (one: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: PEOPLE }, (_, one) => work(one)));

it('does a transaction again that met another one, so that nobody gets the same number', async () => {
  let tries = 0;
  await everybody((holder) =>
    db.transaction(async (tx) => {
      tries++;
      const { rows } = await tx.execute<{ next: number }>(
        sql`select coalesce(max(number), 0) + 1 as next from tickets`,
      );
      await tx.execute(sql`insert into tickets values (${rows[0]!.next}, ${holder})`);
    }),
  );
  const { rows } = await db.pool.query<{ number: number }>('select number from tickets order by number');
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: PEOPLE }, (_, at) => at + 1));
  expect(tries).toBeGreaterThan(PEOPLE);
});

it('does a single statement again, too', async () => {
  await everybody(() => db.pool.query('update counter set value = value + 1'));
  expect((await db.pool.query('select value from counter')).rows).toEqual([{ value: PEOPLE }]);
});

it('does a transaction again that was in a deadlock', async () => {
  await db.pool.query('insert into tickets values (100, 0), (101, 0)');
  const take = (first: number, second: number) =>
    home.transaction(async (tx) => {
      await tx.execute(sql`update tickets set holder = holder + 1 where number = ${first}`);
      await tx.execute(sql`select pg_sleep(0.1)`);
      await tx.execute(sql`update tickets set holder = holder + 1 where number = ${second}`);
    });
  await Promise.all([take(100, 101), take(101, 100)]);
  const { rows } = await db.pool.query('select holder from tickets where number >= 100');
  expect(rows).toEqual([{ holder: 2 }, { holder: 2 }]);
});

it('does nothing again that failed for another reason', async () => {
  let tries = 0;
  const work = db.transaction(async (tx) => {
    tries++;
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(work).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(tries).toBe(1);
});

it('gives everybody of a crowd a turn, also where each change takes long', async () => {
  const crowdSize = 30;
  const crowd = await connect({
    ...home.pool.options,
    max: crowdSize,
    options: '-c default_transaction_isolation=serializable',
  });
  const change = () =>
    crowd.transaction(async (tx) => {
      await tx.execute(sql`select value from counter`);
      await tx.execute(sql`select pg_sleep(0.05)`);
      await tx.execute(sql`update counter set value = value + 1`);
    });
  await crowd.pool.query('update counter set value = 0');
  await Promise.all(Array.from({ length: crowdSize }, change));
  expect((await crowd.pool.query('select value from counter')).rows).toEqual([{ value: crowdSize }]);
  await crowd.close();
});
