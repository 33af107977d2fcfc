import type { MealPlan } from '@crisper/contract/plan/plan';
import { cx } from '../../ui/cx.ts';
import { dayId, dayOfMonth, shortWeekdayOf, weekdayOf } from './plan-labels.ts';

/** One tap to a day of the week: seven days are many screens of a phone. */
export function DayStrip({ plan }: { plan: MealPlan }) {
  const days = plan.days.filter(({ date }) => date >= plan.today);
  if (days.length < 2) return null;
  const show = (date: string) => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const day = document.getElementById(dayId(date));
    day?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
    day?.querySelector('h2')?.focus({ preventScroll: true });
  };
  return (
    <nav
      aria-label="Days"
      className="sticky top-16 z-20 -mx-4 border-line border-b bg-paper/95 px-4 py-1.5 backdrop-blur-sm lg:hidden print:hidden"
    >
      <ul className="flex justify-between">
        {days.map(({ date }) => (
          <li key={date}>
            <button
              type="button"
              aria-label={weekdayOf(date)}
              onClick={() => show(date)}
              className={cx(
                'grid min-h-11 min-w-11 place-items-center content-center rounded-control text-sm leading-tight hover:bg-sunken',
                date === plan.today && 'bg-herb-soft font-semibold text-herb-ink',
              )}
            >
              <span>{shortWeekdayOf(date)}</span>
              <span className="text-xs tabular-nums">{dayOfMonth(date)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
