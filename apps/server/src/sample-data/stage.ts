import type { FastifyInstance } from 'fastify';
import type { Container } from '../container.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A signed-in person of the demo. */
export interface Player {
  id: string;
  token: string;
  username: string;
}

/** Passed to every part that fills the demo. */
export interface Stage {
  container: Container;
  /** Random numbers from 0 to 1, the same for the same seed. */
  random: () => number;
  now: Date;
  timeZone: string;
  /** A request through the whole server, without a socket. Throws unless it succeeds. */
  call<Answer = unknown>(method: Method, url: string, options?: CallOptions): Promise<Answer>;
  /** SQL for changes that no service offers, such as moving dates into the past. */
  sql<Row extends object = object>(text: string, values?: unknown[]): Promise<Row[]>;
}

interface CallOptions {
  by?: Player | undefined;
  body?: unknown;
  address?: string;
}

interface Setting {
  app: FastifyInstance;
  container: Container;
  random: () => number;
  now: Date;
  timeZone: string;
}

export function setStage({ app, container, ...setting }: Setting): Stage {
  return {
    ...setting,
    container,
    async call<Answer>(method: Method, url: string, { by, body, address }: CallOptions = {}) {
      const answer = await app.inject({
        method,
        url,
        headers: by ? { authorization: `Bearer ${by.token}` } : {},
        ...(body !== undefined && { payload: body as object }),
        ...(address !== undefined && { remoteAddress: address }),
      });
      if (answer.statusCode >= 300)
        throw new Error(`The demo could not ${method} ${url}: ${answer.statusCode} ${answer.body}`);
      return answer.json<Answer>();
    },
    async sql<Row extends object>(text: string, values: unknown[] = []) {
      return (await container.db.pool.query<Row>(text, values)).rows;
    },
  };
}

export const between = (random: () => number, from: number, to: number): number =>
  from + random() * (to - from);

export function pick<One>(random: () => number, from: readonly One[]): One {
  return from[Math.floor(random() * from.length)]!;
}

/** A shuffled copy. */
export function shuffled<One>(random: () => number, given: readonly One[]): One[] {
  const all = [...given];
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
