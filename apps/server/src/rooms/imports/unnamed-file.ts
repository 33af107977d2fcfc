import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that no name leads to: it is gone when it is closed, or when the process ends, however that happens. */
export async function unnamedFile(folder: string, content: AsyncIterable<Buffer>): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `import-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    for await (const piece of content) await file.appendFile(piece);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}
