import { startPostgres } from './postgres.ts';

/** Runs the integration tests on an external PostgreSQL instead of the embedded one. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  return postgres.remove;
}
