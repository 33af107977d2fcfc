import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../db/users.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const dailyZones = pgTable('daily_zones', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  timeZone: text('time_zone').notNull(),
  usedAt: moment('used_at').notNull(),
});

export const dailyTries = pgTable(
  'daily_tries',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    what: text('what').notNull(),
    day: date('day').notNull(),
    tries: integer('tries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.what, table.day] })],
);
