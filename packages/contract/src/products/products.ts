import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { eatenAt, figures, meal } from '../meals/meals.ts';
import { plainText, version } from '../pantry/pantry.ts';
import { photo, photoBodyLimit } from '../photos.ts';
import { ALLERGENS } from '../vocabulary.ts';

/** Where the answer to a bar code comes from, the most trusted first. */
export const PRODUCT_SOURCES = ['household', 'import', 'online', 'shared'] as const;
export type ProductSource = (typeof PRODUCT_SOURCES)[number];

export const OWN_PRODUCTS_MAX = 1000;

export const packSize = z.object({
  amount: z.number().positive('Enter a number above zero.').max(1_000_000),
  unit: z.enum(['gram', 'milliliter', 'piece']),
});
export type PackSize = z.infer<typeof packSize>;

/** No food has more energy than pure fat, and 100 g hold at most 100 g of anything. */
const share = z.number('Use a number.').min(0, 'Use 0 or more.').max(100, 'At most 100 g in 100 g.');
const trace = z.number('Use a number.').min(0, 'Use 0 or more.').max(100_000).nullable();
/** A nutrition label, for 100 g. */
export const productLabel = figures.extend({
  calories: z.number('Use a number.').min(0, 'Use 0 or more.').max(950, 'At most 950 kcal in 100 g.'),
  protein: share,
  carbs: share,
  fat: share,
  fiber: share.nullable(),
  sugar: share.nullable(),
  sodiumMg: trace,
  vitaminCMg: trace,
  ironMg: trace,
  calciumMg: trace,
});
export type ProductLabel = z.infer<typeof productLabel>;

const servingGrams = z.number().positive('Enter a number above zero.').max(5000, 'At most 5 kg.');

/** Something sold, by its bar code; or a food of one's own, without one. */
export const product = z.object({
  /** Set for the household's own answer: what it is changed and removed by. */
  id: z.uuid().nullable(),
  version: z.number().int(),
  code: z.string().nullable(),
  name: z.string(),
  brand: z.string().nullable(),
  /** The kitchen's food; null when it knows none of that name. */
  food: z.string().nullable(),
  foodName: z.string().nullable(),
  emoji: z.string(),
  pack: packSize.nullable(),
  /** The weight of a full pack; null when it cannot be known. */
  packGrams: z.number().nullable(),
  per100g: productLabel.nullable(),
  servingGrams: z.number().nullable(),
  perServing: figures.nullable(),
  /** What the label says it contains; and what it warns of as traces. */
  allergens: z.array(z.enum(ALLERGENS)),
  mayContain: z.array(z.enum(ALLERGENS)),
  /** Who of the household must not have it, and what they must not have; traces count. */
  notFor: z.array(z.object({ name: z.string(), allergens: z.array(z.enum(ALLERGENS)) })),
  /** What the label says to the user who asks, at this table or not: "May contain nuts, which you avoid." For logging a meal. */
  warning: z.string().nullable(),
  /** Whether the digits of this thing's weight codes are a weight or a price; null for ordinary codes. */
  weighs: z.enum(['weight', 'price']).nullable(),
  source: z.enum(PRODUCT_SOURCES),
});
export type Product = z.infer<typeof product>;

/** As typed or scanned: digits, perhaps with spaces. */
const code = z.string().trim().min(8, 'A bar code has 8 to 14 digits.').max(40);

export const findProduct = endpoint({
  method: 'GET',
  path: '/api/products/codes/:code',
  summary: 'What a bar code stands for; null when nobody knows yet',
  access: 'user',
  params: z.object({ code }),
  query: z.object({ format: z.enum(['EAN-13', 'EAN-8', 'UPC-A', 'UPC-E']).optional() }),
  response: z.object({
    /** 13 digits; those of a weight code without the weight. */
    code: z.string(),
    product: product.nullable(),
    /** What a shop printed into the code: grams and a price, of which one is meant. */
    weighed: z
      .object({ usually: z.enum(['weight', 'price']), grams: z.number(), price: z.number() })
      .nullable(),
    /** For the cook: not a food, or that looking it up failed. */
    note: z.string().nullable(),
  }),
});

