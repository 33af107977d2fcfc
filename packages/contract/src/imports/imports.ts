import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The largest file that a person may bring along: a few thousand recipes with photos. */
export const MAX_IMPORT_BYTES = 200 * 1024 * 1024;

const IMPORT_STATES = ['waiting', 'reading', 'done', 'failed', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

const IMPORT_OUTCOMES = ['added', 'duplicate', 'failed'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

const count = z.number().int().nonnegative();

/** A file with recipes, and how far reading it has come. */
export const recipeImport = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  /** The app that wrote the file, in words: "Paprika". Null until it is known. */
  format: z.string().nullable(),
  read: count,
  added: count,
  skipped: count,
  failed: count,
  /** Why the whole file, or the rest of it, could not be read. */
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type RecipeImport = z.infer<typeof recipeImport>;

/** What became of one recipe of the file. */
export const importItem = z.object({
  source: z.string(),
  title: z.string().nullable(),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** The recipe that was added, or the one that was there before. */
  recipeId: z.string().nullable(),
  reason: z.string().nullable(),
});
export type ImportItem = z.infer<typeof importItem>;

const idParams = z.object({ id: z.uuid() });

/** The body is the file itself (application/octet-stream), which is why it has no schema. */
export const startImport = endpoint({
  method: 'POST',
  path: '/api/imports',
  summary: 'Bring recipes along: a file of another app, sent as it is; it is read in the background',
  access: 'user',
  query: z.object({
    name: z.string().trim().min(1).max(200),
    /** Recipes that the person has already are left out unless this is "keep". */
    duplicates: z.enum(['skip', 'keep']).default('skip'),
  }),
  response: recipeImport,
  status: 202,
  bodyLimit: MAX_IMPORT_BYTES,
  raw: 'application/octet-stream',
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/imports',
  summary: 'The files with recipes that the person brought along, newest first',
  access: 'user',
  response: z.object({ imports: z.array(recipeImport), total: z.number().int() }),
});

export const getImport = endpoint({
  method: 'GET',
  path: '/api/imports/:id',
  summary: 'How far an import has come and, first what went wrong, what became of its recipes',
  access: 'user',
  params: idParams,
  response: z.object({ import: recipeImport, items: z.array(importItem), moreItems: z.boolean() }),
});

export const importReport = endpoint({
  method: 'GET',
  path: '/api/imports/:id/report',
  summary: 'What became of every recipe of an import, as a CSV file',
  access: 'user',
  params: idParams,
  files: ['text/csv'],
});

export const undoImport = endpoint({
  method: 'DELETE',
  path: '/api/imports/:id',
  summary:
    'Take back a whole import; recipes that were changed since stay. One that is still read is stopped',
  access: 'user',
  params: idParams,
  response: z.object({ removed: count, kept: count }),
});
