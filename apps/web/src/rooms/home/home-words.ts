import type { HomeView } from '@crisper/contract/home/home';
import { plural, t } from '@lingui/core/macro';
import { locales } from '../../lib/i18n/i18n.ts';
import { listed } from '../../lib/i18n/listed.ts';

/** "today", "tomorrow", "3 days": how long something keeps. */
export function leftText(days: number | null): string {
  if (days === null) return '';
  if (days <= 0) return t`today`;
  return days === 1 ? t`tomorrow` : plural(days, { one: '# day', other: '# days' });
}

/** "milk, eggs, dill and 3 more". */
export function leftToBuy({ left, next }: HomeView['shopping']): string {
  const rest = left - next.length;
  const names = next.map(({ name }) => name);
  return listed(rest > 0 ? [...names, plural(rest, { one: '# more', other: '# more' })] : names);
}

/** Whether nothing is known of this kitchen yet: no plan, no shelf, no list, no scan, nothing saved. */
export function isFirstDay({ plan, pantry, shopping, scans, favorites }: HomeView): boolean {
  const counts = [pantry.count, shopping.left, shopping.ticked, scans.length, favorites.count];
  return plan.tonight === null && !plan.made && counts.every((count) => count === 0);
}

/** A dinner without a recipe: the cook's own words, or plain foods. */
export function writtenOf(meal: HomeView['plan']['tonight']): string | null {
  return meal?.note ?? meal?.plate ?? null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const date = new Intl.DateTimeFormat(locales(), { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "today", "yesterday", "3 days ago", "Oct 4": a calendar day as seen from another. */
export function agoText(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (days <= 0) return t`today`;
  if (days === 1) return t`yesterday`;
  return days < 7
    ? plural(days, { one: '# day ago', other: '# days ago' })
    : date.format(new Date(`${day}T00:00:00Z`));
}
