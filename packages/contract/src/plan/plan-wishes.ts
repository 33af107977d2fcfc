import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const planWishes = z.object({
  /** Longest time for a dinner from Monday to Friday; null: an hour. */
  weekdayMinutes: z.number().int().min(10).max(240).nullable(),
  /** Most recipes of a week that were never cooked nor planned before; null: any number. */
  newRecipes: z.number().int().min(0).max(28).nullable(),
});
export type PlanWishes = z.infer<typeof planWishes>;

export const updateWishes = endpoint({
  method: 'PUT',
  path: '/api/plan/wishes',
  summary: 'How much time a weekday evening has, and how many new recipes a week',
  access: 'user',
  body: planWishes,
  response: planWishes,
});
