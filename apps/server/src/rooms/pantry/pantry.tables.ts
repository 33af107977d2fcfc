import { PANTRY_SOURCES } from '@crisper/contract/pantry/pantry';
import { ALLERGENS } from '@crisper/contract/vocabulary';
import { boolean, date, doublePrecision, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { households, users } from '../../db/users.tables.ts';

export const pantryItems = pgTable('pantry_items', {
  id: uuid('id').primaryKey(),
  householdId: uuid('household_id')
    .notNull()
    .references(() => households.id, { onDelete: 'cascade' }),
  food: text('food'),
  name: text('name').notNull(),
  amount: doublePrecision('amount'),
  unit: text('unit'),
  grams: doublePrecision('grams'),
  place: text('place', { enum: ['fridge', 'pantry', 'freezer'] }).notNull(),
  addedOn: date('added_on').notNull(),
  openedOn: date('opened_on'),
  bestBefore: date('best_before'),
  bestBeforeEstimated: boolean('best_before_estimated').notNull(),
  source: text('source', { enum: PANTRY_SOURCES }).notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  product: text('product'),
  code: text('code'),
  packGrams: doublePrecision('pack_grams'),
  price: doublePrecision('price'),
  currency: text('currency'),
  addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
  allergens: text('allergens', { enum: ALLERGENS }).array(),
  mayContain: text('may_contain', { enum: ALLERGENS }).array(),
  removedAt: timestamp('removed_at', { withTimezone: true }),
  /** The recipe of a cooked dish, whose `source` is `cooked`; `allergens` and `mayContain` are the dish's then. */
  recipeId: text('recipe_id'),
});

/** What was cooked in the days before it would have spoiled. */
export const pantrySaved = pgTable('pantry_saved', {
  id: uuid('id').primaryKey().defaultRandom(),
  householdId: uuid('household_id')
    .notNull()
    .references(() => households.id, { onDelete: 'cascade' }),
  food: text('food'),
  name: text('name').notNull(),
  grams: doublePrecision('grams'),
  price: doublePrecision('price'),
  currency: text('currency'),
  bestBefore: date('best_before').notNull(),
  usedOn: date('used_on').notNull(),
});

export const staples = pgTable('staples', {
  householdId: uuid('household_id')
    .primaryKey()
    .references(() => households.id, { onDelete: 'cascade' }),
  foods: text('foods').array().notNull(),
});
