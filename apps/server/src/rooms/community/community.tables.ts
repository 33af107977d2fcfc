import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../db/users.tables.ts';

const number = (name: string) => bigint(name, { mode: 'number' });
const identity = () => number('id').primaryKey().generatedAlwaysAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true });
const member = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const author = () => uuid('author_id').references(() => users.id, { onDelete: 'set null' });
const count = (name: string) => integer(name).notNull().default(0);
const flag = (name: string) => boolean(name).notNull().default(false);

const STATES = ['shown', 'held', 'hidden', 'removed'] as const;
export type State = (typeof STATES)[number];

export const discussions = pgTable('discussions', {
  id: identity(),
  seed: text('seed'),
  authorId: author(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  category: text('category').notNull(),
  recipeId: text('recipe_id'),
  isPinned: flag('is_pinned'),
  isLocked: flag('is_locked'),
  isEdited: flag('is_edited'),
  state: text('state', { enum: STATES }).notNull().default('shown'),
  viewCount: count('view_count'),
  replyCount: count('reply_count'),
  likeCount: count('like_count'),
  reportCount: count('report_count'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const replies = pgTable('discussion_replies', {
  id: identity(),
  discussionId: number('discussion_id')
    .notNull()
    .references(() => discussions.id, { onDelete: 'cascade' }),
  authorId: author(),
  content: text('content').notNull(),
  isEdited: flag('is_edited'),
  state: text('state', { enum: STATES }).notNull().default('shown'),
  likeCount: count('like_count'),
  reportCount: count('report_count'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const topics = pgTable(
  'discussion_topics',
  { topic: text('topic').notNull(), discussionId: number('discussion_id').notNull() },
  (table) => [primaryKey({ columns: [table.topic, table.discussionId] })],
);

export const discussionLikes = pgTable(
  'discussion_likes',
  {
    discussionId: number('discussion_id').notNull(),
    userId: member('user_id'),
    authorId: author(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.discussionId, table.userId] })],
);

export const replyLikes = pgTable(
  'reply_likes',
  {
    replyId: number('reply_id').notNull(),
    userId: member('user_id'),
    authorId: author(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.replyId, table.userId] })],
);

export const views = pgTable(
  'discussion_views',
  {
    discussionId: number('discussion_id').notNull(),
    viewer: text('viewer').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.discussionId, table.viewer] })],
);

export const reports = pgTable('community_reports', {
  id: identity(),
  reporterId: member('reporter_id'),
  discussionId: number('discussion_id'),
  replyId: number('reply_id'),
  reason: text('reason').notNull(),
  note: text('note').notNull().default(''),
  weight: integer('weight').notNull(),
  upheld: boolean('upheld'),
  resolvedAt: moment('resolved_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const members = pgTable('community_members', {
  userId: member('user_id').primaryKey(),
  joinedAt: moment('joined_at').notNull().defaultNow(),
});

export const events = pgTable('community_events', {
  id: identity(),
  seed: text('seed'),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  startsAt: moment('starts_at').notNull(),
  hours: integer('hours').notNull(),
  weekly: flag('weekly'),
  discussionId: number('discussion_id'),
  removedAt: moment('removed_at'),
});
