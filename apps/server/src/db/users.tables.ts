import type { Tab } from '@crisper/contract/account/tabs';
import { HOUSEHOLD_ROLES } from '@crisper/contract/auth/auth';
import { LANGUAGES } from '@crisper/contract/languages';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const households = pgTable('households', {
  id: uuid('id').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull(),
  username: text('username').notNull(),
  /** Null for who signs in with a passkey or a provider alone. */
  passwordHash: text('password_hash'),
  role: text('role', { enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  timeZone: text('time_zone').notNull().default('UTC'),
  /** Whether posts in the community carry the name. */
  showsName: boolean('shows_name').notNull().default(false),
  /** The tabs of the bottom bar; null for the usual ones. */
  tabs: text('tabs').array().$type<Tab[]>(),
  /** Null until it is chosen: the browser says it then. */
  language: text('language', { enum: LANGUAGES }),
  timeZoneChosen: boolean('time_zone_chosen').notNull().default(false),
  onboardingCompleted: boolean('onboarding_completed').notNull().default(false),
  proUntil: moment('pro_until'),
  referralCodeUsed: text('referral_code_used'),
  createdAt: moment('created_at').notNull().defaultNow(),
  emailConfirmedAt: moment('email_confirmed_at'),
  /** A new person gets a household of their own, made by the database. */
  householdId: uuid('household_id')
    .notNull()
    .defaultRandom()
    .references(() => households.id),
  householdRole: text('household_role', { enum: HOUSEHOLD_ROLES }).notNull().default('owner'),
  householdSince: moment('household_since').notNull().defaultNow(),
  disabledAt: moment('disabled_at'),
});
