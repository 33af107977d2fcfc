import type { HouseholdTopic } from '@crisper/contract/household/household-live';
import type { Allergen, Diet, Equipment, Units } from '@crisper/contract/vocabulary';
import {
  boolean,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { households, users } from '../../db/users.tables.ts';

export const householdProfiles = pgTable('household_profiles', {
  id: uuid('id').primaryKey(),
  householdId: uuid('household_id')
    .notNull()
    .references(() => households.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  diets: text('diets').array().$type<Diet[]>().notNull(),
  allergens: text('allergens').array().$type<Allergen[]>().notNull(),
  dislikes: text('dislikes').array().notNull().default([]),
  calories: integer('calories'),
  protein: integer('protein'),
  carbs: integer('carbs'),
  fat: integer('fat'),
  portion: doublePrecision('portion').notNull(),
  eats: boolean('eats').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** The member whose profile it is; null for a member without a login. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
});

export const householdInvitations = pgTable('household_invitations', {
  id: uuid('id').primaryKey(),
  householdId: uuid('household_id')
    .notNull()
    .references(() => households.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash'),
  role: text('role', { enum: ['member', 'child'] }).notNull(),
  email: text('email'),
  invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** That was made with the link, and for which alone it is from then on. */
  accountId: uuid('account_id').references(() => users.id, { onDelete: 'cascade' }),
});

export const kitchens = pgTable('kitchens', {
  householdId: uuid('household_id')
    .primaryKey()
    .references(() => households.id, { onDelete: 'cascade' }),
  equipment: text('equipment').array().$type<Equipment[]>(),
});

/** What is one person's own about cooking. */
export const cooks = pgTable('cooks', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  units: text('units').$type<Units>(),
  askedAt: timestamp('asked_at', { withTimezone: true }),
});

/** How often each thing that a household shares has changed; written by triggers alone. */
export const householdVersions = pgTable(
  'household_versions',
  {
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    topic: text('topic').$type<HouseholdTopic>().notNull(),
    version: integer('version').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.topic] })],
);
