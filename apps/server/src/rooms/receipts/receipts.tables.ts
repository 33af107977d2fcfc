import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { households } from '../../db/users.tables.ts';

export const receiptWords = pgTable(
  'receipt_words',
  {
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    words: text('words').notNull(),
    name: text('name').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.words] })],
);
