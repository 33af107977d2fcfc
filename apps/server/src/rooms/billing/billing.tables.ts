import { INTERVALS } from '@crisper/contract/billing/billing';
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../db/users.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const customers = pgTable('billing_customers', {
  userId: person().primaryKey(),
  customerId: text('customer_id').notNull(),
  asked: bigint('asked', { mode: 'number' }).notNull().default(0),
  written: bigint('written', { mode: 'number' }).notNull().default(0),
  syncedAt: moment('synced_at'),
});

export const subscriptions = pgTable('subscriptions', {
  id: text('id').primaryKey(),
  userId: person(),
  status: text('status', { enum: ['active', 'past_due', 'ended'] }).notNull(),
  interval: text('interval', { enum: INTERVALS }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  periodEnd: moment('period_end').notNull(),
  paidThrough: moment('paid_through').notNull(),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
  startedAt: moment('started_at').notNull(),
  firstPaidAt: moment('first_paid_at').notNull(),
  endedAt: moment('ended_at'),
  toldCancel: boolean('told_cancel').notNull().default(false),
  toldAt: moment('told_at'),
});

export const checkouts = pgTable('checkouts', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: person(),
  interval: text('interval', { enum: INTERVALS }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  status: text('status', { enum: ['open', 'paid', 'dropped'] })
    .notNull()
    .default('open'),
  subscriptionId: text('subscription_id'),
  paymentIntentId: text('payment_intent_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  checkAt: moment('check_at').notNull().defaultNow(),
});

export const refunds = pgTable('refunds', {
  userId: person().primaryKey(),
  id: uuid('id').notNull().defaultRandom(),
  subscriptionId: text('subscription_id').notNull(),
  amountCents: integer('amount_cents'),
  askedAt: moment('asked_at').notNull().defaultNow(),
  doneAt: moment('done_at'),
});

export const guaranteeMarks = pgTable('guarantee_marks', {
  mark: text('mark').primaryKey(),
  usedAt: moment('used_at').notNull().defaultNow(),
});

export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
  doneAt: moment('done_at'),
});
