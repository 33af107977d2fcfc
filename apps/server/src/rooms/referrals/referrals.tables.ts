import { date, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../db/users.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const person = (name: string) => uuid(name).references(() => users.id, { onDelete: 'cascade' });
const leavingPerson = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

export const referralCodes = pgTable('referral_codes', {
  userId: person('user_id').primaryKey(),
  code: text('code').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const referralMarks = pgTable('referral_marks', {
  mark: text('mark').primaryKey(),
  userId: leavingPerson('user_id'),
});

export const referrals = pgTable('referrals', {
  id: uuid('id').primaryKey().defaultRandom(),
  referrerId: leavingPerson('referrer_id'),
  friendId: leavingPerson('friend_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  completedAt: moment('completed_at'),
  daysEarned: smallint('days_earned').notNull().default(0),
});

export const recipeShares = pgTable(
  'recipe_shares',
  {
    userId: person('user_id').notNull(),
    day: date('day').notNull(),
    title: text('title').notNull(),
    platform: text('platform').notNull(),
    sharedAt: moment('shared_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.title, table.platform] })],
);

export const leaderboardMembers = pgTable('leaderboard_members', {
  userId: person('user_id').primaryKey(),
  since: moment('since').notNull().defaultNow(),
});
