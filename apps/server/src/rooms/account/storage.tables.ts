import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { households, users } from '../../db/users.tables.ts';

export const storageUses = pgTable(
  'storage_uses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    what: text('what').notNull(),
    rows: bigint('rows', { mode: 'number' }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.what] })],
);

export const householdStorageUses = pgTable(
  'household_storage_uses',
  {
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    what: text('what').notNull(),
    rows: bigint('rows', { mode: 'number' }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.what] })],
);

export const storageLimits = pgTable('storage_limits', {
  what: text('what').primaryKey(),
  rows: bigint('rows', { mode: 'number' }).notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});
