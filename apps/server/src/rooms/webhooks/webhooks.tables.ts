import type { WebhookEvent } from '@crisper/contract/webhooks/webhooks';
import { date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../db/users.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const webhooks = pgTable('webhooks', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  url: text('url').notNull(),
  events: text('events').array().$type<WebhookEvent[]>().notNull(),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  stoppedAt: moment('stopped_at'),
  lookedOn: date('looked_on'),
  /** In a row. */
  failures: integer('failures').notNull().default(0),
  pausedUntil: moment('paused_until'),
});

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: uuid('id').primaryKey().defaultRandom(),
  webhookId: uuid('webhook_id')
    .notNull()
    .references(() => webhooks.id, { onDelete: 'cascade' }),
  event: text('event').$type<WebhookEvent | 'test'>().notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  state: text('state', { enum: ['waiting', 'sent', 'failed'] })
    .notNull()
    .default('waiting'),
  tries: integer('tries').notNull().default(0),
  dueAt: moment('due_at').notNull(),
  status: integer('status'),
  problem: text('problem'),
});
