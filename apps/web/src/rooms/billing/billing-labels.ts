import type { Interval } from '@crisper/contract/billing/billing';
import { t } from '@lingui/core/macro';
import { locales } from '../../lib/i18n/i18n.ts';
import { dollars } from '../../lib/plans.ts';

export function money(cents: number): string {
  return dollars(cents / 100);
}

/** "$6.99/month" */
export function priceOf(cents: number, interval: Interval): string {
  const price = money(cents);
  return interval === 'year' ? t`${price}/year` : t`${price}/month`;
}

export function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString(locales(), { dateStyle: 'long' });
}

export const INTERVAL_NAMES: Record<Interval, string> = { month: t`Monthly`, year: t`Yearly` };

/** The server's message, or a fallback. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message ? error.message : otherwise;
}