export const productBody = z.object({
  name: plainText(120).min(1, 'Give it a name.'),
  brand: plainText(80).nullable().default(null),
  /** What it is in the kitchen: "milk". The name is tried when absent. */
  kind: plainText(80).nullable().default(null),
  pack: packSize.nullable().default(null),
  per100g: productLabel.nullable().default(null),
  servingGrams: servingGrams.nullable().default(null),
  allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length).default([]),
  mayContain: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length).default([]),
  weighs: z.enum(['weight', 'price']).nullable().default(null),
});
export type ProductInput = z.input<typeof productBody>;

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  summary: 'The household’s own products and foods, by name',
  access: 'user',
  response: z.object({ products: z.array(product), sharing: z.boolean() }),
});

export const saveProduct = endpoint({
  method: 'POST',
  path: '/api/products',
  summary: 'Say what a bar code is, or keep a food of one’s own; the same code replaces the earlier answer',
  access: 'user',
  body: productBody.extend({ code: code.nullable().default(null) }),
  response: product,
  status: 201,
});

const idParams = z.object({ id: z.uuid() });

export const updateProduct = endpoint({
  method: 'PUT',
  path: '/api/products/:id',
  summary: 'Change a product or food of one’s own',
  access: 'user',
  params: idParams,
  body: productBody.extend({ version }),
  response: product,
});

export const removeProduct = endpoint({
  method: 'DELETE',
  path: '/api/products/:id',
  summary: 'Forget a product or food of one’s own',
  access: 'user',
  params: idParams,
  response: done,
});

export const shareProducts = endpoint({
  method: 'PUT',
  path: '/api/products/sharing',
  summary: 'Whether other households here may use your answers to bar codes; off until you say so',
  access: 'user',
  body: z.object({ sharing: z.boolean() }),
  response: z.object({ sharing: z.boolean() }),
});

export const readBarcodes = endpoint({
  method: 'POST',
  path: '/api/products/read-codes',
  summary: 'The bar codes in a photo, for browsers that cannot read them; the photo is not kept',
  access: 'user',
  reads: true,
  cost: 'vision',
  body: z.object({ image: photo }),
  bodyLimit: photoBodyLimit(1),
  response: z.object({
    codes: z.array(z.object({ text: z.string(), format: z.enum(['EAN-13', 'EAN-8', 'UPC-A', 'UPC-E']) })),
  }),
});

export const logProduct = endpoint({
  method: 'POST',
  path: '/api/meals/from-product',
  summary: 'Log grams of a product or a food of one’s own, by its label',
  access: 'user',
  body: z
    .object({
      productId: z.uuid().optional(),
      code: z
        .string()
        .regex(/^\d{13}$/)
        .optional(),
      grams: z
        .number('Use a number.')
        .positive('An amount must be above 0 g.')
        .max(20_000, 'An amount may be at most 20 kg.'),
      eatenAt,
      timeZone: z.string().max(64).optional(),
      idempotencyKey,
    })
    .refine(({ productId, code }) => (productId === undefined) !== (code === undefined), 'Name one product.'),
  response: meal,
  status: 201,
});

export const readLabel = endpoint({
  method: 'POST',
  path: '/api/products/read-label',
  summary: 'The figures of a nutrition table in a photo, to be looked through; the photo is not kept',
  access: 'user',
  reads: true,
  cost: 'vision',
  body: z.object({ image: photo }),
  bodyLimit: photoBodyLimit(1),
  response: z.object({
    /** In 100 g; null where the table does not say it. */
    per100g: z.record(
      z.enum(['calories', 'fat', 'carbs', 'sugar', 'fiber', 'protein', 'sodiumMg']),
      z.number().nullable(),
    ),
    servingGrams: z.number().nullable(),
    /** Figures that were read with doubt, or do not go together. */
    doubtful: z.array(z.string()),
    note: z.string().nullable(),
  }),
});
export type ReadLabel = z.infer<typeof readLabel.response>;
