import { type SQL, sql } from 'drizzle-orm';
import { batch } from './batch.ts';
import type { Tx } from './client.ts';

/** One query for the items of everybody who asks in the same turn. */
type Query<Item, Row> = (items: readonly Item[]) => SQL<Row>;

/** Makes a function that takes one item and answers the rows of the whole batch. */
export type BatchQuery = <Item, Row>(query: Query<Item, Row>) => (item: Item) => Promise<Row[]>;

interface Waiting {
  query: Query<never, unknown>;
  item: unknown;
}

/**
 * Sends different queries of one turn of the event loop as one statement: a search needs four small things about a
 * person, and the round trip to the database costs more than the answers. Values have the types that JSON gives them.
 */
export function batchQueries(tx: Pick<Tx, 'execute'>): BatchQuery {
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
