import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Instance, startInstance } from './support/fleet.ts';
import { expectClear, startLoad } from './support/load.ts';
import { send } from './support/people.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { until } from './support/until.ts';

const SIZE = '400m';

/** Mounts a small separate disk that the test can fill. Needs root, and not every container allows it. */
const disk = mountSmall();
let postgres: Postgres | undefined;
let server: Instance | undefined;
afterAll(async () => {
  await server?.stop('SIGKILL');
  await postgres?.remove().catch(() => {});
  if (!disk) return;
  execFileSync('umount', [disk]);
  rmdirSync(disk);
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

function mountSmall(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'crisper-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'crisper-scale', folder], {
      stdio: 'ignore',
    });
    return folder;
  } catch {
    rmdirSync(folder);
    return undefined;
  }
}

/** Writes until the disk is full. */
function fill(path: string): string {
  const file = openSync(path, 'w');
  const piece = Buffer.alloc(64 * 1024);
  try {
    while (writeSync(file, piece) > 0);
  } catch {
    // The disk is full.
  } finally {
    closeSync(file);
  }
  return path;
}

/** Text that does not compress. */
function noise(): string {
  return Array.from({ length: 900 }, () => Math.random().toString(36).slice(2, 12)).join(' ');
}
