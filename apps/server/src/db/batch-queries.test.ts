import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { batchQueries } from './batch-queries.ts';
import type { Database, Tx } from './client.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const doubled = (numbers: readonly number[]) => sql<{ of: number; is: number }>`
  select n as of, n * 2 as is from unnest(${sql.param(numbers)}::int[]) as n order by n desc`;
const lengths = (words: readonly string[]) => sql<{ word: string; length: number; letters: string[] }>`
  select word, length(word), string_to_array(word, null) as letters from unnest(${sql.param(words)}::text[]) as word`;
const nothing = (ids: readonly number[]) =>
  sql<{ id: number }>`select id from unnest(${sql.param(ids)}::int[]) as id where false`;

it('asks different questions of one turn with one statement, and each gets its own rows', async () => {
  let statements = 0;
  const execute: Tx['execute'] = (query) => {
    statements += 1;
    return db.orm.execute(query);
  };
  const batchQuery = batchQueries({ execute });
  const [double, length, none] = [batchQuery(doubled), batchQuery(lengths), batchQuery(nothing)];
  const answers = await Promise.all([double(1), length('fig'), double(3), none(1)]);
  expect(statements).toBe(1);
  expect(answers).toEqual([
    [
      { of: 3, is: 6 },
      { of: 1, is: 2 },
    ],
    [{ word: 'fig', length: 3, letters: ['f', 'i', 'g'] }],
    answers[0],
    [],
  ]);
  expect(await double(5)).toEqual([{ of: 5, is: 10 }]);
  expect(statements).toBe(2);
});
