import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect } from '../db/client.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';

const run = promisify(execFile);
const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url));
const SECRET = 'a secret of thirty-two characters';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-backup-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function call(dataDir: string, ...given: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', CLI, ...given], {
    env: { ...process.env, DATA_DIR: dataDir, BACKUP_TO: join(folder, 'usual') },
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
  await migrate(db.pool);
  await writeFile(join(live, 'secret'), SECRET);
  // Two rows at a time, which differ in the last digit.
  const write = (pair: number) => {
    const id = `00000000-0000-4000-8000-${String(pair).padStart(11, '0')}`;
    return db.pool.query(`insert into stored_photos_gone (id) values ('${id}0'), ('${id}1')`);
  };
  for (let pair = 0; pair < 200; pair++) await write(pair);
  let copying = true;
  const writer = (async () => {
    for (let pair = 200; copying; pair++) await write(pair);
  })();
  const backup = await call(live, 'backup', join(folder, 'backups'));
  copying = false;
  await writer;
  await expect(call(live, 'restore', backup)).rejects.toThrow('Crisper is running here');
  await db.close();

  // Without a folder it goes where it always goes, and is found there by its name.
  const second = await call(live, 'backup');
  expect(await readdir(join(folder, 'usual'))).toEqual([basename(second)]);
  await expect(call(join(folder, 'other'), 'restore', basename(second))).rejects.toThrow(
    'This backup needs the SECRET that was in force when it was made',
  );
  expect(await call(join(folder, 'other'), 'restore', basename(second), '--new-secret')).toContain('is back');

  await mkdir(restored);
  await chmod(restored, 0o755);
  await writeFile(join(restored, 'secret'), SECRET);
  expect(await call(restored, 'restore', backup)).toContain('is back');
  const again = await open(restored);
  const { rows } = await again.pool.query<{ pairs: number; halves: number }>(
    `select count(*)::int as pairs, count(*) filter (where sides <> 2)::int as halves
     from (select count(*) as sides from stored_photos_gone group by left(id::text, 35)) as each`,
  );
  await again.pool.query(
    `insert into users (id, username, email) values (gen_random_uuid(), 'ann', 'ann@example.com')`,
  );
  await again.close();
  expect(rows[0]!.pairs).toBeGreaterThanOrEqual(200);
  expect(rows[0]!.halves).toBe(0);

  await expect(call(restored, 'restore', backup)).rejects.toThrow('nothing is overwritten');
  await writeFile(join(folder, 'text.gz'), 'hello');
  await expect(call(join(folder, 'new'), 'restore', join(folder, 'text.gz'))).rejects.toThrow(
    'This backup cannot be restored',
  );
  await expect(call(join(folder, 'new'), 'restore', join(folder, 'none.gz'))).rejects.toThrow(
    'There is no file at',
  );
});
