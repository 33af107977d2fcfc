import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from './client.ts';
import { together } from './together.ts';

/** The rows that everybody of a moment asks for, from what each of them asks with. */
type Question<Item, Row> = (items: readonly Item[]) => SQL<Row>;

/** Answers a function that asks, and gets the rows of everybody who asks at the same moment. */
export type Gather = <Item, Row>(question: Question<Item, Row>) => (item: Item) => Promise<Row[]>;

interface Asked {
  question: Question<never, unknown>;
  item: unknown;
}

/**
 * Different questions of one turn of the event loop as one statement: a search asks for four small things of a person,
 * and the way to the database and back costs more than the answers. Values come as JSON has them.
 */
export function gathering(tx: Pick<Tx, 'execute'>): Gather {
  const ask = together(async (asked: readonly Asked[]) => {
    const questions = [...new Set(asked.map(({ question }) => question))];
    const parts = questions.map((question) => {
      const items = asked.filter((one) => one.question === question).map(({ item }) => item as never);
      return sql`array(select to_json(one) from (${question(items)}) as one)`;
    });
    const { rows } = await tx.execute<{ answers: unknown[][] }>(
      sql`select json_build_array(${sql.join(parts, sql`, `)}) as answers`,
    );
    return new Map(questions.map((question, at) => [question, rows[0]?.answers[at]]));
  });

  return <Item, Row>(question: Question<Item, Row>) =>
    async (item: Item) =>
      (await ask({ question, item })).get(question) as Row[];
}
