import { isObject } from '@crisper/kitchen/recipes/reading/json-values';
import { decodeText } from './decode-text.ts';
import { FileProblem, LIMITS, NoRecipes } from './file-problem.ts';
import { type Folder, openZip } from './folder.ts';
import { readCookn } from './formats/cookn.ts';
import { isMealieBackup, readMealieBackup } from './formats/mealie.ts';
import { type FoundRecipe, foundRecipe, RecipeProblem } from './found-recipe.ts';
import { type OpenedFile, startOf } from './opened-file.ts';
import { readJson } from './read-json.ts';
import { readTextFile } from './read-text-file.ts';
import { type FormatRead, isPicture, type Read, type Source } from './source.ts';
import { Unpacking } from './unpacking.ts';

/** A recipe of a file, or why one could not be read. `source` says where in the file. */
export type FoundInFile =
  | { source: string; format: string; recipe: FoundRecipe }
  | { source: string; error: string };

/**
 * Reads every recipe of a file that some app wrote. The content decides what it is. A file that cannot be read at all
 * throws a FileProblem with a sentence for the person.
 */
export async function* readRecipeFile(
  name: string,
  content: Uint8Array | OpenedFile,
): AsyncGenerator<FoundInFile> {
  let count = 0;
  for await (const { format, read } of readWhole(name, content)) {
    count += 1;
    if (count > LIMITS.recipes)
      throw new FileProblem(
        `This file has more than ${LIMITS.recipes.toLocaleString('en')} recipes in it. Please export fewer at a time.`,
      );
    yield checked(read, format);
  }
  if (count === 0) throw new FileProblem('No recipe was found in this file.');
}

/** The same for a folder that is already open, such as one on a disk. */
export async function* readRecipeFolder(folder: Folder): AsyncGenerator<FoundInFile> {
  let count = 0;
  for await (const { format, read } of readFolder(folder, new Unpacking(), 0)) {
    count += 1;
    yield checked(read, format);
  }
  if (count === 0) throw new FileProblem('No recipe was found in this folder.');
}

function checked(read: Read, format: string): FoundInFile {
  if ('error' in read) return read;
  try {
    return { source: read.source, format, recipe: foundRecipe(read.given) };
  } catch (error) {
    if (error instanceof RecipeProblem) return { source: read.source, error: error.message };
    throw error;
  }
}

type Tagged = { format: string; read: Read };

async function* tagged({ format, reading }: FormatRead): AsyncGenerator<Tagged> {
  for await (const read of reading) yield { format, read };
}

/** An archive is read where it lies; anything else is text, and has to be in memory. */
async function* readWhole(name: string, content: Uint8Array | OpenedFile): AsyncGenerator<Tagged> {
  const unpacking = new Unpacking();
  if (content instanceof Uint8Array) yield* readAny({ name, bytes: content, folder: null, unpacking }, 0);
  else if (isZip(headOf(await startOf(content, HEAD_BYTES)))) yield* readZip(content, unpacking, 0);
  else {
    const bytes = await startOf(content, content.bytes);
    yield* readAny({ name, bytes, folder: null, unpacking }, 0);
  }
}

const HEAD_BYTES = 8;
const headOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
const isZip = (head: string) => head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06');

async function* readZip(content: Uint8Array | OpenedFile, unpacking: Unpacking, depth: number) {
  if (depth >= LIMITS.depth)
    throw new FileProblem('There are archives inside of archives, too many of them to be recipes.');
  const folder = await openZip(content, unpacking);
  try {
    yield* readFolder(folder, unpacking, depth);
  } finally {
    folder.close();
  }
}

