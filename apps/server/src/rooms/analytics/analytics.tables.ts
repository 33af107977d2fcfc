import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../db/users.tables.ts';

const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const analyticsEvents = pgTable('analytics_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: person(),
  event: text('event').notNull(),
  label: text('label').notNull(),
  good: boolean('good').notNull(),
  cacheHit: boolean('cache_hit').notNull(),
  millis: integer('millis'),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});

export const analyticsDays = pgTable(
  'analytics_days',
  {
    userId: person(),
    day: date('day').notNull(),
    event: text('event').notNull(),
    label: text('label').notNull(),
    times: integer('times').notNull(),
    good: integer('good').notNull(),
    hits: integer('hits').notNull(),
    measured: integer('measured').notNull(),
    millis: bigint('millis', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.event, table.label] })],
);
