import type { ShopSection } from '@crisper/contract/vocabulary';
import type { Stop } from '@crisper/kitchen/shopping/shop-order';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { households, users } from '../../db/users.tables.ts';

/** Whether one part of a line is in the basket, as a member said last. */
export interface PartTick {
  ticked: boolean;
  /** By the clock of the device, at most the server's. ISO 8601 in UTC, so that texts compare like times. */
  at: string;
  /** The change: of two ticks of the same moment the greater key counts, in whatever order they arrive. */
  key: string;
}

/** How much a member wants of the parts they saw, whatever these wanted before. */
export interface PartAmount {
  /** As a member wrote it; null: what was wanted before. */
  text: string | null;
  /** The share of this part; null when unknown. */
  grams: number | null;
  /** How many parts it was said of. */
  of: number;
  at: string;
  key: string;
}

/** Who wants how much of a thing on the shopping list. */
export interface ShoppingPart {
  /** "plan", "recipe:ID" or "hand:ID". */
  source: string;
  dishes: string[];
  /** What the dishes call it. */
  name?: string;
  /** Null when unknown. */
  grams: number | null;
  /** The servings of a recipe. */
  servings?: number;
  /** As written by hand: "2 onions". */
  text?: string;
  /** When a plan or recipe last wanted more than was on the list: who saw the line before has not seen this. */
  since?: string;
  tick?: PartTick;
  amount?: PartAmount;
}

const owner = () =>
  uuid('household_id')
    .notNull()
    .references(() => households.id, { onDelete: 'cascade' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const shoppingItems = pgTable('shopping_items', {
  id: uuid('id').primaryKey(),
  householdId: owner(),
  key: text('key').notNull(),
  food: text('food'),
  name: text('name').notNull(),
  aisle: text('aisle').notNull(),
  grams: doublePrecision('grams'),
  amount: jsonb('amount').$type<{ us: string; metric: string }>().notNull(),
  byHand: boolean('by_hand').notNull(),
  parts: jsonb('parts').$type<ShoppingPart[]>().notNull().default([]),
  answer: text('answer', { enum: ['have', 'buy'] }),
  ticked: boolean('ticked').notNull().default(false),
  tickedAt: moment('ticked_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
});

/** Who ticked something off, and when last. */
export const shoppers = pgTable('shoppers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tickedAt: moment('ticked_at').notNull(),
});

/** Walks through a shop. */
export const shoppingTrips = pgTable('shopping_trips', {
  id: uuid('id').primaryKey().defaultRandom(),
  householdId: owner(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  beganAt: moment('began_at').notNull(),
  endedAt: moment('ended_at').notNull(),
  stops: jsonb('stops').$type<Stop[]>().notNull(),
  listId: uuid('list_id'),
});

/** The order of a shop as a member set it by hand. */
export const shoppingOrders = pgTable('shopping_orders', {
  householdId: owner(),
  sections: text('sections').array().$type<ShopSection[]>().notNull(),
  listId: uuid('list_id'),
});

export const shoppingLists = pgTable('shopping_lists', {
  id: uuid('id').primaryKey(),
  householdId: owner(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** On which list a thing is. */
export const listAssignments = pgTable(
  'shopping_homes',
  {
    householdId: owner(),
    key: text('key').notNull(),
    listId: uuid('list_id'),
    movedAt: moment('moved_at').notNull(),
    change: text('deed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.key] })],
);

/** What a thing costs, as a member entered it; null: it was taken away. */
export const shoppingPrices = pgTable(
  'shopping_prices',
  {
    householdId: owner(),
    key: text('key').notNull(),
    minor: integer('minor'),
    currency: text('currency').notNull(),
    per: text('per', { enum: ['pack', 'kilogram', 'pound'] }).notNull(),
    pack: text('pack').notNull(),
    saidAt: moment('said_at').notNull(),
    change: text('deed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.key] })],
);

/** What comes back on the list by itself. */
export const shoppingRegulars = pgTable(
  'shopping_regulars',
  {
    householdId: owner(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    weeks: integer('weeks').notNull(),
    nextOn: date('next_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.key] })],
);
