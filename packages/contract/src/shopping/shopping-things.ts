import { z } from 'zod';
import { plainText } from '../pantry/pantry.ts';

/** A thing on the list by its key; by its words as long as the server has not heard of it. */
export const thing = z.union([
  z.object({ key: z.string().min(1).max(200) }),
  z.object({ written: plainText(80).min(1) }),
]);
export type Thing = z.infer<typeof thing>;

/** Asked when it is needed: not every browser has the list, and the server does. */
const isCurrency = (code: string) => Intl.supportedValuesOf?.('currency').includes(code) ?? true;

/** More than anything in a shop costs, in any currency. */
export const PRICE_MAX = 100_000_000;

export const price = z.object({
  /** In the smallest unit of the currency: cents. */
  minor: z.number().int().min(0).max(PRICE_MAX),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Choose a currency.')
    .refine(isCurrency, 'Choose a currency.'),
  per: z.enum(['pack', 'kilogram', 'pound']),
  /** Which pack, in the words of the list: "1 can (15 oz)"; empty for what is sold one by one, or by weight. */
  pack: z.string(),
});
export type Price = z.infer<typeof price>;
