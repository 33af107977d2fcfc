import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { timeOfDay } from '../notices/notices.ts';

/** When the household eats, by the clock. */
export const mealTimes = z.object({
  breakfast: timeOfDay,
  lunch: timeOfDay,
  dinner: timeOfDay,
  snack: timeOfDay,
});
export type MealTimes = z.infer<typeof mealTimes>;

export const USUAL_MEAL_TIMES: MealTimes = {
  breakfast: '08:00',
  lunch: '12:30',
  dinner: '18:30',
  snack: '15:30',
};

export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar',
  summary: 'Whether the plan has a calendar address, and when the household eats',
  access: 'user',
  response: z.object({
    /** When the address was made; null while there is none. The address itself is shown once and not kept. */
    madeAt: z.iso.datetime().nullable(),
    times: mealTimes,
  }),
});

export const makeCalendar = endpoint({
  method: 'POST',
  path: '/api/calendar',
  summary: 'Make a secret calendar address for the plan; one made before ends',
  access: 'user',
  response: z.object({ address: z.url() }),
  status: 201,
});

export const endCalendar = endpoint({
  method: 'DELETE',
  path: '/api/calendar',
  summary: 'Take the calendar address back',
  access: 'user',
  response: done,
});

export const updateMealTimes = endpoint({
  method: 'PUT',
  path: '/api/calendar/times',
  summary: 'Say when the household eats',
  access: 'user',
  body: mealTimes,
  response: mealTimes,
});
