import type { FastifyInstance } from 'fastify';
import type { Tx } from '../db/client.ts';
import type { JobHandler } from '../jobs/job.ts';
import type { PageSource } from './pages.ts';

/** A room's personal data. Rows that reference `users` with `on delete cascade` need no `erase`. */
export interface Personal {
  /**
   * Export sections by name, with their rows: what is the person's, and what their household shares. The rows are read
   * while the download runs.
   */
  export?(userId: string, householdId: string): Record<string, AsyncIterable<unknown>>;
  /** Runs in the transaction that deletes the account, before the `users` row is deleted. */
  erase?(tx: Tx, userId: string): Promise<void>;
}

/** What a room keeps for a household. Rows that reference `households` with `on delete cascade` go with it. */
export interface Shared {
  /** Joining another household brings the things of a household of one along. `from` is deleted afterwards. */
  bring(tx: Tx, move: { from: string; to: string }): Promise<void>;
}

/** What a room adds to the server: routes, jobs, pages and more. */
export interface Room {
  name: string;
  routes?(app: FastifyInstance): void;
  jobs?: JobHandler[];
  /** Called once where jobs are worked off, for what must not wait for the next minute. */
  work?(): void;
  /** Titles and descriptions of pages that depend on data, such as one recipe. */
  pages?: PageSource;
  /** Paths of this room for the sitemap. */
  addresses?(): Promise<readonly string[]>;
  /** Readiness check: rejects when something the room needs does not work. */
  check?(): Promise<void>;
  personal?: Personal;
  shared?: Shared;
  close?(): Promise<void>;
}

/** What a `*.room.ts` returns: the room, and its API for other rooms. */
export type RoomParts<Api = undefined> = Api extends undefined ? { room: Room } : { room: Room; api: Api };
