import type { ImportedItem } from './imported-recipe.ts';

/** A file to read. */
export interface ArchiveTask {
  name: string;
  path: string;
}

/** What is read: photos by their numbers, each once, and recipes that name them. */
export type ArchivePart =
  | { type: 'photo'; number: number; bytes: Uint8Array }
  | { type: 'item'; item: ImportedItem };

/** What the process tells: that it holds the file, what is in it, or why it cannot be read. */
export type ArchiveEvent = { type: 'opened' } | ArchivePart | { type: 'problem'; sentence: string };
