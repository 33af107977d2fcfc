import { gzipSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { DAMAGED_PHOTO } from '../found-recipe.ts';
import type { Photo } from '../photo.ts';
import { readRecipeFile } from '../read-recipe-file.ts';

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

/** Every recipe of a file, with the bytes of its photos. */
export async function readAll(name: string, content: string | Uint8Array) {
  const found = [];
  for await (const one of readRecipeFile(name, Buffer.from(content as string)))
    found.push('error' in one ? one : { ...one, recipe: await withBytes(one.recipe) });
  return found;
}

async function withBytes<Recipe extends { photos: readonly Photo[]; lost: readonly string[] }>(
  recipe: Recipe,
) {
  const photos: Uint8Array[] = [];
  const lost = [...recipe.lost];
  for (const photo of recipe.photos) {
    const bytes = await photo.bytes().catch(() => null);
    if (bytes) photos.push(bytes);
    else lost.push(DAMAGED_PHOTO);
  }
  return { ...recipe, photos, lost };
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
