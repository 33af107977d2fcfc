import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/users.tables.ts';
import { recipeCollections } from '../collections/collections.tables.ts';

export const sharedLinks = pgTable('shared_links', {
  token: text('token').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  recipeId: text('recipe_id'),
  collectionId: uuid('collection_id').references(() => recipeCollections.id, { onDelete: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
