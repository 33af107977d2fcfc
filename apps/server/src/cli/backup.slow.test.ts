import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect } from '../db/client.ts';
import { startEmbedded } from '../db/embedded.ts';

const run = promisify(execFile);
const cli = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-backup-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function call(name: string, argument: string, dataDir: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', cli(name), argument], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return stdout.trim();
}

async function open(dataDir: string) {
  const postgres = await startEmbedded({ dataDir });
  return connect(postgres.connection, postgres);
}

it('is consistent while people write, and restores into an empty place only', async () => {
  const [live, restored] = [join(folder, 'live'), join(folder, 'restored')];
  const db = await open(live);
  await writeFile(join(live, 'secret'), 'a secret of thirty-two characters');
  await db.pool.query('create table ledger (id serial primary key, pair int not null, side text not null)');
  const write = (pair: number) =>
    db.pool.query(`with debit as (insert into ledger (pair, side) values (${pair}, 'debit'))
      insert into ledger (pair, side) values (${pair}, 'credit')`);
  for (let pair = 0; pair < 200; pair++) await write(pair);

  let copying = true;
  const writer = (async () => {
    for (let pair = 200; copying; pair++) await write(pair);
  })();
  const backup = await call('backup', join(folder, 'backups'), live);
  copying = false;
  await writer;
  await db.close();

  await call('restore', backup, restored);
  const again = await open(restored);
  const { rows } = await again.pool.query<{ pairs: number; halves: number }>(
    `select count(*)::int as pairs, count(*) filter (where sides <> 2)::int as halves
     from (select count(*) as sides from ledger group by pair) as each`,
  );
  await again.close();
  expect(rows[0]!.pairs).toBeGreaterThanOrEqual(200);
  expect(rows[0]!.halves).toBe(0);
  expect(await readdir(restored)).toContain('secret');

  await expect(call('restore', backup, restored)).rejects.toThrow('nothing is overwritten');
  await mkdir(join(folder, 'nothing'));
  await expect(call('restore', join(folder, 'nothing'), join(folder, 'other'))).rejects.toThrow(
    'is not a backup',
  );
});
