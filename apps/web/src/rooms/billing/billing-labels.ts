import type { Interval } from '@crisper/contract/billing/billing';
import { dollars } from '../../lib/plans.ts';

export function money(cents: number): string {
  return dollars(cents / 100);
}

/** "$6.99/month" */
export function priceOf(cents: number, interval: Interval): string {
  return `${money(cents)}/${interval}`;
}

export function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' });
}

export const INTERVAL_NAMES: Record<Interval, string> = { month: 'Monthly', year: 'Yearly' };

/** The server's message, or a fallback. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message ? error.message : otherwise;
}
