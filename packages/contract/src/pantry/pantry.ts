import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { ALLERGENS } from '../vocabulary.ts';

export const PANTRY_PLACES = ['fridge', 'pantry', 'freezer'] as const;
export type PantryPlace = (typeof PANTRY_PLACES)[number];

/** How a thing came into the pantry. */
export const PANTRY_SOURCES = ['hand', 'scan', 'shopping', 'barcode', 'receipt', 'cooked'] as const;

export const PANTRY_MAX = 3000;
export const STAPLES_MAX = 200;

/** Printable text: no control characters or lone surrogates. */
export const plainText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Use letters, digits and plain signs.');

/** Number of changes to a row. An update sends the version it is based on, so that conflicts are detected. */
export const version = z.number().int().min(0).max(1_000_000_000);

/** An amount in US and metric units; empty when unknown. */
export const amountText = z.object({ us: z.string(), metric: z.string() });

export const day = z.iso
  .date()
  .refine((date) => date >= '2000-01-01' && date < '2100-01-01', 'Choose a date from 2000 to 2099.');

export const pantryItem = z.object({
  id: z.uuid(),
  /** The kitchen's food; null for an unknown name, which no recipe can use. */
  food: z.string().nullable(),
  name: z.string(),
  emoji: z.string(),
  amount: z.number().nullable(),
  unit: z.string().nullable(),
  amountText,
  /** The name on the package, where a bar code told it. */
  product: z.string().nullable(),
  code: z.string().nullable(),
  /** What its label says to people who eat: "May contain nuts, which Mia avoids."; null when nothing is known. */
  warning: z.string().nullable(),
  /** Because of that it does not count as its food for those who eat now: recipes that need it miss it. */
  excludedItems: z.boolean(),
  /** What was paid for what is left of it, where a receipt told. */
  price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  place: z.enum(PANTRY_PLACES),
  addedOn: z.string(),
  openedOn: z.string().nullable(),
  bestBefore: z.string().nullable(),
  /** True when computed from usual storage times instead of read from the package. */
  bestBeforeEstimated: z.boolean(),
  /** Days until `bestBefore`, negative when past; null when unknown. */
  daysLeft: z.number().int().nullable(),
  state: z.enum(['fresh', 'soon', 'past', 'unknown']),
  /** What is left of a cooked dish; no recipe uses it. The recipe is null where it is not known. */
  dish: z.object({ recipe: z.string().nullable(), allergens: z.array(z.enum(ALLERGENS)) }).nullable(),
  version: z.number().int(),
});
export type PantryItem = z.infer<typeof pantryItem>;

export const shelf = z.object({
  items: z.array(pantryItem),
  /** Today in the person's time zone. */
  today: z.string(),
  /** Grows with every change of the pantry. */
  version: z.number().int(),
});

export const listPantry = endpoint({
  method: 'GET',
  path: '/api/pantry',
  summary: 'What is at hand, what spoils first at the top',
  access: 'user',
  response: shelf,
});

const amount = z
  .number('Enter a number above zero.')
  .positive('Enter a number above zero.')
  .max(1_000_000, 'At most 1,000,000.')
  .nullable();
const unit = plainText(40).nullable();

export const newPantryItem = z.object({
  /** Chosen by who sends it, so that sending it twice puts it there once. */
  id: z.uuid().optional(),
  name: plainText(80).min(1, 'Give it a name.'),
  amount: amount.default(null),
  unit: unit.default(null),
  place: z.enum(PANTRY_PLACES).optional(),
  openedOn: day.nullable().default(null),
  /** Estimated when absent. */
  bestBefore: day.nullable().optional(),
  /** The bar code it was scanned by: its product gives the food and the weight of a pack. */
  code: z
    .string()
    .regex(/^\d{13}$/)
    .optional(),
  price: z
    .object({ amount: z.number().positive().max(100_000), currency: z.string().regex(/^[A-Z]{3}$/) })
    .optional(),
  /** When it was bought; today when absent, or in the future. */
  boughtOn: day.optional(),
});

export const addToPantry = endpoint({
  method: 'POST',
  path: '/api/pantry',
  summary: 'Put things into the pantry; what a scan sees again is not put there twice',
  access: 'user',
  body: z.object({
    items: z.array(newPantryItem).min(1, 'Add at least one thing.').max(100, 'At most 100 things at once.'),
    source: z.enum(PANTRY_SOURCES).exclude(['cooked']).default('hand'),
    idempotencyKey,
  }),
  response: shelf.extend({ added: z.number().int(), already: z.number().int() }),
  status: 201,
});

