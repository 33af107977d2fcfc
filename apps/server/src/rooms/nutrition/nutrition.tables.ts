import { ACTIVITY_LEVELS, GENDERS, GOALS } from '@crisper/contract/nutrition/nutrition';
import { doublePrecision, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const nutritionGoals = pgTable('nutrition_goals', {
  userId: uuid('user_id').primaryKey(),
  dailyCalories: integer('daily_calories').notNull(),
  dailyProtein: integer('daily_protein').notNull(),
  dailyCarbs: integer('daily_carbs').notNull(),
  dailyFat: integer('daily_fat').notNull(),
  vitaminC: integer('vitamin_c').notNull(),
  iron: integer('iron').notNull(),
  calcium: integer('calcium').notNull(),
  fiber: integer('fiber').notNull(),
  activityLevel: text('activity_level', { enum: ACTIVITY_LEVELS }).notNull(),
  goal: text('goal', { enum: GOALS }).notNull(),
  gender: text('gender', { enum: GENDERS }).notNull(),
  age: integer('age'),
  heightFt: doublePrecision('height_ft'),
  weightLbs: doublePrecision('weight_lbs'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
