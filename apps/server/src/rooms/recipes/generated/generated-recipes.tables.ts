import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { recipeDocument } from '../recipe-document.tables.ts';
import type { GenerationOrder } from './generation-order.ts';

const expiresAt = () =>
  timestamp('expires_at', { withTimezone: true }).notNull().default(sql`now() + interval '7 days'`);

export const generatedRecipes = pgTable('made_recipes', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull(),
  document: recipeDocument('document').notNull(),
  expiresAt: expiresAt(),
});

export const generationOrders = pgTable('made_orders', {
  key: text('key').primaryKey(),
  order: jsonb('asked').$type<GenerationOrder>().notNull(),
  names: text('names').array().notNull(),
  expiresAt: expiresAt(),
  askedBy: uuid('asked_by'),
});
