import type { FastifyInstance } from 'fastify';
import type { Tx } from '../db/client.ts';
import type { JobHandler } from '../jobs/job.ts';
import type { PageSource } from './pages.ts';

/** What a room keeps about one person. Rows that hang on `users` with `on delete cascade` need no `erase`. */
export interface Personal {
  /** Section of the export -> its rows, read as the download goes on. */
  export?(userId: string): Record<string, AsyncIterable<unknown>>;
  /** Inside the transaction that ends the account, before the person's own row goes. */
  erase?(tx: Tx, userId: string): Promise<void>;
}

/** What a room brings to the server: the app, the jobs and the pages each take their part. */
export interface Room {
  name: string;
  routes?(app: FastifyInstance): void;
  jobs?: JobHandler[];
  /** Titles and descriptions of addresses that depend on data, such as one recipe. */
  pages?: PageSource;
  /** Addresses of this room that search engines should know of. */
  addresses?(): Promise<readonly string[]>;
  /** Readiness: rejects when something the room needs does not answer. */
  check?(): Promise<void>;
  personal?: Personal;
  close?(): Promise<void>;
}

/** What the function of a `*.room.ts` returns: the room, and what other rooms may ask of it. */
export type RoomParts<Api = undefined> = Api extends undefined ? { room: Room } : { room: Room; api: Api };
