import type { DetectedIngredient } from '@crisper/contract/scans/scans';
import {
  boolean,
  date,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

export const scans = pgTable('scans', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  day: date('day').notNull(),
  photos: smallint('photos').notNull(),
  ingredients: jsonb('ingredients').$type<DetectedIngredient[]>().notNull(),
  counted: boolean('counted').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const scanUses = pgTable(
  'scan_uses',
  {
    userId: uuid('user_id').notNull(),
    day: date('day').notNull(),
    place: smallint('place').notNull(),
    scanId: uuid('scan_id').notNull(),
    heldUntil: timestamp('held_until', { withTimezone: true }),
    photos: text('photos').array().notNull().default([]),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.place] })],
);

export const scanCorrections = pgTable(
  'scan_corrections',
  {
    scanId: uuid('scan_id').notNull(),
    name: text('name').notNull(),
    food: text('food'),
    change: text('change', { enum: ['removed', 'added'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scanId, table.name] })],
);
