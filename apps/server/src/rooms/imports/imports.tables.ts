import type { ImportOutcome, ImportState } from '@crisper/contract/imports/imports';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../db/bytea.ts';

/** A file with recipes that a person brought along. */
export const recipeArchives = pgTable('recipe_archives', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  fileName: text('file_name').notNull(),
  fileHash: text('file_hash'),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  state: text('state').$type<ImportState | 'arriving'>().notNull(),
  keepDuplicates: boolean('keep_duplicates').notNull(),
  format: text('format'),
  read: integer('read').notNull().default(0),
  added: integer('added').notNull().default(0),
  skipped: integer('skipped').notNull().default(0),
  failed: integer('failed').notNull().default(0),
  error: text('error'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  queuedAt: timestamp('queued_at', { withTimezone: true }),
});

/** The file in pieces, until it has been read. */
export const recipeArchiveParts = pgTable(
  'recipe_archive_parts',
  {
    archiveId: uuid('archive_id').notNull(),
    part: integer('part').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.archiveId, table.part] })],
);

/** One row a recipe of the file. */
export const recipeArchiveItems = pgTable(
  'recipe_archive_items',
  {
    archiveId: uuid('archive_id').notNull(),
    position: integer('position').notNull(),
    source: text('source').notNull(),
    title: text('title'),
    outcome: text('outcome').$type<ImportOutcome | 'read'>().notNull(),
    recipeId: text('recipe_id'),
    reason: text('reason'),
    /** The row of `recipes` that it becomes, until the whole file has been read. */
    recipe: jsonb('recipe'),
    marks: jsonb('marks'),
  },
  (table) => [primaryKey({ columns: [table.archiveId, table.position] })],
);
