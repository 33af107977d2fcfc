import { boolean, date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../db/users.tables.ts';

const owner = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const noticeSettings = pgTable('notice_settings', {
  userId: owner().primaryKey(),
  mail: boolean('mail').notNull().default(false),
  quietFrom: text('quiet_from').notNull().default('21:00'),
  quietUntil: text('quiet_until').notNull().default('08:00'),
  lastDay: date('last_day'),
  lastAt: moment('last_at'),
});

export const pushDevices = pgTable('push_devices', {
  /** Goes with the session. */
  sessionId: uuid('session_id').primaryKey(),
  userId: owner().notNull(),
  endpoint: text('endpoint').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
