import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { day, newPantryItem, plainText } from '../pantry/pantry.ts';
import { photo, photoBodyLimit } from '../photos.ts';

export const RECEIPT_PHOTOS = 4;
export const RECEIPT_LINES = 100;

const language = z.enum(['en', 'de', 'fr', 'es', 'it']);

/** One thing on a receipt, as it was understood. */
export const receiptLine = z.object({
  /** The words of the receipt. */
  text: z.string(),
  /** What it is; the words of the receipt where it is unknown. */
  name: z.string(),
  food: z.string().nullable(),
  emoji: z.string(),
  amount: z.number().nullable(),
  unit: z.string().nullable(),
  price: z.number().nullable(),
  /** False where the cook should look: words read or understood with doubt. */
  sure: z.boolean(),
  /** Words that were read with doubt. */
  doubtful: z.array(z.string()),
  /** False for what is no food: it is shown, and left out unless the cook wants it. */
  chosen: z.boolean(),
});
export type ReadReceiptLine = z.infer<typeof receiptLine>;

export const readReceipt = endpoint({
  method: 'POST',
  path: '/api/receipts/read',
  summary: 'What a till receipt says, to be looked through before anything is kept; the photos are not kept',
  access: 'user',
  reads: true,
  cost: 'vision',
  body: z.object({
    images: z
      .array(photo)
      .min(1, 'Add a photo of the receipt.')
      .max(RECEIPT_PHOTOS, `At most ${RECEIPT_PHOTOS} photos of one receipt.`),
  }),
  bodyLimit: photoBodyLimit(RECEIPT_PHOTOS),
  response: z.object({
    shop: z.string().nullable(),
    date: z.string().nullable(),
    currency: z.string().nullable(),
    language,
    total: z.number().nullable(),
    lines: z.array(receiptLine),
    /** For the cook: nothing to read, or no food on it. */
    note: z.string().nullable(),
  }),
});
export type ReadReceipt = z.infer<typeof readReceipt.response>;

export const keepReceipt = endpoint({
  method: 'POST',
  path: '/api/receipts',
  summary: 'Put what was bought into the pantry, and remember what the words of the receipt mean here',
  access: 'user',
  body: z.object({
    language,
    boughtOn: day.nullable().default(null),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .nullable()
      .default(null),
    lines: z
      .array(
        newPantryItem.pick({ name: true, amount: true, unit: true }).extend({
          text: plainText(120),
          price: z.number().positive().max(100_000).nullable().default(null),
        }),
      )
      .min(1, 'Choose at least one thing.')
      .max(RECEIPT_LINES, `At most ${RECEIPT_LINES} things at once.`),
    idempotencyKey,
  }),
  response: z.object({ added: z.number().int(), learned: z.number().int() }),
  status: 201,
});
