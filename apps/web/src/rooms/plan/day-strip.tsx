import type { MealPlan } from '@crisper/contract/plan/plan';
import { t } from '@lingui/core/macro';
import { cx } from '../../ui/cx.ts';
import { dayId, dayOfMonth, shortWeekdayOf, weekdayOf } from './plan-labels.ts';

interface DayStripProps {
  plan: MealPlan;
  /** The day that is seen. */
  shown: number;
  onShow: (day: number) => void;
}

/** One tap to a day of the week, where only one or two are seen at once. */
export function DayStrip({ plan, shown, onShow }: DayStripProps) {
  if (plan.days.length < 2) return null;
  const show = (at: number) => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const day = document.getElementById(dayId(plan.days[at]!.date));
    onShow(at);
    day?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'nearest', inline: 'start' });
    day?.querySelector('h2')?.focus({ preventScroll: true });
  };
  return (
    <nav
      aria-label={t`Days`}
      className="sticky top-16 z-20 -mx-4 border-line border-b bg-paper/95 px-2 py-1 backdrop-blur-sm sm:-mx-6 sm:px-4 xl:hidden print:hidden"
    >
      <ul className="grid grid-cols-7">
        {plan.days.map(({ date }, at) => (
          <li key={date} className="grid">
            <button
              type="button"
              aria-label={weekdayOf(date)}
              aria-current={at === shown || undefined}
              onClick={() => show(at)}
              className={cx(
                'grid min-h-11 place-items-center content-center rounded-control text-[min(0.875rem,max(14px,4vw))] leading-tight hover:bg-sunken',
                date === plan.today && 'font-semibold text-herb-ink',
                at === shown && 'bg-herb-soft text-herb-ink',
              )}
            >
              <span>{shortWeekdayOf(date)}</span>
              <span className="text-[0.85em] tabular-nums">{dayOfMonth(date)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
