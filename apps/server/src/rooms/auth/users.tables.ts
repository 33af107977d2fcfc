import { HOUSEHOLD_ROLES } from '@crisper/contract/auth/auth';
import type { HouseholdTopic } from '@crisper/contract/household/household-live';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

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

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull(),
  device: text('device').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  /** Then it ends, however often it is used. */
  endsAt: moment('ends_at').notNull().default(sql`now() + interval '90 days'`),
  elevatedUntil: moment('elevated_until'),
});

export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    markHash: text('mark_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.markHash] })],
);

export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  /** Made by an administrator: it proves nothing about the mailbox. */
  byAdmin: boolean('by_admin').notNull().default(false),
});

export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Null until the first code was entered. */
  confirmedAt: moment('confirmed_at'),
  /** The half minute of the last code that was accepted. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** When the mailbox of the account said yes to them. */
  mailboxConfirmedAt: moment('mailbox_confirmed_at'),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins that wait for their second step. */
export const signInTickets = pgTable('sign_in_tickets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  tries: integer('tries').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
  /** Where the provider said how long. */
  sessionEndsAt: moment('session_ends_at'),
});

export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey().defaultRandom(),
  tokenHash: text('token_hash').notNull(),
  /** Of the token in the email: who has it reads the mailbox. */
  mailedHash: text('mailed_hash'),
  email: text('email'),
  /** That the new account joins. */
  householdId: uuid('household_id').references(() => households.id, { onDelete: 'set null' }),
  invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
  usedBy: uuid('used_by').references(() => users.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const emailConfirmations = pgTable('email_confirmations', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});

/** The new address of somebody, until its email is answered. */
export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  newEmail: text('new_email').notNull(),
  /** Null until the email is written. */
  tokenHash: text('token_hash'),
  expiresAt: moment('expires_at').notNull(),
});

/** Addresses that somebody had and can still go back to. Meanwhile nobody else gets them. */
export const formerEmails = pgTable('former_emails', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  tokenHash: text('token_hash'),
  changedAt: moment('changed_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

export const dailyZones = pgTable('daily_zones', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  timeZone: text('time_zone').notNull(),
  usedAt: moment('used_at').notNull(),
});

export const dailyTries = pgTable(
  'daily_tries',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    what: text('what').notNull(),
    day: date('day').notNull(),
    tries: integer('tries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.what, table.day] })],
);

export const storageUses = pgTable(
  'storage_uses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    what: text('what').notNull(),
    rows: bigint('rows', { mode: 'number' }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.what] })],
);

export const householdStorageUses = pgTable(
  'household_storage_uses',
  {
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    what: text('what').notNull(),
    rows: bigint('rows', { mode: 'number' }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.what] })],
);

/** How often each thing that a household shares has changed; written by triggers alone. */
export const householdVersions = pgTable(
  'household_versions',
  {
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    topic: text('topic').$type<HouseholdTopic>().notNull(),
    version: integer('version').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.topic] })],
);

export const storageLimits = pgTable('storage_limits', {
  what: text('what').primaryKey(),
  rows: bigint('rows', { mode: 'number' }).notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});
