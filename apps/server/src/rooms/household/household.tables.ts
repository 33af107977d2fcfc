import type { Allergen, Diet, Equipment, Units } from '@crisper/contract/vocabulary';
import { boolean, doublePrecision, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

export const householdProfiles = pgTable('household_profiles', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  isSelf: boolean('is_self').notNull().default(false),
  name: text('name').notNull(),
  diets: text('diets').array().$type<Diet[]>().notNull(),
  allergens: text('allergens').array().$type<Allergen[]>().notNull(),
  calories: integer('calories'),
  protein: integer('protein'),
  carbs: integer('carbs'),
  fat: integer('fat'),
  portion: doublePrecision('portion').notNull(),
  eats: boolean('eats').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const kitchens = pgTable('kitchens', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  equipment: text('equipment').array().$type<Equipment[]>(),
  units: text('units').$type<Units>(),
  askedAt: timestamp('asked_at', { withTimezone: true }),
});
