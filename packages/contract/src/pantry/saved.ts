import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText } from './pantry.ts';

/** Longer ago is forgotten. */
export const SAVED_DAYS = 365;
export const SAVED_RECENT = 20;

const count = z.number().int().nonnegative();

export const savedFood = endpoint({
  method: 'GET',
  path: '/api/pantry/saved',
  summary: 'What the household cooked in the last year in the days before it would have spoiled',
  access: 'user',
  response: z.object({
    /** How often something was saved. */
    things: count,
    weight: amountText,
    /** Things whose weight is not known, so that it is no part of `weight`. */
    unweighed: count,
    /** By currency: what receipts said was paid for them. */
    money: z.array(z.object({ amount: z.number(), currency: z.string() })),
    /** Things without a price, which are no part of `money`. */
    unpriced: count,
    /** The last ones, so that the sums can be followed. */
    recent: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        emoji: z.string(),
        weight: amountText,
        usedOn: z.string(),
        bestBefore: z.string(),
      }),
    ),
  }),
});
export type SavedFood = z.infer<typeof savedFood.response>;