async function* readAny(source: Source, depth: number): AsyncGenerator<Tagged> {
  const { bytes, unpacking } = source;
  const head = headOf(bytes);
  if (isZip(head)) {
    yield* readZip(bytes, unpacking, depth);
    return;
  }
  if (head.startsWith('\x1f\x8b')) {
    if (depth >= LIMITS.depth)
      throw new FileProblem('There are archives inside of archives, too many of them to be recipes.');
    yield* readAny({ ...source, bytes: unpacking.gunzip(bytes) }, depth + 1);
    return;
  }
  const reason = whyNoText(bytes, head);
  if (reason !== null) throw new FileProblem(reason);
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  const told = readJson(text, source) ?? readTextFile(text, source);
  if (told === null) throw new NoRecipes('No recipe was found in this file.');
  yield* tagged(told);
}

function whyNoText(bytes: Uint8Array, head: string): string | null {
  if (bytes.length === 0) return 'This file is empty.';
  if (head.startsWith('%PDF'))
    return 'This is a PDF of a page. Add it from the Photo tab of “Add your own recipe” instead.';
  if (/^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF)/.test(head))
    return 'This is a picture. Add it from the Photo tab of “Add your own recipe” instead.';
  if (/^(?:Rar!|7z\xbc\xaf)/.test(head))
    return 'This kind of archive can’t be opened. Please choose a ZIP file.';
  // UTF-16 has zeros in it too.
  const isWide = /^(?:\xff\xfe|\xfe\xff)/.test(head);
  if (!isWide && bytes.subarray(0, 4_000).includes(0)) return 'This is not a file with recipes.';
  return null;
}

/** Files that belong together are read as one; the others one by one, and one that fails does not stop the rest. */
async function* readFolder(folder: Folder, unpacking: Unpacking, depth: number): AsyncGenerator<Tagged> {
  for (const { name: source, reason } of folder.refused)
    if (!isPicture(source)) yield { format: 'archive', read: { source, error: reason } };
  if (folder.names.some((path) => /temp_recipe\.dsv$/i.test(path))) {
    yield* tagged({ format: 'Cook’n', reading: readCookn(folder) });
    return;
  }
  const backup = folder.names.find((path) => /(?:^|\/)database\.json$/i.test(path));
  if (backup !== undefined) {
    const tables = parsed(decodeText(await folder.read(backup)));
    if (isObject(tables) && isMealieBackup(tables)) {
      yield* tagged({ format: 'Mealie', reading: readMealieBackup(tables, folder) });
      return;
    }
  }
  const wanted = folder.names.filter((path) => !isPicture(path) && !isLeftOut(path, folder));
  for (const path of wanted) {
    try {
      const source = { name: path, bytes: await folder.read(path), folder, unpacking };
      yield* readAny(source, depth + 1);
    } catch (error) {
      if (!(error instanceof FileProblem || error instanceof RecipeProblem)) throw error;
      // A file that is no recipe at all, such as one with settings, is nothing to report.
      const isReported = isRecipeName(path) || (isLikely(path) && !(error instanceof NoRecipes));
      if (isReported || wanted.length === 1)
        yield { format: 'archive', read: { source: path, error: error.message } };
    }
  }
}

/** Styles, scripts and the like of saved pages and of sites. */
function isLeftOut(path: string, { names }: Folder): boolean {
  if (/\.(?:css|js|map|svg|ico|ttf|woff2?|mp4|mov|mp3|log|lock|ya?ml|toml|sqlite3?|db)$/i.test(path))
    return true;
  if (/(?:^|\/)(?:readme|license|changelog|contributing)(?:\.(?:md|txt|rst|html?))?$/i.test(path))
    return true;
  // Cooklang's lists and settings beside recipes.
  return /(?:^|\/)config\//.test(path) && names.some((other) => other.endsWith('.cook'));
}

/** Files that can be nothing but recipes. */
function isRecipeName(path: string): boolean {
  return /\.(?:paprikarecipe|melarecipe|crumb|cook|mmf|mxp|mx2)$/i.test(path);
}

/** Files that often are recipes, and are reported when they are damaged. */
function isLikely(path: string): boolean {
  return /\.(?:zip|html?|json|csv|xml|md|txt|mm)$/i.test(path);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileProblem('The database in this backup is damaged or incomplete.');
  }
}
