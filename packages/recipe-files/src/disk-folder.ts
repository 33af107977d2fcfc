import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { FileProblem, LIMITS, tooLarge } from './file-problem.ts';
import type { Folder } from './folder.ts';
import { onePhotoEach } from './photo.ts';

/** A folder on a disk, for the command line. */
export async function openDiskFolder(path: string): Promise<Folder> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  if (entries.length > LIMITS.entries) throw new FileProblem('There are too many files in this folder.');
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .sort();
  const read = async (name: string, most: number = LIMITS.entryBytes): Promise<Buffer> => {
    const file = join(path, name);
    if ((await stat(file)).size > most) throw tooLarge(most);
    return readFile(file);
  };
  return {
    names,
    refused: [],
    read: (name) => read(name),
    photo: onePhotoEach((name) => read(name, LIMITS.photoBytes)),
    close() {},
  };
}
