import { MEAL_SLOTS, type MealPlan } from '@crisper/contract/plan/plan';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { useEffect, useRef, useState } from 'react';
import { DayCard } from './day-card.tsx';
import { DayStrip } from './day-strip.tsx';
import { isShown, type Person } from './plan-labels.ts';
import type { PlanActions } from './use-plan.ts';

interface DaysProps {
  plan: MealPlan;
  system: MeasureSystem;
  actions: PlanActions;
  people: readonly Person[];
  mayPlan: boolean;
}

/** The week: days to swipe on a phone, seven columns where there is room for them. */
export function Days({ plan, system, actions, people, mayPlan }: DaysProps) {
  const row = useRef<HTMLDivElement>(null);
  const today = Math.max(
    plan.days.findIndex(({ date }) => date >= plan.today),
    0,
  );
  const [shown, setShown] = useState(today);
  const slots = [...MEAL_SLOTS]
    .sort((a, b) => Number(b === 'dinner') - Number(a === 'dinner'))
    .filter((slot) =>
      plan.days.some(({ meals }) => meals.some((meal) => meal.slot === slot && isShown(meal))),
    );
  useEffect(() => {
    const day = row.current?.children.item(today);
    if (row.current && day instanceof HTMLElement) row.current.scrollLeft = day.offsetLeft;
  }, [today]);
  const onScroll = () => {
    const { current } = row;
    const first = current?.firstElementChild;
    if (!current || !first || current.scrollWidth <= current.clientWidth) return;
    const atEnd = Math.abs(current.scrollLeft) + current.clientWidth >= current.scrollWidth - 2;
    const width = first.getBoundingClientRect().width;
    const left = Math.round(Math.abs(current.scrollLeft) / width);
    // The last days of a wide screen never reach its start.
    setShown(atEnd && shown > left ? shown : left);
  };
  return (
    <>
      <DayStrip plan={plan} shown={shown} onShow={setShown} />
      <div
        ref={row}
        onScroll={onScroll}
        className="relative -mx-4 flex snap-x snap-mandatory items-start gap-4 overflow-x-auto overscroll-x-contain scroll-px-4 px-4 pb-3 sm:-mx-6 sm:scroll-px-6 sm:px-6 xl:mx-0 xl:grid xl:auto-cols-[minmax(0,1fr)] xl:grid-flow-col xl:items-stretch xl:gap-x-3 xl:gap-y-0 xl:overflow-visible xl:px-0 print:block print:columns-2"
        style={{ gridTemplateRows: `auto repeat(${slots.length}, auto) auto` }}
      >
        {plan.days.map(({ date }, at) => (
          <DayCard
            key={date}
            plan={plan}
            day={at}
            slots={slots}
            system={system}
            actions={actions}
            people={people}
            mayPlan={mayPlan}
          />
        ))}
      </div>
    </>
  );
}
