import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { households, users } from '../../db/users.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

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

/** The new address of a user, until its email is answered. */
export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  newEmail: text('new_email').notNull(),
  /** Null until the email is written. */
  tokenHash: text('token_hash'),
  expiresAt: moment('expires_at').notNull(),
});

/** Addresses that a user had and can still go back to. Meanwhile no other user gets them. */
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
