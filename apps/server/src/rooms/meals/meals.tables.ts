import { MEAL_SOURCES } from '@crisper/contract/meals/meals';
import type { MealItem } from '@crisper/kitchen/nutrition/meal-items';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const figures = () => ({
  calories: doublePrecision('calories').notNull(),
  protein: doublePrecision('protein').notNull(),
  carbs: doublePrecision('carbs').notNull(),
  fat: doublePrecision('fat').notNull(),
  fiber: doublePrecision('fiber'),
  sugar: doublePrecision('sugar'),
  sodiumMg: doublePrecision('sodium_mg'),
  vitaminCMg: doublePrecision('vitamin_c_mg'),
  ironMg: doublePrecision('iron_mg'),
  calciumMg: doublePrecision('calcium_mg'),
});

export const meals = pgTable('meals', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  ingredients: text('ingredients').array().notNull(),
  source: text('source', { enum: MEAL_SOURCES }).notNull(),
  recipeId: text('recipe_id'),
  eatenAt: moment('eaten_at').notNull(),
  timeZone: text('time_zone').notNull(),
  day: date('day').notNull(),
  ...figures(),
  rangeLow: doublePrecision('range_low'),
  rangeHigh: doublePrecision('range_high'),
  incomplete: boolean('incomplete').notNull(),
  idempotencyKey: text('idempotency_key'),
  createdAt: moment('created_at').notNull().defaultNow(),
  deletedAt: moment('deleted_at'),
});

export const mealItems = pgTable(
  'meal_items',
  {
    mealId: uuid('meal_id').notNull(),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    food: text('food'),
    fdcId: integer('fdc_id'),
    grams: doublePrecision('grams'),
    estimated: boolean('estimated').notNull(),
    ...figures(),
  },
  (table) => [primaryKey({ columns: [table.mealId, table.position] })],
);

export const mealOffers = pgTable('meal_offers', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  offeredBy: uuid('offered_by').notNull(),
  mealId: uuid('meal_id').notNull(),
  name: text('name').notNull(),
  ingredients: text('ingredients').array().notNull(),
  recipeId: text('recipe_id'),
  items: jsonb('items').$type<MealItem[]>().notNull(),
  eatenAt: moment('eaten_at').notNull(),
  timeZone: text('time_zone').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const mealAnalysisUses = pgTable('meal_analysis_uses', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  day: date('day').notNull(),
  heldUntil: moment('held_until'),
  photo: text('photo'),
});
