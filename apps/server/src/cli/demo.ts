import { SERVICES } from '@crisper/contract/status/status';
import { foods } from '@crisper/kitchen/foods/larder';
import { createApp } from '../app.ts';
import { createContainer } from '../container.ts';
import { COOK_BOOK } from '../cook-book-folder.ts';
import { openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { readEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { seedCommunity } from '../rooms/community/seed-community.ts';
import { seedCookBook } from '../rooms/recipes/book/cook-book.ts';
import { fillDemo } from '../sample-data/fill.ts';
import { COOK, FAMILY } from '../sample-data/people.ts';
import { resolveSecret } from '../secret.ts';
import type { Probes } from '../telemetry/probes.ts';

/** No server is listening while the demo data is written, so every probe would fail. */
const NO_PROBES = Object.fromEntries(SERVICES.map((service) => [service, async () => {}])) as Probes;

/** Fills the empty database of this DATA_DIR; scripts/demo.mjs starts the product on it afterwards. */
async function main(): Promise<void> {
  const env = { ...readEnv(), PAYMENTS: 'sandbox' as const, LOG_LEVEL: 'error' as const };
  const db = await openDatabase(env);
  try {
    await migrate(db.pool);
    await seedCookBook(db, COOK_BOOK, JSON.stringify(foods));
    await seedCommunity(db);
    const { rowCount } = await db.pool.query('select from users limit 1');
    if (rowCount) throw new Error('Somebody lives in this database already. The demo needs an empty one.');
    const container = createContainer({
      env,
      log: createLog(env),
      db,
      secret: await resolveSecret(env),
      probes: NO_PROBES,
    });
    const handlers = container.rooms.flatMap((room) => room.jobs ?? []);
    await container.jobs.start(handlers);
    const app = await createApp(container);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const { meals, scans } = await fillDemo(app, container, { timeZone });
    await app.close();
    await container.close();
    console.log(JSON.stringify({ ...COOK, family: FAMILY, meals, scans }));
  } finally {
    await db.close();
  }
}

await main();
