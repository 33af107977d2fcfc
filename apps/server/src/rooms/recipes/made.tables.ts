import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MadeOrder } from './made-order.ts';

export const madeRecipes = pgTable('made_recipes', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull(),
  document: jsonb('document').$type<Recipe>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const madeOrders = pgTable('made_orders', {
  key: text('key').primaryKey(),
  asked: jsonb('asked').$type<MadeOrder>().notNull(),
  names: text('names').array().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
