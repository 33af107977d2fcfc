import type { FastifyInstance } from 'fastify';
import type { Container } from '../container.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Somebody on the stage, signed in. */
export interface Player {
  id: string;
  token: string;
  username: string;
}

/** What every part of the filling is given. */
export interface Stage {
  container: Container;
  /** From 0 up to 1, the same numbers for the same seed. */
  random: () => number;
  now: Date;
  timeZone: string;
  /** Through the whole server, without a socket; an answer that is no success throws. */
  call<Answer = unknown>(method: Method, url: string, options?: CallOptions): Promise<Answer>;
  /** Statements for what no service does: putting things into the past. */
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

/** A copy in another order. */
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
