import { dayAfter } from '../calendar.ts';
import { type Choice, priceOf } from './choices.ts';
import { fixedOn, isFixed } from './fixed-meals.ts';
import { type PlannedDay, type PlannedMeal, type PlanQuery, placeOf, SLOTS, type Slot } from './plan.ts';
import { dayOf, planDay } from './plan-day.ts';
import { type Planning, preparePlanning } from './planning.ts';
import { aroundOf, mealsOf } from './rest-of-week.ts';

/** Refused recipes by place in the week, such as "2 dinner". */
export type Refused = ReadonlyMap<string, ReadonlySet<string>>;
export interface Place {
  day: number;
  slot: Slot;
}

const LEFTOVER_DAYS = 3;
const NONE: ReadonlySet<string> = new Set();

/** Yields day by day, so that the caller can do other work in between. */
export function* planningWeek(
  query: PlanQuery,
  settled: readonly PlannedDay[] = [],
  refused: Refused = new Map(),
): Generator<PlannedDay, PlannedDay[]> {
  const planning = preparePlanning(query);
  const days: PlannedDay[] = [];
  const staying = new Map(
    Array.from({ length: query.days }, (_, day) => {
      const before = settled[day]?.meals ?? [];
      return [day, [...before.filter(({ locked }) => locked), ...fixedOn(query, day, before, refused)]];
    }),
  );
  for (let day = 0; day < query.days; day++) {
    const around = new Map([...staying, ...mealsOf(days)]);
    const kept = staying.get(day)!.map((meal) => stillLeftover(meal, days));
    around.delete(day);
    const planned = planDay(planning, {
      around: aroundOf(planning, around, day, kept),
      kept,
      dishes: new Map(),
      refused: refusedOn(refused, day),
    });
    days.push(planned);
    yield planned;
  }
  return days;
}

export function planWeek(query: PlanQuery, settled?: readonly PlannedDay[], refused?: Refused): PlannedDay[] {
  return [...planningWeek(query, settled, refused)];
}

/**
 * Another dish for one meal, the given one or the best there is; its day's servings follow. Other dishes stay, except leftovers of
 * the replaced dish.
 */
export function swapMeal(
  query: PlanQuery,
  days: readonly PlannedDay[],
  { day, slot }: Place,
  refused: Refused,
  chosen?: string,
): PlannedDay[] {
  const planning = preparePlanning(query);
  const changed = [...days];
  const before = mealAt(days, { day, slot });
  changed[day] = replaced(planning, changed, { day, slot }, refused, chosen);
  if (before?.recipe && !before.leftover) replaceRest(planning, changed, day, before.recipe, refused);
  return changed;
}

/**
 * Other meals for one day, but for those that are locked or come back every week; what else it had does not come back. Other days
 * stay, except what was left of its dinner.
 */
export function planDayAgain(
  query: PlanQuery,
  days: readonly PlannedDay[],
  day: number,
  refused: Refused,
): PlannedDay[] {
  const planning = preparePlanning(query);
  const changed = [...days];
  const before = days[day]!.meals;
  const kept = [...before.filter(({ locked }) => locked), ...fixedOn(query, day, before, refused)];
  const others = mealsOf(days);
  others.delete(day);
  const no = refusedOn(refused, day);
  for (const { slot, recipe } of before)
    if (recipe) no.set(slot, new Set([...(no.get(slot) ?? NONE), recipe]));
  changed[day] = planDay(planning, {
    around: aroundOf(planning, others, day, kept),
    kept,
    dishes: new Map(),
    refused: no,
  });
  const isKept = (recipe: string) => kept.some((meal) => meal.recipe === recipe && !meal.leftover);
  for (const { recipe, leftover } of before)
    if (recipe && !leftover && !isKept(recipe)) replaceRest(planning, changed, day, recipe, refused);
  return changed;
}

