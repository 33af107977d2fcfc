import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

const PICTURE = /\.(?:jpe?g|png|webp|gif|heic|heif|avif)$/i;

export interface PhotoFile {
  name: string;
  read: () => Promise<Uint8Array>;
}

/** The given files and the images directly inside the given folders, sorted by name. */
export async function photoFiles(paths: readonly string[]): Promise<PhotoFile[]> {
  const files: PhotoFile[] = [];
  for (const path of paths) {
    const inFolder = (await stat(path)).isDirectory();
    const names = inFolder ? (await readdir(path)).filter((name) => PICTURE.test(name)).sort() : [path];
    for (const name of names) {
      files.push({ name: basename(name), read: () => readFile(inFolder ? join(path, name) : name) });
    }
  }
  return files;
}
