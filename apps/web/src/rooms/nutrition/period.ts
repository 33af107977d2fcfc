import { t } from '@lingui/core/macro';
import { locales } from '../../lib/i18n/i18n.ts';
import type { Days } from './nutrition.queries.ts';

export const PERIODS = ['today', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_DAYS: Readonly<Record<Period, Days>> = { today: 1, week: 7, month: 30 };
export const PERIOD_LABELS: Readonly<Record<Period, string>> = {
  today: t`Today`,
  week: t`Week`,
  month: t`Month`,
};

/** Days are strings such as "2026-03-08", computed on the calendar without time zones or daylight saving. */
export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** Today in local time. */
export function todayHere(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function dayLabel(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locales(), { timeZone: 'UTC', ...options });
}

/** One date for today; for week and month the range that ends on it. */
export function periodLabel(period: Period, date: string): string {
  if (period === 'today')
    return dayLabel(date, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
  const from = addDays(date, 1 - PERIOD_DAYS[period]);
  const sameYear = from.slice(0, 4) === date.slice(0, 4);
  const start = dayLabel(from, { month: 'short', day: 'numeric', ...(!sameYear && { year: 'numeric' }) });
  return `${start} to ${dayLabel(date, { month: 'short', day: 'numeric', year: 'numeric' })}`;
}

/** The reached share of a target in percent, at most 100. */
export function progressOf(total: number, target: number): number {
  return target > 0 ? Math.min(100, Math.max(0, (total / target) * 100)) : 0;
}

export function remainingOf(total: number, target: number): number {
  return Math.max(0, Math.round(target) - Math.round(total));
}

/** The bar stops at 100%; this says how far beyond it is. */
export function overBy(total: number, target: number): number {
  return Math.max(0, Math.round(total) - Math.round(target));
}