/** What was to be the rest of a dish that is no longer cooked becomes another meal; a locked one is cooked on its own day. */
function replaceRest(
  planning: Planning,
  days: PlannedDay[],
  day: number,
  recipe: string,
  refused: Refused,
): void {
  for (const place of leftoversOf(days, day, recipe)) {
    const rest = mealAt(days, place)!;
    days[place.day] = rest.locked
      ? dayOf(
          planning,
          days[place.day]!.meals.map((meal) => (meal === rest ? { ...meal, leftover: false } : meal)),
          place.day,
        )
      : replaced(planning, days, place, refused);
  }
}

function replaced(
  planning: Planning,
  days: readonly PlannedDay[],
  { day, slot }: Place,
  refused: Refused,
  chosen?: string,
): PlannedDay {
  const stay = days[day]!.meals.filter((meal) => meal.slot !== slot);
  const others = mealsOf(days);
  others.delete(day);
  const around = aroundOf(planning, others, day, stay);
  const kept = stay.filter(
    (meal) =>
      meal.locked ||
      meal.recipe === null ||
      isFixed(planning.query, day, meal) ||
      !planning.known.has(meal.recipe),
  );
  const dishes = new Map<Slot, Choice>();
  for (const meal of stay)
    if (!kept.includes(meal)) {
      const dish = planning.known.get(meal.recipe!)!;
      dishes.set(meal.slot, { dish, leftover: meal.leftover, price: 0 });
    }
  const table = planning.at(day, slot);
  const wished = chosen === undefined ? undefined : table.byId.get(chosen);
  if (wished)
    dishes.set(slot, { dish: wished, leftover: false, price: priceOf(table, slot, wished, around) });
  const no = refusedOn(refused, day);
  const current = mealAt(days, { day, slot })?.recipe;
  no.set(slot, new Set([...(no.get(slot) ?? NONE), ...(current ? [current] : [])]));
  return planDay(planning, { around, kept, dishes, refused: no });
}

export function mealAt(days: readonly PlannedDay[], { day, slot }: Place): PlannedMeal | undefined {
  return days[day]?.meals.find((meal) => meal.slot === slot);
}

/** Later meals that finish the dish cooked on this day. */
export function leftoversOf(days: readonly PlannedDay[], day: number, recipe: string): Place[] {
  return days.flatMap((one, at) =>
    at > day && at <= day + LEFTOVER_DAYS
      ? one.meals
          .filter((meal) => meal.leftover && meal.recipe === recipe)
          .map((meal) => ({ day: at, slot: meal.slot }))
      : [],
  );
}

/** A changed plan with the totals of its days: moved, replaced and noted meals keep what they are. */
export function withTotals(query: PlanQuery, days: readonly PlannedDay[]): PlannedDay[] {
  const planning = preparePlanning(query);
  return days.map((day, at) => {
    const meals = day.meals.map((meal) => stillLeftover(meal, days.slice(0, at)));
    return dayOf(planning, meals, at);
  });
}

function refusedOn(refused: Refused, day: number): Map<Slot, ReadonlySet<string>> {
  return new Map(SLOTS.map((slot) => [slot, refused.get(placeOf(day, slot)) ?? NONE]));
}

/** A leftover stays one only while its dish is cooked in the three days before. */
function stillLeftover(meal: PlannedMeal, before: readonly PlannedDay[]): PlannedMeal {
  if (!meal.leftover) return meal;
  const cooked = before
    .slice(-LEFTOVER_DAYS)
    .some((day) => day.meals.some((one) => one.recipe === meal.recipe && !one.leftover));
  return cooked ? meal : { ...meal, leftover: false };
}

/** Locks past days, so that they are not planned again. */
export function lockedPast(days: readonly PlannedDay[], startOn: string, today: string): PlannedDay[] {
  return days.map((day, at) =>
    dayAfter(startOn, at) < today
      ? { ...day, meals: day.meals.map((meal) => ({ ...meal, locked: true })) }
      : day,
  );
}
