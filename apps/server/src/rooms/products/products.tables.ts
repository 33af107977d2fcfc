import type { ProductLabel } from '@crisper/contract/products/products';
import { ALLERGENS } from '@crisper/contract/vocabulary';
import { bigint, doublePrecision, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { households } from '../../db/users.tables.ts';

/** What imported and own products have in common. */
const described = {
  name: text('name').notNull(),
  brand: text('brand'),
  food: text('food'),
  packAmount: doublePrecision('pack_amount'),
  packUnit: text('pack_unit', { enum: ['gram', 'milliliter', 'piece'] }),
  per100g: jsonb('per100g').$type<ProductLabel>(),
  servingGrams: doublePrecision('serving_grams'),
  allergens: text('allergens', { enum: ALLERGENS }).array().notNull(),
  mayContain: text('may_contain', { enum: ALLERGENS }).array().notNull().default([]),
};

export const products = pgTable('products', {
  code: text('code').primaryKey(),
  ...described,
  source: text('source', { enum: ['import', 'online'] }).notNull(),
  refreshedAt: timestamp('refreshed_at', { withTimezone: true }).notNull().defaultNow(),
});

export const productImports = pgTable('product_imports', {
  source: text('source').primaryKey(),
  done: bigint('done', { mode: 'number' }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const ownProducts = pgTable('own_products', {
  id: uuid('id').primaryKey(),
  householdId: uuid('household_id')
    .notNull()
    .references(() => households.id, { onDelete: 'cascade' }),
  code: text('code'),
  ...described,
  weighs: text('weighs', { enum: ['weight', 'price'] }),
  version: integer('version').notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const productSharing = pgTable('product_sharing', {
  householdId: uuid('household_id')
    .primaryKey()
    .references(() => households.id, { onDelete: 'cascade' }),
  since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
});
