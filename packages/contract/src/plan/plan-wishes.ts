import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { plainText } from '../pantry/pantry.ts';
import { MEAL_SLOTS } from './meal-slots.ts';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const days = z.array(z.enum(WEEKDAYS)).max(WEEKDAYS.length);
const minutes = z.number().int().min(10, 'Nothing is on the table in less than 10 minutes.').max(240);

export const planWishes = z.object({
  /** Longest time for a dinner from Monday to Friday; null: an hour. */
  weekdayMinutes: minutes.nullable(),
  /** Most recipes of a week that were never cooked nor planned before; null: any number. */
  newRecipes: z.number().int().min(0).max(28).nullable(),
  /** On which days each meal is planned; null: every meal of every day. */
  meals: z
    .record(z.enum(MEAL_SLOTS), days)
    .refine((meals) => Object.values(meals).some((on) => on.length > 0), 'Choose at least one meal to plan.')
    .nullable()
    .default(null),
  /** Days with another longest time for dinner. */
  dayMinutes: z.partialRecord(z.enum(WEEKDAYS), minutes).default({}),
  /** Days from Monday to Friday on which lunch is eaten at home; on the others it is taken along. */
  lunchAtHome: days.default([]),
  /** 1 (€) to 3 (€€€): most dishes cost no more; null: any. */
  budget: z
    .number()
    .int()
    .min(1, 'A week of meals costs something: choose €, €€ or €€€.')
    .max(3)
    .nullable()
    .default(null),
  familiarity: z.enum(['familiar', 'adventurous']).nullable().default(null),
  /** How many different breakfasts a week has; null: two, and one for the weekend. */
  breakfasts: z.number().int().min(1).max(7).nullable().default(null),
  /** What is never eaten here, as a member wrote it: "mushrooms". */
  without: z.array(plainText(60).min(1)).max(30).default([]),
});
export type PlanWishes = z.infer<typeof planWishes>;

export const updateWishes = endpoint({
  method: 'PUT',
  path: '/api/plan/wishes',
  summary: 'Which meals are planned, how long they may take, what they may cost, and what is never eaten',
  access: 'user',
  body: planWishes,
  response: planWishes,
});
