import { readFile, stat } from 'node:fs/promises';
import { MAX_IMPORT_BYTES } from '@crisper/contract/imports/imports';
import { openDiskFolder } from '@crisper/recipe-files/disk-folder';
import { FileProblem } from '@crisper/recipe-files/file-problem';
import { RecipeProblem } from '@crisper/recipe-files/found-recipe';
import { type FoundInFile, readRecipeFile, readRecipeFolder } from '@crisper/recipe-files/read-recipe-file';
import { isNextPage, type PageKind, pageKind, readPages } from './recipes-pages.ts';

/** Every recipe of each file or folder, one JSON a line; what could not be read says why. */
export async function readAll(paths: readonly string[]): Promise<number> {
  if (paths.length === 0) {
    console.error('read --all needs a file');
    return 2;
  }
  let bad = 0;
  for (let at = 0; at < paths.length; at += 1) {
    let path = paths[at]!;
    try {
      const kind = await kindOf(path);
      if (kind !== null) {
        const pages = [path];
        while (kind === 'photo' && isNextPage(path, paths[at + 1] ?? '')) {
          at += 1;
          pages.push(paths[at]!);
        }
        path = pages.join(', ');
        await print(shown(path, await readPages(pages, kind)));
        continue;
      }
      for await (const found of foundIn(path)) {
        if ('error' in found) bad += 1;
        await print(shown(path, found));
      }
    } catch (error) {
      bad += 1;
      await print({ source: path, error: sentenceOf(error) });
    }
  }
  return bad === 0 ? 0 : 1;
}

async function kindOf(path: string): Promise<PageKind> {
  return (await stat(path)).isDirectory() ? null : pageKind(path);
}

async function* foundIn(path: string): AsyncGenerator<FoundInFile> {
  const about = await stat(path);
  if (about.isDirectory()) return yield* readRecipeFolder(await openDiskFolder(path));
  if (about.size > MAX_IMPORT_BYTES) throw new FileProblem('This file is larger than 200 MB.');
  yield* readRecipeFile(path.split('/').at(-1) ?? path, await readFile(path));
}

/** `photos` is their number: bytes are of no use in a terminal. */
function shown(path: string, found: FoundInFile): object {
  const source = found.source === '' || path.endsWith(found.source) ? path : `${path}: ${found.source}`;
  if ('error' in found) return { source, error: found.error };
  const { photos, lost, ...recipe } = found.recipe;
  return {
    source,
    format: found.format,
    recipe: { ...recipe, photos: photos.length },
    ...(lost.length > 0 && { lost }),
  };
}

function sentenceOf(error: unknown): string {
  if (error instanceof FileProblem || error instanceof RecipeProblem) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'There is no such file.';
  if (code === 'EACCES') return 'This file may not be read.';
  throw error;
}

async function print(value: object): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(value)}\n`))
    await new Promise((resume) => process.stdout.once('drain', resume));
}
