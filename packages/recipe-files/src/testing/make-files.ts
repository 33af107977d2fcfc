import { gzipSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { type FoundInFile, readRecipeFile } from '../read-recipe-file.ts';

/** A ZIP of these files, for tests. */
export async function zipOf(files: Record<string, string | Uint8Array>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content as string), name);
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

export const gzipped = (value: unknown): Buffer => gzipSync(JSON.stringify(value));

export async function readAll(name: string, content: string | Uint8Array): Promise<FoundInFile[]> {
  const found: FoundInFile[] = [];
  for await (const one of readRecipeFile(name, Buffer.from(content as string))) found.push(one);
  return found;
}

/** The only recipe of a file. */
export async function readOne(name: string, content: string | Uint8Array) {
  const found = await readAll(name, content);
  const [first] = found;
  if (found.length !== 1 || !first || 'error' in first) throw new Error(JSON.stringify(found));
  return { format: first.format, ...first.recipe };
}

/** One pixel, as a JPEG would start. */
export const PHOTO = Buffer.from('\xff\xd8\xff\xe0 a photo', 'latin1');
