import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const madeRecipes = pgTable('made_recipes', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull(),
  document: jsonb('document').$type<Recipe>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
