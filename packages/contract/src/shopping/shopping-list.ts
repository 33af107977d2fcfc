import { z } from 'zod';
import { amountText } from '../pantry/pantry.ts';
import { SHOP_SECTIONS } from '../vocabulary.ts';
import { price } from './shopping-things.ts';

/** Null: the list that everything is on unless a member says otherwise. */
export const listId = z.uuid().nullable();

export const shoppingItem = z.object({
  id: z.uuid(),
  /** The same thing has the same key whenever it is on the list; empty until the server has heard of it. */
  key: z.string(),
  list: listId,
  food: z.string().nullable(),
  name: z.string(),
  emoji: z.string(),
  aisle: z.string(),
  amount: amountText,
  /** The dishes it is for; none for what was written by hand. */
  dishes: z.array(z.string()),
  /**
   * Asked for before it is bought, null for what is to be bought: `needed` for a dish though it may well be there, a `basic` that most
   * kitchens have, or so `little` that a cook may do without.
   */
  asked: z.enum(['needed', 'basic', 'little']).nullable(),
  /** Added by hand, not from the plan. */
  byHand: z.boolean(),
  /** Who wants it: ticks and removals name what a member saw, so that what others add meanwhile stays. */
  parts: z.array(z.string()),
  price: price.nullable(),
  /** What the line costs in packs of either kind, in the price's currency; null when unknown. */
  cost: z.object({ us: z.number().int().nullable(), metric: z.number().int().nullable() }),
  /** One pack of it: "1 can (15 oz)"; empty for what is weighed, and for things the kitchen does not know. */
  pack: amountText,
  ticked: z.boolean(),
  tickedAt: z.iso.datetime().nullable(),
});
export type ShoppingItem = z.infer<typeof shoppingItem>;

/** One list for one shop. */
export const namedList = z.object({
  id: listId,
  name: z.string(),
  /** In the order of the shop. */
  sections: z.array(z.enum(SHOP_SECTIONS)),
  /** As most shops are, as the household walks, or as a member set it. */
  order: z.enum(['usual', 'learned', 'chosen']),
});
export type NamedList = z.infer<typeof namedList>;

export const regular = z.object({
  key: z.string(),
  name: z.string(),
  weeks: z.number().int(),
  /** The day it is on the list again. */
  next: z.string(),
});

export const shoppingList = z.object({
  items: z.array(shoppingItem),
  /** What comes back by itself, the next first. */
  regulars: z.array(regular),
  lists: z.array(namedList).min(1),
  /** Grows with every change of the list. */
  version: z.number().int(),
  /** Other members who ticked something off a moment ago. */
  shoppers: z.array(z.object({ name: z.string() })),
});
export type ShoppingList = z.infer<typeof shoppingList>;

/** Parts of lines, as `parts` of an item names them. */
export const seenParts = z.array(z.string().min(1).max(500)).max(100);
