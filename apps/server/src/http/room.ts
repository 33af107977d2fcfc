import type { FastifyInstance } from 'fastify';
import type { JobHandler } from '../jobs/job.ts';
import type { PageSource } from './pages.ts';

/** What a room brings to the house. The container makes it; the app, the jobs and the pages pick their part. */
export interface Room {
  name: string;
  routes?(app: FastifyInstance): void;
  jobs?: JobHandler[];
  /** Titles and descriptions of addresses that depend on data, such as one recipe. */
  pages?: PageSource;
  /** Rejects when something the room cannot work without does not answer. */
  check?(): Promise<void>;
  close?(): Promise<void>;
}
