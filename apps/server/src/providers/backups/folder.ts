import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BackupPlace } from './backups.provider.ts';

const HALF = '.half';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Backups as files that only their owner may read: they hold everything. */
export function folderBackups(path: string): BackupPlace {
  const folder = resolve(path);
  return {
    place: folder,

    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await sweep(folder);
      const target = join(folder, name);
      // Renamed only when complete, so that an interrupted backup never looks like a whole one.
      const half = `${target}${HALF}`;
      try {
        const size = await writeAll(half, bytes);
        await rename(half, target);
        return size;
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },

    async read(name) {
      const path = join(folder, name);
      await access(path);
      return createReadStream(path);
    },

    remove: (name) => rm(join(folder, name), { force: true }),

    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),
  };
}

async function writeAll(path: string, bytes: AsyncIterable<Buffer>): Promise<number> {
  const file = await open(path, 'w', 0o600);
  try {
    let size = 0;
    for await (const chunk of bytes) {
      await file.appendFile(chunk);
      size += chunk.length;
    }
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}

/** What a process left that was killed in the middle of a backup. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('crisper-') || !name.endsWith(HALF)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > DAY_MS) await rm(path, { force: true });
  }
}
