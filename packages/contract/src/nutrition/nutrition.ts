import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { figures } from '../meals/meals.ts';

export const ACTIVITY_LEVELS = ['sedentary', 'light', 'moderate', 'active', 'very_active'] as const;
export const GOALS = ['lose_weight', 'maintain', 'gain_weight', 'build_muscle'] as const;
export const GENDERS = ['male', 'female', 'other'] as const;

const daily = z
  .number('Enter a number.')
  .int('Enter a whole number.')
  .nonnegative('Enter zero or more.')
  .max(20_000, 'At most 20,000.');

export const nutritionGoals = z.object({
  dailyCalories: daily,
  dailyProtein: daily,
  dailyCarbs: daily,
  dailyFat: daily,
  vitaminC: daily,
  iron: daily,
  calcium: daily,
  fiber: daily,
  activityLevel: z.enum(ACTIVITY_LEVELS),
  goal: z.enum(GOALS),
  gender: z.enum(GENDERS),
  age: z
    .number('Enter your age in years.')
    .int('Enter your age in years.')
    .min(1, 'Enter an age from 1 to 130.')
    .max(130, 'Enter an age from 1 to 130.')
    .nullable(),
  heightFt: z.number().positive().max(10, 'That’s taller than anyone. Please check.').nullable(),
  weightLbs: z.number().positive().max(2_000, 'That’s heavier than anyone. Please check.').nullable(),
});
export type NutritionGoals = z.infer<typeof nutritionGoals>;

export const getGoals = endpoint({
  method: 'GET',
  path: '/api/nutrition/goals',
  summary: 'The daily goals, or the usual ones until somebody sets their own',
  access: 'user',
  response: nutritionGoals.extend({ saved: z.boolean() }),
});

export const saveGoals = endpoint({
  method: 'POST',
  path: '/api/nutrition/goals',
  summary: 'Set the daily goals',
  access: 'user',
  body: nutritionGoals.extend({
    /** Sent by the last step of onboarding, together with the goals. */
    onboardingCompleted: z.literal(true).optional(),
  }),
  response: nutritionGoals.extend({ saved: z.boolean() }),
});

export const completeOnboarding = endpoint({
  method: 'POST',
  path: '/api/nutrition/onboarding',
  summary: 'The welcome was closed; it does not open again',
  access: 'user',
  response: done,
});

export const targets = z.object({
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  fiber: z.number(),
  vitaminCMg: z.number(),
  ironMg: z.number(),
  calciumMg: z.number(),
});
export type Targets = z.infer<typeof targets>;

export const dayTotals = figures.extend({
  day: z.iso.date(),
  meals: z.number().int(),
  /** Meals with an unknown figure. */
  incomplete: z.number().int(),
});
export type DayTotals = z.infer<typeof dayTotals>;

/** The range of dates for meals; other dates are typing errors. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2099-12-31';
const day = z.iso
  .date('Give the date as YYYY-MM-DD.')
  .refine((text) => text >= FIRST_DAY && text <= LAST_DAY, 'Choose a date from 2000 to 2099.');
const days = z.enum(['1', '7', '30']).default('1').transform(Number);

export const dailyNutrition = endpoint({
  method: 'GET',
  path: '/api/nutrition/daily',
  summary: 'Totals, targets and a row for each of the days that end on a date',
  access: 'user',
  query: z.object({ date: day.optional(), days }),
  response: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    days: z.number().int(),
    totals: figures,
    /** Daily goals times the number of days. */
    targets,
    meals: z.number().int(),
    incomplete: z.number().int(),
    daily: z.array(dayTotals),
  }),
});
export type DailyNutrition = z.infer<typeof dailyNutrition.response>;

export const nutritionInsights = endpoint({
  method: 'GET',
  path: '/api/nutrition/insights',
  summary: 'When, how steadily and how well somebody ate (Pro)',
  access: 'user',
  query: z.object({ date: day.optional(), days }),
  response: z.object({
    /** Hours of the day, 0 to 23, with meals in the period. */
    timing: z.array(z.object({ hour: z.number().int(), meals: z.number().int(), calories: z.number() })),
    /** Weekly averages over the days with meals, oldest week first. The last week ends on the date. */
    weeks: z.array(
      z.object({
        from: z.iso.date(),
        to: z.iso.date(),
        loggedDays: z.number().int(),
        calories: z.number(),
        protein: z.number(),
        carbs: z.number(),
        fat: z.number(),
      }),
    ),
    /** Days in a row with a meal, within the last year. Today does not break a streak. */
    streak: z.object({ current: z.number().int(), longest: z.number().int() }),
    /** The days closest to and farthest from the calorie goal: in the period, for one day in the 30 that end on it. */
    best: z.object({ day: z.iso.date(), calories: z.number() }).nullable(),
    worst: z.object({ day: z.iso.date(), calories: z.number() }).nullable(),
  }),
});
export type NutritionInsights = z.infer<typeof nutritionInsights.response>;

export const EXPORT_FORMATS = ['csv', 'json', 'fhir'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exportNutrition = endpoint({
  method: 'GET',
  path: '/api/nutrition/export',
  summary: 'Meals of a range of days as a file: CSV, JSON, or a FHIR bundle of NutritionIntake (Pro)',
  access: 'user',
  cost: 'processor',
  query: z
    .object({ from: day, to: day, format: z.enum(EXPORT_FORMATS).default('csv') })
    .refine(({ from, to }) => from <= to, {
      message: 'The first day must not be after the last.',
      path: ['from'],
    }),
  files: ['text/csv', 'application/json', 'application/fhir+json'],
});
