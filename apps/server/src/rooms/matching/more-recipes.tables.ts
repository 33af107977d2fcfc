import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Asked } from './asked.ts';

export const moreRecipes = pgTable('more_recipes', {
  key: text('key').primaryKey(),
  asked: jsonb('asked').$type<Asked>().notNull(),
  state: text('state', { enum: ['waiting', 'done', 'failed'] })
    .notNull()
    .default('waiting'),
  recipeIds: text('recipe_ids').array().notNull().default([]),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
});
