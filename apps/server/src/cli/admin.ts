import { pino } from 'pino';
import { type Container, createContainer } from '../container.ts';
import { openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { readEnv } from '../env.ts';
import { resolveSecret } from '../secret.ts';
import { DEEDS, type Deed, findDeed } from './admin-deeds.ts';

const USAGE = Object.entries(DEEDS)
  .map(([name, { takes, does }]) => `npm run admin -- ${`${name} ${takes}`.trim().padEnd(24)} ${does}`)
  .join('\n');

async function run(deed: Deed, given: string[]): Promise<void> {
  const env = readEnv();
  const db = await openDatabase(env, { attach: true });
  let container: Container | undefined;
  try {
    await migrate(db.pool);
    container = createContainer({
      env,
      log: pino({ level: 'silent' }),
      db,
      secret: await resolveSecret(env),
    });
    await container.jobs.start(container.rooms.flatMap((room) => room.jobs ?? []));
    console.log(await deed.run(container, given));
  } finally {
    await container?.close();
    await db.close();
  }
}

async function main([name = '', ...given]: string[]): Promise<number> {
  const deed = findDeed(name, given);
  if (!deed) {
    console.error(USAGE);
    return 2;
  }
  await run(deed, given);
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