export const keepLeftovers = endpoint({
  method: 'POST',
  path: '/api/pantry/leftovers',
  summary:
    'Put what is left of a cooked dish into the fridge, the freezer or a tin, with its days and allergens',
  access: 'user',
  body: z.object({
    recipe: z.string().min(1).max(120),
    servings: z.number().min(0.25).max(100),
    /** The pantry is for baked goods alone. */
    place: z.enum(PANTRY_PLACES),
    /** When it was cooked; today when absent, or in the future. */
    cookedOn: day.optional(),
  }),
  /** `id` is the new item's, to take it out again. */
  response: shelf.extend({ id: z.uuid() }),
  status: 201,
});

const idParams = z.object({ id: z.uuid() });

export const updatePantryItem = endpoint({
  method: 'PATCH',
  path: '/api/pantry/:id',
  summary: 'Change one thing in the pantry',
  access: 'user',
  params: idParams,
  body: z.object({
    version,
    amount: amount.optional(),
    unit: unit.optional(),
    place: z.enum(PANTRY_PLACES).optional(),
    openedOn: day.nullable().optional(),
    /** Null: estimate again. */
    bestBefore: day.nullable().optional(),
  }),
  response: pantryItem,
});

export const removePantryItem = endpoint({
  method: 'DELETE',
  path: '/api/pantry/:id',
  summary: 'Take one thing out of the pantry',
  access: 'user',
  params: idParams,
  response: done,
});

export const restorePantryItem = endpoint({
  method: 'POST',
  path: '/api/pantry/:id/restore',
  summary: 'Bring back a thing that was just taken out of the pantry',
  access: 'user',
  params: idParams,
  response: shelf,
});

export const pantryForRecipe = endpoint({
  method: 'GET',
  path: '/api/pantry/cooked/:recipe',
  summary: 'What cooking a recipe takes out of the pantry',
  access: 'user',
  params: z.object({ recipe: z.string().min(1).max(120) }),
  query: z.object({
    servings: z.coerce.number().positive().max(100).optional(),
    /** Names or food ids of what was at hand outside of the pantry, one a line. */
    scanned: z.string().max(30_000).optional(),
  }),
  response: z.object({
    title: z.string(),
    uses: z.array(
      z.object({
        id: z.uuid(),
        version: z.number().int(),
        food: z.string().nullable(),
        name: z.string(),
        emoji: z.string(),
        /** Null when one of the two amounts is unknown and the cook must decide. */
        grams: z.number().nullable(),
        takes: amountText,
        leaves: amountText,
        usesUp: z.boolean(),
        /** What the label of this pack says to people who eat. */
        warning: z.string().nullable(),
        excludedItems: z.boolean(),
      }),
    ),
    /** Of what was `scanned`, what goes into the dish, as it was sent, with how much of it. */
    scanned: z.array(z.object({ name: z.string(), takes: amountText })).default([]),
    /** Packs at hand that must not go into it, for those who eat now. */
    excludedItems: z.array(z.string()),
  }),
});
export type PantryUse = z.infer<typeof pantryForRecipe.response>['uses'][number];

export const usePantry = endpoint({
  method: 'POST',
  path: '/api/pantry/use',
  summary: 'Take amounts out of the pantry; what changed in between is left alone, so that twice is once',
  access: 'user',
  body: z.object({
    uses: z
      .array(
        z.object({
          id: z.uuid(),
          version,
          /** Null: all of it. */
          grams: z.number().positive().max(1_000_000).nullable(),
        }),
      )
      .min(1)
      .max(100),
  }),
  response: shelf.extend({ used: z.number().int(), skipped: z.number().int() }),
});

export const stapleList = z.object({
  staples: z.array(z.object({ food: z.string(), name: z.string(), emoji: z.string() })),
  /** True while the person has no list of their own. */
  isUsual: z.boolean(),
});
export type StapleList = z.infer<typeof stapleList>;

export const getStaples = endpoint({
  method: 'GET',
  path: '/api/staples',
  summary: 'What you always have: it counts as present in every recipe',
  access: 'user',
  response: stapleList,
});

export const updateStaples = endpoint({
  method: 'PUT',
  path: '/api/staples',
  summary: 'Replace the list of what you always have',
  access: 'user',
  body: z.object({
    /** The whole list; null: the usual one again. */
    names: z
      .array(plainText(80).min(1, 'Give it a name.'))
      .max(STAPLES_MAX, `At most ${STAPLES_MAX} staples.`)
      .nullable(),
  }),
  response: stapleList,
});
