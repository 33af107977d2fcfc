import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { FileProblem, LIMITS } from './file-problem.ts';
import type { Folder } from './folder.ts';

/** A folder on a disk, for the command line. */
export async function openDiskFolder(path: string): Promise<Folder> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  if (entries.length > LIMITS.entries) throw new FileProblem('There are too many files in this folder.');
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .sort();
  return {
    names,
    refused: [],
    async read(name) {
      const file = join(path, name);
      if ((await stat(file)).size > LIMITS.entryBytes) throw new FileProblem('It is larger than 64 MB.');
      return readFile(file);
    },
    close() {},
  };
}
