import { type FixedMeal, type PlannedMeal, type PlanQuery, placeOf, SLOTS } from './plan.ts';

/** Whether it is the same food: a dish by its recipe, with any servings. */
export function isSameMeal(one: FixedMeal, other: FixedMeal): boolean {
  if (one.recipe !== null || other.recipe !== null) return one.recipe === other.recipe;
  return (
    (one.plate ?? null) === (other.plate ?? null) &&
    (one.note ?? null) === (other.note ?? null) &&
    one.extras.map(({ food }) => food).join() === other.extras.map(({ food }) => food).join()
  );
}

export function isFixed({ fixed }: PlanQuery, day: number, meal: PlannedMeal): boolean {
  const what = fixed?.get(placeOf(day, meal.slot));
  return what !== undefined && !meal.leftover && isSameMeal(what, meal);
}

/**
 * The meals of a day that come back every week, but for those that a cook has locked or swapped this week. `before` is what the
 * day had until now.
 */
export function fixedOn(
  { fixed }: PlanQuery,
  day: number,
  before: readonly PlannedMeal[],
  refused: ReadonlyMap<string, ReadonlySet<string>>,
): PlannedMeal[] {
  return SLOTS.flatMap((slot) => {
    const place = placeOf(day, slot);
    const meal = fixed?.get(place);
    const now = before.find((one) => one.slot === slot);
    if (!meal || now?.locked) return [];
    const isHere = now !== undefined && !now.leftover && isSameMeal(meal, now);
    const isRefused = meal.recipe !== null && refused.get(place)?.has(meal.recipe);
    return isRefused && !isHere ? [] : [{ ...meal, slot, leftover: false, locked: false }];
  });
}
