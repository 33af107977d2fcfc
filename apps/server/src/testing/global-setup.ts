import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { connect } from '../db/client.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { createJobs } from '../jobs/jobs.ts';

export const TEMPLATE = 'crisper_template';

/** One PostgreSQL for the whole run, with a migrated template database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = given(process.env.TEST_DATABASE_URL) ?? (await own());
  const admin = await connect(postgres.connection);
  await admin.pool.query(`create database ${TEMPLATE}`);
  await admin.close();

  const template = await connect({ ...postgres.connection, database: TEMPLATE });
  await migrate(template.pool);
  const jobs = createJobs(template, pino({ level: 'silent' }));
  await jobs.install();
  await template.close();

  project.provide('postgres', postgres.connection);
  return postgres.stop;
}

interface Postgres {
  connection: { host: string; port?: number; user: string; database: string };
  stop(): Promise<void>;
}

/** An empty PostgreSQL that was started elsewhere and is stopped there. */
function given(url: string | undefined): Postgres | undefined {
  if (!url) return undefined;
  const { hostname, port, username, pathname } = new URL(url);
  const connection = { host: hostname, port: Number(port), user: username, database: pathname.slice(1) };
  return { connection, stop: async () => {} };
}

async function own(): Promise<Postgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'crisper-test-'));
  // When the run is root, PostgreSQL runs under another account and must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const { connection, stop } = await startEmbedded({ dataDir, unsafe: true });
  return {
    connection,
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Postgres['connection'];
  }
}
