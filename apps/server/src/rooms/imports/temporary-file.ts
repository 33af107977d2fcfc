import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = 'import-';

/** A file for another process, which needs its name until it has opened it. */
export interface TemporaryFile {
  path: string;
  /** Takes the name away. A user who holds the file can still read it. */
  unlink(): Promise<void>;
}

export async function temporaryFile(folder: string, content: AsyncIterable<Buffer>): Promise<TemporaryFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${PREFIX}${randomUUID()}`);
  const unlink = () => rm(path, { force: true });
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of content) await file.appendFile(piece);
    return { path, unlink };
  } catch (error) {
    await unlink();
    throw error;
  } finally {
    await file.close();
  }
}

/** Takes away what a server left that stopped before another process had opened it. */
export async function removeLeftFiles(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(PREFIX))) {
    const path = join(folder, name);
    const left = await stat(path).catch(() => null);
    if (left && left.mtime < before) await rm(path, { force: true });
  }
}
