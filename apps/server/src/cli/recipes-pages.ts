import { open, readFile } from 'node:fs/promises';
import type { PrintedLine } from '@crisper/kitchen/recipes/print/printed-line';
import { readPrint } from '@crisper/kitchen/recipes/print/read-print';
import { FileProblem } from '@crisper/recipe-files/file-problem';
import { foundRecipe } from '@crisper/recipe-files/found-recipe';
import type { FoundInFile } from '@crisper/recipe-files/read-recipe-file';
import { decodePhoto, MAX_PHOTO_BYTES } from '@crisper/vision/decode';
import { PhotoError } from '@crisper/vision/photo-error';
import { PrintReader } from '@crisper/vision/reading/print/print-reader';
import { ParsePool } from '../parsing/parse-pool.ts';
import type { Parsing } from '../parsing/parser.ts';
import { Problem } from '../problem.ts';
import { isPdf, PDF_PROBLEMS } from '../rooms/recipes/page-photos/pdf-pages.ts';
import { readPdfLines } from '../rooms/recipes/page-photos/recipe-pages.parsers.ts';

const MAX_PDF_BYTES = 20 * 1024 * 1024;
/** As large as the server's vision engine look at a page. */
const SIDE = 2600;
const PHOTO = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|....ftyp)/s;
const PHOTO_NAME = /\.(?:jpe?g|png|webp|heic|heif|gif)$/i;

export type PageKind = 'photo' | 'pdf' | null;

/** What a file is by its first bytes, or a photo by its name: then the reader says why it is none. */
export async function pageKind(path: string): Promise<PageKind> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    const head = buffer.subarray(0, bytesRead);
    if (isPdf(head) || /\.pdf$/i.test(path)) return 'pdf';
    return PHOTO.test(head.toString('latin1')) || PHOTO_NAME.test(path) ? 'photo' : null;
  } finally {
    await file.close();
  }
}

/** "cake-1.jpg" and "cake-2.jpg" are pages of one recipe. */
export function isNextPage(path: string, next: string): boolean {
  const stem = (name: string) => /^(.{0,400}?)\d{1,3}\.[a-z]{3,4}$/i.exec(name)?.[1];
  return stem(path) !== undefined && stem(path) === stem(next);
}

let reader: Promise<PrintReader> | undefined;

/** The recipe on the photographed pages of these files, or in one PDF. */
export async function readPages(paths: readonly string[], kind: 'photo' | 'pdf'): Promise<FoundInFile> {
  const lines = kind === 'pdf' ? await linesOfPdf(paths[0]!) : await linesOfPhotos(paths);
  const draft = readPrint(lines)?.draft;
  if (!draft) throw new FileProblem('This doesn’t look like a recipe: no list of ingredients was found.');
  const sectioned = (list: readonly { text: string; section?: string | null }[]) =>
    list.map(({ text, section = null }) => ({ section, text }));
  const recipe = foundRecipe({
    ...draft,
    ingredients: sectioned(draft.ingredients),
    steps: sectioned(draft.steps),
    photos: [],
  });
  return { source: '', format: kind === 'pdf' ? 'pdf' : 'page photo', recipe };
}

async function linesOfPhotos(paths: readonly string[]): Promise<PrintedLine[][]> {
  const pages: PrintedLine[][] = [];
  for (const path of paths) {
    const picture = await readFile(path)
      .then((bytes) => {
        if (bytes.length > MAX_PHOTO_BYTES) throw new PhotoError('too-large');
        return decodePhoto(bytes, SIDE);
      })
      .catch((error: unknown) => {
        throw error instanceof PhotoError ? new FileProblem(error.message) : error;
      });
    reader ??= PrintReader.open({ threads: 2 });
    pages.push(await (await reader).read(picture, () => false));
  }
  if (pages.every((page) => page.length === 0))
    throw new FileProblem('There is nothing to read in this photo.');
  return pages;
}

/** Read where it can be stopped, as on the server: a PDF may be made to take for ever. */
export async function linesOfPdf(path: string, parsing?: Parsing): Promise<PrintedLine[][]> {
  const bytes = await readFile(path);
  if (bytes.length > MAX_PDF_BYTES) throw new FileProblem('This PDF is larger than 20 MB.');
  if (!isPdf(bytes)) throw new FileProblem(PDF_PROBLEMS.damaged);
  const own = parsing ? null : new ParsePool({ size: 1 });
  try {
    const pages = await (parsing ?? own!).read(readPdfLines, new Uint8Array(bytes), path);
    if (typeof pages === 'string') throw new FileProblem(pages);
    return pages;
  } catch (error) {
    throw error instanceof Problem ? new FileProblem('This PDF takes too long to read.') : error;
  } finally {
    await own?.close();
  }
}
