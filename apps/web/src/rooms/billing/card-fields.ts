import { TEST_CARDS } from '@crisper/contract/billing';

export interface CardErrors {
  number?: string;
  expiry?: string;
  cvc?: string;
}

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

/** A number that is not a test card stays in the browser. */
export function cardErrors(
  { number, expiry, cvc }: { number: string; expiry: string; cvc: string },
  now: Date,
): CardErrors {
  const errors: CardErrors = {};
  if (!(number.replace(/\D/g, '') in TEST_CARDS))
    errors.number = 'Only the test cards above work here. Never enter a real card.';
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  if (expiry.length !== 5 || month < 1 || month > 12) errors.expiry = 'Enter month and year, such as 12/29.';
  else if (new Date(2000 + year, month, 1) <= now) errors.expiry = 'This date is in the past.';
  if (cvc.length < 3) errors.cvc = 'Enter the 3 or 4 digits.';
  return errors;
}
