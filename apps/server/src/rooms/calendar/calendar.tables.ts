import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { households, users } from '../../db/users.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const mealTimes = pgTable('meal_times', {
  householdId: uuid('household_id')
    .primaryKey()
    .references(() => households.id, { onDelete: 'cascade' }),
  breakfast: text('breakfast').notNull(),
  lunch: text('lunch').notNull(),
  dinner: text('dinner').notNull(),
  snack: text('snack').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
