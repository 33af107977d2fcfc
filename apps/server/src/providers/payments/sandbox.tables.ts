import { INTERVALS } from '@crisper/contract/billing/billing';
import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const clock = pgTable('sandbox_clock', {
  one: boolean('one').primaryKey().default(true),
  aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull().default(0),
});

export const customers = pgTable('sandbox_customers', {
  id: text('id').primaryKey(),
  key: text('key').notNull(),
  email: text('email').notNull(),
  cardPays: boolean('card_pays'),
  balanceCents: integer('balance_cents').notNull().default(0),
  cardFingerprint: text('card_fingerprint'),
});

export const subscriptions = pgTable('sandbox_subscriptions', {
  id: text('id').primaryKey(),
  customerId: text('customer_id').notNull(),
  key: text('key').notNull(),
  status: text('status', { enum: ['incomplete', 'active', 'past_due', 'ended'] }).notNull(),
  interval: text('interval', { enum: INTERVALS }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  anchor: moment('anchor').notNull(),
  periods: integer('periods').notNull().default(1),
  periodStart: moment('period_start').notNull(),
  periodEnd: moment('period_end').notNull(),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  startedAt: moment('started_at').notNull(),
  endedAt: moment('ended_at'),
});

export const payments = pgTable('sandbox_payments', {
  id: text('id').primaryKey(),
  subscriptionId: text('subscription_id').notNull(),
  clientSecret: text('client_secret').notNull(),
  amountCents: integer('amount_cents').notNull(),
  description: text('description').notNull(),
  status: text('status', {
    enum: ['requires_payment_method', 'requires_action', 'succeeded', 'canceled'],
  }).notNull(),
  createdAt: moment('created_at').notNull(),
  paidAt: moment('paid_at'),
  refundedAt: moment('refunded_at'),
});
