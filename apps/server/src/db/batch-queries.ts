import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { batch } from './batch.ts';

/** One query for the items of all callers in the same turn of the event loop. */
type Query<Item, Row> = (items: readonly Item[]) => SQL<Row>;

/** Returns a function that takes one item and resolves with the rows of the whole batch. */
export type BatchQuery = <Item, Row>(query: Query<Item, Row>) => (item: Item) => Promise<Row[]>;

interface Waiting {
  query: Query<never, unknown>;
  item: unknown;
}

/**
 * Sends the different queries of one turn of the event loop as one statement: a search needs four small facts about a
 * person, and the round trips would cost more than the queries. Values have their JSON types.
 */
export function batchQueries(tx: Pick<NodePgDatabase, 'execute'>): BatchQuery {
  const run = batch(async (waiting: readonly Waiting[]) => {
    const queries = [...new Set(waiting.map(({ query }) => query))];
    const parts = queries.map((query) => {
      const items = waiting.filter((one) => one.query === query).map(({ item }) => item as never);
      return sql`array(select to_json(one) from (${query(items)}) as one)`;
    });
    const { rows } = await tx.execute<{ answers: unknown[][] }>(
      sql`select json_build_array(${sql.join(parts, sql`, `)}) as answers`,
    );
    return new Map(queries.map((query, at) => [query, rows[0]?.answers[at]]));
  });

  return <Item, Row>(query: Query<Item, Row>) =>
    async (item: Item) =>
      (await run({ query, item })).get(query) as Row[];
}
