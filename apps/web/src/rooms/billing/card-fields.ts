import { confirmSandboxPayment } from '@crisper/contract/billing/billing';
import { t } from '@lingui/core/macro';
import { z } from 'zod';

/** Digits in groups of four. */
export function grouped(text: string): string {
  return text
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** "1227" becomes "12/27" while it is typed. */
export function expiryOf(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** The first day on which a card with this date has expired. */
function endOf(expiry: string): Date {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return new Date(2000 + year, month, 1);
}

/** Validated in the browser, so that a real card number is never sent; neither are dates and codes. */
export const cardShape = (now: () => Date) =>
  confirmSandboxPayment.body!.pick({ card: true }).extend({
    card: z
      .string()
      .transform((number) => number.replace(/\D/g, ''))
      .pipe(confirmSandboxPayment.body!.shape.card),
    expiry: z
      .string()
      .regex(/^(0[1-9]|1[0-2])\/\d\d$/, t`Enter month and year, such as 12/29.`)
      .refine((expiry) => endOf(expiry) > now(), t`This date is in the past.`),
    cvc: z.string().min(3, t`Enter the 3 or 4 digits.`),
  });
