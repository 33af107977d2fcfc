import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startEmbedded } from './embedded.ts';

it.each(['9', '99'])('refuses data of PostgreSQL %s, says what to do, and leaves it alone', async (major) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'crisper-major-'));
  await chmod(dataDir, 0o755);
  const data = join(dataDir, 'postgres', 'data');
  try {
    await mkdir(data, { recursive: true });
    await writeFile(join(data, 'PG_VERSION'), `${major}\n`);
    const start = startEmbedded({ dataDir });
    await expect(start).rejects.toThrow(`was made by PostgreSQL ${major}`);
    await expect(start).rejects.toThrow(/npm run backup -- FOLDER[\s\S]*npm run restore -- /);
    expect(await readdir(data)).toEqual(['PG_VERSION']);
    // No user holds the folder: the next start says the same.
    await expect(startEmbedded({ dataDir })).rejects.toThrow(`was made by PostgreSQL ${major}`);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
