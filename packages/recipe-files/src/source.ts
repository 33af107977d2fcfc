import type { Folder } from './folder.ts';
import type { RawRecipe } from './found-recipe.ts';
import type { Photo } from './photo.ts';
import type { Unpacking } from './unpacking.ts';

/** One file to be read, alone or inside an archive. */
export interface Source {
  name: string;
  bytes: Uint8Array;
  /** The archive it is in, for the photos beside it. */
  folder: Folder | null;
  unpacking: Unpacking;
}

/** A recipe, or why this one could not be read. */
export type Read = { source: string; given: RawRecipe } | { source: string; error: string };
export type Reading = AsyncIterable<Read> | Iterable<Read>;

/** Reads of one format. */
export interface FormatRead {
  format: string;
  reading: Reading;
}

const PICTURE = /\.(?:jpe?g|png|webp|gif|hei[cf])$/i;

export function isPicture(name: string): boolean {
  return PICTURE.test(name);
}

/** A file beside another one, or anywhere in its archive; undefined when it is not there. */
export function photoBeside(source: Source, path: string): Photo | undefined {
  const { folder, name } = source;
  const wanted = decoded(path)
    .replace(/\\/g, '/')
    .replace(/^(?:\.?\/)+/, '');
  if (folder === null || wanted === '' || /^https?:/i.test(wanted)) return undefined;
  const beside = `${name.slice(0, name.lastIndexOf('/') + 1)}${wanted}`;
  const found =
    folder.names.find((other) => other === beside) ??
    folder.names.find((other) => other === wanted || other.endsWith(`/${wanted}`));
  return found === undefined ? undefined : folder.photo(found);
}

export function present<T>(values: readonly (T | undefined)[]): T[] {
  return values.filter((value) => value !== undefined);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path.split(/[?#]/, 1)[0]!);
  } catch {
    return path;
  }
}
