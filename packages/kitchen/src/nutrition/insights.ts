import type { DayTotals, NutritionInsights } from '@crisper/contract/nutrition/nutrition';
import { dayAfter } from '../calendar.ts';

type Week = NutritionInsights['weeks'][number];

/** Averages over days with meals only: a day without entries was probably not logged. */
export function weeksOf(days: readonly DayTotals[], to: string, count: number): Week[] {
  return Array.from({ length: count }, (_, at) => {
    const end = dayAfter(to, (at - count + 1) * 7);
    const from = dayAfter(end, -6);
    const within = days.filter(({ day }) => day >= from && day <= end);
    const mean = (key: 'calories' | 'protein' | 'carbs' | 'fat') =>
      within.length === 0 ? 0 : Math.round(within.reduce((sum, day) => sum + day[key], 0) / within.length);
    return {
      from,
      to: end,
      loggedDays: within.length,
      calories: mean('calories'),
      protein: mean('protein'),
      carbs: mean('carbs'),
      fat: mean('fat'),
    };
  });
}

/** Consecutive logged days. The last day may still be empty: it breaks the streak only when it is over. */
export function streakOf(logged: readonly string[], to: string): NutritionInsights['streak'] {
  const days = new Set(logged);
  let longest = 0;
  let run = 0;
  let previous = '';
  for (const day of logged) {
    run = previous !== '' && dayAfter(previous, 1) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    previous = day;
  }
  let current = 0;
  for (let day = days.has(to) ? to : dayAfter(to, -1); days.has(day); day = dayAfter(day, -1)) current += 1;
  return { current, longest };
}

export function bestAndWorst(
  days: readonly DayTotals[],
  goal: number,
): Pick<NutritionInsights, 'best' | 'worst'> {
  const away = ({ calories }: DayTotals) => Math.abs(calories - goal);
  const sorted = [...days].sort((a, b) => away(a) - away(b));
  const told = (day: DayTotals | undefined) =>
    day ? { day: day.day, calories: Math.round(day.calories) } : null;
  return { best: told(sorted[0]), worst: sorted.length > 1 ? told(sorted.at(-1)) : null };
}
