import { type PlanWishes, WEEKDAYS, type Weekday } from '@crisper/contract/plan/plan-wishes';
import { dayAfter } from '@crisper/kitchen/calendar';
import { meantBy } from '@crisper/kitchen/foods/dislikes';
import type { PriceClass } from '@crisper/kitchen/foods/price-class';
import { type PlanQuery, placeOf, SLOTS } from '@crisper/kitchen/planning/plan';
import { seasonOn } from '@crisper/kitchen/planning/seasons';

type WishQuery = Pick<
  PlanQuery,
  | 'weekdayMinutes'
  | 'minutesOn'
  | 'newRecipes'
  | 'lunchTaken'
  | 'budget'
  | 'familiarity'
  | 'breakfasts'
  | 'season'
  | 'without'
>;

const SUNDAY = 6;
const WORKDAYS: readonly Weekday[] = WEEKDAYS.slice(0, 5);

/** What a household wants of a week that begins on this day, as the planner asks for it. */
export function queryFromWishes(
  wishes: PlanWishes,
  startOn: string,
  timeZone: string,
  days: number,
): WishQuery {
  const at = weekdaysFrom(startOn, days);
  return {
    weekdayMinutes: wishes.weekdayMinutes ?? undefined,
    minutesOn: new Map(
      at.flatMap((weekday, day) => {
        const minutes = wishes.dayMinutes[weekday];
        return minutes === undefined ? [] : [[day, minutes] as const];
      }),
    ),
    newRecipes: wishes.newRecipes ?? undefined,
    lunchTaken: new Set(
      at.flatMap((weekday, day) =>
        WORKDAYS.includes(weekday) && !wishes.lunchAtHome.includes(weekday) ? [day] : [],
      ),
    ),
    budget: (wishes.budget ?? undefined) as PriceClass | undefined,
    familiarity: wishes.familiarity ?? undefined,
    breakfasts: wishes.breakfasts ?? undefined,
    season: seasonOn(startOn, timeZone),
    without: wishes.without.flatMap(meantBy),
  };
}

/** The places of such a week that are not planned. */
export function skippedPlaces({ meals }: PlanWishes, startOn: string, days: number): string[] {
  if (!meals) return [];
  return weekdaysFrom(startOn, days).flatMap((weekday, day) =>
    SLOTS.flatMap((slot) => (meals[slot].includes(weekday) ? [] : [placeOf(day, slot)])),
  );
}

export function weekdaysFrom(startOn: string, days: number): Weekday[] {
  return Array.from({ length: days }, (_, day) => {
    const sunday0 = new Date(`${dayAfter(startOn, day)}T00:00:00Z`).getUTCDay();
    return WEEKDAYS[(sunday0 + SUNDAY) % WEEKDAYS.length]!;
  });
}
