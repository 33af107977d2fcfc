import { randomUUID } from 'node:crypto';
import type { Postgres } from './postgres.ts';
import { type Answer, send, signUp } from './requests.ts';

/** Fewer than the free plan keeps, so that saving one or two more reaches the limit. */
const SAVED = 19;
const GRAMS = 900_000;
const THINGS = ['Bread', 'Milk', 'Tomatoes'];

/** A person, and what the server acknowledged to them. */
export interface Cook {
  base: string;
  token: string;
  id: string;
  recipes: string[];
  meals: { key: string; id: string }[];
  scans: {
    done: string[];
    /** Sent, and no clear answer came. */
    unknown: number;
    /** Both of these, since the morning. */
    today: number;
  };
  /** The shopping list: what is ticked. */
  ticked: Map<string, boolean>;
  saved: Set<string>;
  flour: { id: string; version: number; grams: number };
  messages: { subject: string; ticket: string | undefined }[];
  paid: boolean;
  refunded: boolean;
  /** Answers that no fault explains. */
  odd: string[];
}

interface Kitchen {
  /** Where the person's actions go. */
  base: string;
  /** A server that is asked directly while everything is prepared. */
  direct: string;
  postgres: Postgres;
  recipes: string[];
}

/** Signs up, writes a shopping list, fills the pantry and saves recipes, while nothing is wrong yet. */
export async function newCook({ base, direct, postgres, recipes }: Kitchen): Promise<Cook> {
  const { token, id } = await signUp(direct);
  const ask = async (
    method: string,
    path: string,
    body: unknown,
    status: number,
  ): Promise<Answer['body']> => {
    const answer = await send(direct, method, path, { token, body });
    if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const ticked = new Map(THINGS.map(() => [randomUUID() as string, false]));
  for (const [at, item] of [...ticked.keys()].entries())
    await ask('POST', '/api/shopping', { id: item, name: THINGS[at] }, 201);
  const shelf = await ask(
    'POST',
    '/api/pantry',
    { items: [{ name: 'flour', amount: GRAMS, unit: 'gram' }] },
    201,
  );
  const saved = recipes.slice(0, SAVED);
  await postgres.query('insert into favorites (user_id, recipe_id) select $1, unnest($2::text[])', [
    id,
    saved,
  ]);
  return {
    base,
    token,
    id,
    recipes,
    meals: [],
    scans: { done: [], unknown: 0, today: 0 },
    ticked,
    saved: new Set(saved),
    flour: { id: shelf.items[0].id, version: shelf.items[0].version, grams: GRAMS },
    messages: [],
    paid: false,
    refunded: false,
    odd: [],
  };
}
