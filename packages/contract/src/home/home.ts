import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { kitchen } from '../household/household.ts';
import { pantryItem } from '../pantry/pantry.ts';
import { plannedMeal } from '../plan/plan.ts';
import { recipeCard } from '../recipes/recipes.ts';
import { scanSummary } from '../scans/scans.ts';
import { shoppingItem } from '../shopping/shopping-list.ts';

export const dish = recipeCard.pick({
  id: true,
  title: true,
  englishTitle: true,
  imageUrl: true,
  plate: true,
  equipment: true,
  totalTimeMin: true,
});

export const getHome = endpoint({
  method: 'GET',
  path: '/api/home',
  summary: 'Today at a glance: the plan, what to use soon, the diary, the list, scans and favorites',
  access: 'user',
  cost: 'processor',
  response: z.object({
    today: z.iso.date(),
    plan: z.object({
      /** Whether the person's plan includes planning. */
      may: z.boolean(),
      /** Whether this week is planned. */
      made: z.boolean(),
      /** Today's dinner; null when none is planned. */
      tonight: plannedMeal.nullable(),
    }),
    pantry: z.object({
      count: z.number().int(),
      /** What spoils first. */
      soon: z.array(pantryItem.pick({ id: true, food: true, name: true, emoji: true, daysLeft: true })),
      /** A dish of what is there, and what it uses of what spoils first: nothing where all of it keeps. */
      dish: z
        .object({ recipe: dish, uses: z.array(z.string()), matchPercentage: z.number().int() })
        .nullable(),
    }),
    day: z.object({
      calories: z.number(),
      target: z.number(),
      protein: z.number(),
      proteinTarget: z.number(),
      meals: z.number().int(),
      /** Whether the person counts: has goals of their own, or logged a meal in the last seven days. */
      counts: z.boolean(),
    }),
    shopping: z.object({
      left: z.number().int(),
      ticked: z.number().int(),
      next: z.array(shoppingItem.pick({ id: true, name: true, emoji: true })),
    }),
    scans: z.array(scanSummary),
    favorites: z.object({
      count: z.number().int(),
      /** Those cooked last first, then those saved last. */
      recipes: z.array(dish.extend({ cookedOn: z.iso.date().nullable() })),
    }),
    kitchen,
  }),
});
export type HomeView = z.infer<typeof getHome.response>;
