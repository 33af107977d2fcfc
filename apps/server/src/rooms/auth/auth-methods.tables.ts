import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../db/users.tables.ts';
import { sessions } from './auth.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  credentialId: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  /** How often it was used, where it counts; others stay at 0. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  synced: boolean('synced').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at'),
  /** When the mailbox of the account said yes to it. */
  mailboxConfirmedAt: moment('mailbox_confirmed_at'),
});

/** Emails about a way in that was added, to which the mailbox says yes or no. */
export const signInMethodEmails = pgTable('sign_in_method_emails', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null where it is about one-time codes. */
  passkeyId: uuid('passkey_id').references(() => passkeys.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});

export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  purpose: text('purpose', { enum: ['sign-up', 'sign-in', 'add', 'confirm'] }).notNull(),
  sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
  /** The id that a new account will have. */
  newUserId: uuid('new_user_id'),
  expiresAt: moment('expires_at').notNull(),
});

export const providerLinks = pgTable(
  'provider_links',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made an administrator by a group of the provider. */
    adminByGroup: boolean('admin_by_group').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);

/** People who were sent to the provider and are not back yet. */
export const providerRequests = pgTable('provider_requests', {
  stateHash: text('state_hash').primaryKey(),
  proofHash: text('proof_hash').notNull(),
  sealedRequest: text('sealed_request').notNull(),
  sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
  invitation: text('invitation'),
  referralCode: text('referral_code'),
  expiresAt: moment('expires_at').notNull(),
});
