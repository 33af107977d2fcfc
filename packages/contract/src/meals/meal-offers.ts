import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { meal } from './meals.ts';

export const mealOffer = z.object({
  id: z.uuid(),
  /** The name of the member who logged it. */
  from: z.string(),
  name: z.string(),
  calories: z.number(),
  eatenAt: z.iso.datetime(),
});
export type MealOffer = z.infer<typeof mealOffer>;

const params = z.object({ id: z.uuid() });

export const listMealOffers = endpoint({
  method: 'GET',
  path: '/api/meal-offers',
  summary: 'Meals that another member logged and says you ate too',
  access: 'user',
  response: z.object({ offers: z.array(mealOffer) }),
});

export const acceptMealOffer = endpoint({
  method: 'POST',
  path: '/api/meal-offers/:id/accept',
  summary: 'Put an offered meal into one’s own diary; asked twice it is logged once',
  access: 'user',
  params,
  response: meal,
  status: 201,
});

export const declineMealOffer = endpoint({
  method: 'DELETE',
  path: '/api/meal-offers/:id',
  summary: 'Leave an offered meal out; nobody is told',
  access: 'user',
  params,
  response: done,
});
