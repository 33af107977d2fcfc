import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../db/users.tables.ts';

export const sharedLinks = pgTable('shared_links', {
  token: text('token').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  recipeId: text('recipe_id'),
  collectionId: uuid('collection_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
