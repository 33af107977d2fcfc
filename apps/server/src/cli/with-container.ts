import { pino } from 'pino';
import { type Container, createContainer } from '../container.ts';
import { openDatabase } from '../db/client.ts';
import { acceptSecret, assertSecret, keptPublicUrl } from '../db/installation.ts';
import { migrate } from '../db/migrate.ts';
import type { Env } from '../env.ts';
import { resolveSecret } from '../secret.ts';

/** For commands: the whole server without HTTP and without workers, on the database of a running one if there is one. */
export async function withContainer<Result>(
  env: Env,
  work: (container: Container) => Promise<Result>,
  { newSecret = false } = {},
): Promise<Result> {
  const db = await openDatabase(env, { attach: true });
  let container: Container | undefined;
  try {
    await migrate(db.pool);
    const secret = await resolveSecret(env);
    await (newSecret ? acceptSecret : assertSecret)(db, secret);
    // A shell often lacks the settings of the server: links lead to where the server says it is.
    const PUBLIC_URL = (await keptPublicUrl(db)) ?? env.PUBLIC_URL;
    const log = pino({ level: 'silent' });
    container = createContainer({ env: { ...env, PUBLIC_URL }, log, db, secret });
    await container.jobs.start(container.rooms.flatMap((room) => room.jobs ?? []));
    return await work(container);
  } finally {
    await container?.close();
    await db.close();
  }
}
