import type { Interval } from '@crisper/contract/billing/billing';

/** End of the given period, counted from the anchor: the 31st becomes the last day of a shorter month. */
export function periodEnd(anchor: Date, interval: Interval, periods: number): Date {
  const end = new Date(anchor);
  const day = anchor.getUTCDate();
  end.setUTCDate(1);
  if (interval === 'month') end.setUTCMonth(end.getUTCMonth() + periods);
  else end.setUTCFullYear(end.getUTCFullYear() + periods);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, last));
  return end;
}

interface Paid {
  amountCents: number;
  periodStart: Date;
  periodEnd: Date;
}

/** The credit for the unused part of a period, and the amount then due for the new price. */
export function prorate(paid: Paid, at: Date, priceCents: number, balanceCents: number) {
  const whole = paid.periodEnd.getTime() - paid.periodStart.getTime();
  const unused = Math.min(Math.max(paid.periodEnd.getTime() - at.getTime(), 0), whole);
  const creditCents = Math.round((paid.amountCents * unused) / whole);
  const total = priceCents - creditCents - balanceCents;
  return { priceCents, creditCents, dueNowCents: Math.max(total, 0), balanceCents: Math.max(-total, 0) };
}
