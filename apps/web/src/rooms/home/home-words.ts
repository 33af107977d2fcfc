import type { HomeView } from '@crisper/contract/home/home';

/** "today", "tomorrow", "3 days": how long something keeps. */
export function leftText(days: number | null): string {
  if (days === null) return '';
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `${days} days`;
}

/** "spinach", "spinach and milk", "spinach, milk and eggs". */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** "milk, eggs, dill and 3 more". */
export function leftToBuy({ left, next }: HomeView['shopping']): string {
  const rest = left - next.length;
  const names = next.map(({ name }) => name);
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : listed(names);
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
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "today", "yesterday", "3 days ago", "Oct 4": a calendar day as seen from another. */
export function agoText(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? `${days} days ago` : date.format(new Date(`${day}T00:00:00Z`));
}
