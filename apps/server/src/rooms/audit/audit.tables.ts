import { AUDIT_ACTIONS } from '@crisper/contract/audit/audit';
import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  userId: uuid('user_id'),
  action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
  outlives: boolean('outlives').notNull().default(false),
  device: text('device').notNull().default(''),
  network: text('network').notNull().default(''),
  detail: text('detail').notNull().default(''),
});
