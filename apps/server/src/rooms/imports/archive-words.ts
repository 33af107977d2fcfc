import type { ImportedItem } from './imported-recipe.ts';

/** What the process that reads files is told: a file, and how much of what it has said was taken. */
export type ArchiveOrder = { type: 'file'; name: string; path: string } | { type: 'taken'; bytes: number };

/** What is handed over: photos by their numbers, each once, and recipes that name them. */
export type Handed =
  | { type: 'photo'; number: number; bytes: Uint8Array }
  | { type: 'item'; item: ImportedItem };

/** What the process says: that it holds the file, what is in it, the end, or why the file cannot be read. */
export type ArchiveWords =
  | { type: 'opened' }
  | Handed
  | { type: 'end' }
  | { type: 'problem'; sentence: string };

/** So much may be on its way at a time, unless it is one thing. */
export const IN_FLIGHT_BYTES = 16 * 1024 * 1024;
const RECIPE_BYTES = 16 * 1024;

export const bytesOf = (handed: Handed): number =>
  handed.type === 'photo' ? handed.bytes.length : RECIPE_BYTES;
