import type { PlanWishes, Weekday } from '@crisper/contract/plan/plan-wishes';
import type { EaterShare } from '@crisper/kitchen/planning/eaters';
import type { FixedMeal, PlannedDay, Slot, Targets } from '@crisper/kitchen/planning/plan';
import type { Sentence } from '@crisper/kitchen/saying/say';
import {
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { households } from '../../db/users.tables.ts';

export interface PlanDocument {
  days: PlannedDay[];
  targets: Targets;
  /** The first is whose servings the meals are in. */
  eaters: EaterShare[];
  /** Place of the week -> who eats there, where it is not everybody. */
  tables?: Record<string, EaterShare[]>;
  /** Places that this household does not plan. */
  skipped?: string[];
  /** Slot of the week -> recipes that were swapped out there. */
  refused: Record<string, string[]>;
  seed: number;
  maxMinutes: number | null;
  /** Plans of before have them as they were said in English. */
  notes: (string | Sentence)[];
}

const owner = () =>
  uuid('household_id')
    .notNull()
    .references(() => households.id, { onDelete: 'cascade' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const mealPlans = pgTable('meal_plans', {
  id: uuid('id').primaryKey(),
  householdId: owner(),
  startOn: date('start_on').notNull(),
  version: integer('version').notNull().default(1),
  document: jsonb('document').$type<PlanDocument>().notNull(),
  /** The document before the last change. */
  previous: jsonb('previous').$type<PlanDocument>(),
  lastRequest: text('last_request').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** The week that a household without Pro is shown. */
export const planPreviews = pgTable('plan_previews', {
  householdId: uuid('household_id')
    .primaryKey()
    .references(() => households.id, { onDelete: 'cascade' }),
  startOn: date('start_on').notNull(),
  document: jsonb('document').$type<PlanDocument>().notNull(),
});

export const planWishes = pgTable('plan_wishes', {
  householdId: uuid('household_id')
    .primaryKey()
    .references(() => households.id, { onDelete: 'cascade' }),
  weekdayMinutes: integer('weekday_minutes'),
  newRecipes: integer('new_recipes'),
  meals: jsonb('meals').$type<PlanWishes['meals']>(),
  dayMinutes: jsonb('day_minutes').$type<PlanWishes['dayMinutes']>().notNull().default({}),
  lunchAtHome: text('lunch_at_home').array().$type<Weekday[]>().notNull().default([]),
  budget: smallint('budget'),
  familiarity: text('familiarity', { enum: ['familiar', 'adventurous'] }),
  breakfasts: smallint('breakfasts'),
  without: text('without').array().notNull().default([]),
});

/** Meals that come back every week. */
export const planRepeats = pgTable(
  'plan_repeats',
  {
    householdId: owner(),
    weekday: text('weekday').$type<Weekday>().notNull(),
    slot: text('slot').$type<Slot>().notNull(),
    meal: jsonb('meal').$type<FixedMeal>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  ({ householdId, weekday, slot }) => [primaryKey({ columns: [householdId, weekday, slot] })],
);
