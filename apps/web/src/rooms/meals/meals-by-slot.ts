import type { Meal } from '@crisper/contract/meals/meals';

/** From this hour on; the night belongs to the snacks. */
const SLOTS = [
  { from: 22, title: 'Snacks' },
  { from: 17, title: 'Dinner' },
  { from: 15, title: 'Snacks' },
  { from: 11, title: 'Lunch' },
  { from: 4, title: 'Breakfast' },
  { from: 0, title: 'Snacks' },
] as const;
const ORDER = ['Breakfast', 'Lunch', 'Dinner', 'Snacks'] as const;

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
  const slotOf = (meal: One) => SLOTS.find(({ from }) => hourOf(meal) >= from)!.title;
  return ORDER.map((title) => ({ title, meals: meals.filter((meal) => slotOf(meal) === title) })).filter(
    (slot) => slot.meals.length > 0,
  );
}

export function kcalOf(meals: readonly Pick<Meal, 'calories'>[]): string {
  return Math.round(meals.reduce((sum, { calories }) => sum + calories, 0)).toLocaleString('en-US');
}
