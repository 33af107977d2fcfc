import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fill, mountSmall, unmount } from './support/disk.ts';
import { type Instance, startInstance } from './support/fleet.ts';
import { expectClear, startLoad } from './support/load.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { send } from './support/requests.ts';
import { until } from './support/wait-until.ts';

const disk = mountSmall();
let postgres: Postgres | undefined;
let server: Instance | undefined;
afterAll(async () => {
  await server?.stop('SIGKILL');
  await postgres?.remove();
  if (disk) unmount(disk);
});

it.skipIf(!disk)(
  'full disk: what cannot be kept is refused clearly, and all is well when there is room',
  async () => {
    postgres = await startPostgres(disk);
    server = await startInstance({ DATABASE_URL: postgres.url });
    const { url } = server;
    const load = await startLoad(url);
    await load.more(20);
    const ballast = fill(join(disk!, 'ballast'));
    // Long messages need disk space, so one of them is soon refused.
    const refused = await until('a refusal', async () => {
      const body = { name: 'D', email: 'd@example.com', subject: 'long', message: noise() };
      const answer = await send(url, 'POST', '/api/contact', { body });
      return answer.status !== 201 && answer;
    });
    expectClear([refused]);
    rmSync(ballast);
    // PostgreSQL stops when it cannot write its log; an operator would start it again.
    if (!postgres.lives()) await postgres.start();
    await load.more(20);
    expectClear(await load.stop());
    expect(await load.prove(postgres)).toBeGreaterThanOrEqual(40);
  },
);

/** Text that does not compress. */
function noise(): string {
  return Array.from({ length: 900 }, () => Math.random().toString(36).slice(2, 12)).join(' ');
}
