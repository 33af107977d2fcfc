import type { Meal } from '@crisper/contract/meals/meals';
import { t } from '@lingui/core/macro';
import { locales } from '../../lib/i18n/i18n.ts';

/** From this hour on; the night belongs to the snacks. */
const SLOTS = [
  { from: 22, id: 'snacks' },
  { from: 17, id: 'dinner' },
  { from: 15, id: 'snacks' },
  { from: 11, id: 'lunch' },
  { from: 4, id: 'breakfast' },
  { from: 0, id: 'snacks' },
] as const;
const ORDER = [
  { id: 'breakfast', title: t`Breakfast` },
  { id: 'lunch', title: t`Lunch` },
  { id: 'dinner', title: t`Dinner` },
  { id: 'snacks', title: t`Snacks` },
] as const;

/** "8:30 AM" as the hour 8; the time was written where the meal was eaten. */
function hourOf({ time, eatenAt }: Pick<Meal, 'time' | 'eatenAt'>): number {
  const [, hour, half] = /^(\d{1,2}):\d{2} ([AP])M$/.exec(time) ?? [];
  if (hour === undefined) return new Date(eatenAt).getHours();
  return (Number(hour) % 12) + (half === 'P' ? 12 : 0);
}

/** One day's meals under breakfast, lunch, dinner and snacks, by the time they were eaten. */
export function bySlot<One extends Pick<Meal, 'time' | 'eatenAt'>>(
  meals: readonly One[],
): { title: string; meals: One[] }[] {
  const slotOf = (meal: One) => SLOTS.find(({ from }) => hourOf(meal) >= from)!.id;
  return ORDER.map(({ id, title }) => ({ title, meals: meals.filter((meal) => slotOf(meal) === id) })).filter(
    (slot) => slot.meals.length > 0,
  );
}

export function kcalOf(meals: readonly Pick<Meal, 'calories'>[]): string {
  return Math.round(meals.reduce((sum, { calories }) => sum + calories, 0)).toLocaleString(locales());
}
