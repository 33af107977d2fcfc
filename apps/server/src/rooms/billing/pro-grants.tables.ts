import { PRO_SOURCES } from '@crisper/contract/billing/billing';
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../db/users.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const proGrants = pgTable(
  'pro_grants',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text('source', { enum: PRO_SOURCES }).notNull(),
    ref: text('ref').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.source, table.ref] })],
);
