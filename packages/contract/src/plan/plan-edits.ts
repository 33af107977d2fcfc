import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { eatenAt, meal } from '../meals/meals.ts';
import { plainText, version } from '../pantry/pantry.ts';
import { MEAL_SLOTS, mealPlan, PLAN_DAYS, planFigures, plannedRecipe } from './plan.ts';

const day = z
  .number()
  .int()
  .min(0)
  .max(PLAN_DAYS - 1);
const place = { version, day, slot: z.enum(MEAL_SLOTS) };
const idParams = z.object({ id: z.uuid() });
const recipeId = z.string().min(1).max(120);

export const swapMeal = endpoint({
  method: 'POST',
  path: '/api/plan/:id/swap',
  summary: 'Another dish for one meal, the chosen one or the best; the same request twice swaps once (Pro)',
  access: 'user',
  cost: 'processor',
  params: idParams,
  body: z.object({ ...place, recipe: recipeId.optional() }),
  response: mealPlan,
});

export const mealAlternative = z.object({
  recipe: plannedRecipe,
  portions: z.number(),
  side: z.string().nullable(),
  figures: planFigures,
  /** Why this one, in a few words each. */
  why: z.array(z.string()),
});
export type MealAlternative = z.infer<typeof mealAlternative>;

export const mealAlternatives = endpoint({
  method: 'POST',
  path: '/api/plan/:id/alternatives',
  summary: 'Five other dishes for one meal, each with why (Pro)',
  access: 'user',
  reads: true,
  cost: 'processor',
  params: idParams,
  body: z.object(place),
  response: z.object({ alternatives: z.array(mealAlternative) }),
});

export const planDayAgain = endpoint({
  method: 'POST',
  path: '/api/plan/:id/day',
  summary: 'Other meals for one day; locked ones stay, and so do the other days (Pro)',
  access: 'user',
  cost: 'processor',
  params: idParams,
  body: z.object({ version, day }),
  response: mealPlan,
});

export const placeMeal = endpoint({
  method: 'POST',
  path: '/api/plan/meals',
  summary: 'Put any recipe or a note on a day and meal; with neither the meal is cleared (Pro)',
  access: 'user',
  cost: 'processor',
  body: z.object({
    date: z.iso.date(),
    slot: z.enum(MEAL_SLOTS),
    recipe: recipeId.optional(),
    note: plainText(140).min(1, 'Write something.').optional(),
  }),
  response: mealPlan,
});

export const moveMeal = endpoint({
  method: 'POST',
  path: '/api/plan/:id/move',
  summary: 'Move a meal to another day or time; what was there takes its place (Pro)',
  access: 'user',
  cost: 'processor',
  params: idParams,
  body: z.object({ ...place, to: z.object({ day, slot: z.enum(MEAL_SLOTS) }) }),
  response: mealPlan,
});

export const undoPlan = endpoint({
  method: 'POST',
  path: '/api/plan/:id/undo',
  summary: 'Take the last change of a plan back (Pro)',
  access: 'user',
  params: idParams,
  body: z.object({ version }),
  response: mealPlan,
});

export const lockMeal = endpoint({
  method: 'POST',
  path: '/api/plan/:id/lock',
  summary: 'Keep a meal as it is when the rest is planned again (Pro)',
  access: 'user',
  params: idParams,
  body: z.object({ ...place, locked: z.boolean() }),
  response: mealPlan,
});

export const repeatMeal = endpoint({
  method: 'PUT',
  path: '/api/plan/:id/repeat',
  summary: 'Bring a meal back in every week that is planned from now on, or no longer (Pro)',
  access: 'user',
  params: idParams,
  body: z.object({ ...place, repeats: z.boolean() }),
  response: mealPlan,
});

/** More than a household has. */
const PEOPLE_MAX = 20;

export const chooseMealEaters = endpoint({
  method: 'PUT',
  path: '/api/plan/:id/eaters',
  summary: 'Who eats one meal, or every meal of a day; servings and the list follow (Pro)',
  access: 'user',
  cost: 'processor',
  params: idParams,
  body: z.object({
    version,
    day,
    /** Absent: every meal of the day. */
    slot: z.enum(MEAL_SLOTS).optional(),
    /** None: no member eats here. */
    eaters: z.array(z.string().max(40)).max(PEOPLE_MAX),
  }),
  response: mealPlan,
});

export const followEaters = endpoint({
  method: 'POST',
  path: '/api/plan/:id/follow',
  summary: 'Servings and the list for those who eat now; the dishes stay (Pro)',
  access: 'user',
  cost: 'processor',
  params: idParams,
  body: z.object({ version }),
  response: mealPlan,
});

export const logPlanned = endpoint({
  method: 'POST',
  path: '/api/plan/:id/log',
  summary: 'Log one’s portion of a planned meal, and offer theirs to other members who ate',
  access: 'user',
  params: idParams,
  body: z.object({
    day,
    slot: z.enum(MEAL_SLOTS),
    /** Members of the household; each decides alone whether it goes into their diary. */
    offerTo: z.array(z.uuid()).max(PEOPLE_MAX).default([]),
    eatenAt,
    timeZone: z.string().max(64).optional(),
    idempotencyKey,
  }),
  response: z.object({ meal, offered: z.number().int() }),
  status: 201,
});
