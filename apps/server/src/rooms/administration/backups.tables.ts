import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const backups = pgTable('backups', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  place: text().notNull(),
  name: text().notNull(),
  bytes: bigint({ mode: 'number' }),
  problem: text(),
});
