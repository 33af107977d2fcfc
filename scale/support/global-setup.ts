import { startPostgres } from './postgres.ts';

/** The integration tests on a PostgreSQL as others run it, instead of the embedded one. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  return postgres.remove;
}
