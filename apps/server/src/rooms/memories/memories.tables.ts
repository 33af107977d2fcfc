import { boolean, customType, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});

export const scanLooks = pgTable(
  'scan_looks',
  {
    scanId: uuid('scan_id').notNull(),
    id: text('id').notNull(),
    userId: uuid('user_id').notNull(),
    asked: boolean('asked').notNull(),
    name: text('name'),
    food: text('food'),
    label: text('label'),
    confidence: real('confidence').notNull(),
    shown: boolean('shown').notNull(),
    remembered: boolean('remembered').notNull(),
    embedding: bytes('embedding'),
    words: text('words').array().notNull().default([]),
    answer: text('answer', { enum: ['yes', 'no', 'name'] }),
    answerName: text('answer_name'),
    answerFood: text('answer_food'),
    kept: boolean('kept'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.scanId, table.id] })],
);

export const memories = pgTable('memories', {
  id: uuid('id').primaryKey().defaultRandom(),
  householdId: uuid('household_id').notNull(),
  scanId: uuid('scan_id').notNull(),
  lookId: text('look_id').notNull(),
  name: text('name').notNull(),
  food: text('food'),
  label: text('label'),
  embedding: bytes('embedding').notNull(),
  words: text('words').array().notNull().default([]),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  deniedBy: uuid('denied_by'),
});
