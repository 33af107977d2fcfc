import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SearchQuery } from './search-query.ts';

export const moreRecipes = pgTable('more_recipes', {
  key: text('key').primaryKey(),
  query: jsonb('asked').$type<SearchQuery>().notNull(),
  state: text('state', { enum: ['waiting', 'done', 'failed'] })
    .notNull()
    .default('waiting'),
  recipeIds: text('recipe_ids').array().notNull().default([]),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
});
