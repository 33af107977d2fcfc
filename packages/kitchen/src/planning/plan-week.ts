import { dayAfter } from '../calendar.ts';
import type { FoodId } from '../foods/food.ts';
import type { PlannedDay, PlannedMeal, PlanQuery, Slot } from './plan.ts';
import { planDay } from './plan-day.ts';
import { type Around, type Choice, choiceOf, type Planning, preparePlanning, shareOf } from './planning.ts';

/** Refused recipes by place in the week, such as "2 dinner". */
export type Refused = ReadonlyMap<string, ReadonlySet<string>>;

export const placeOf = (day: number, slot: Slot): string => `${day} ${slot}`;

const MOST_BATCHES = 3;
const NONE: ReadonlySet<string> = new Set();

/** Yields day by day, so that the caller can do other work in between. */
export function* planningWeek(
  query: PlanQuery,
  settled: readonly PlannedDay[] = [],
  refused: Refused = new Map(),
): Generator<PlannedDay, PlannedDay[]> {
  const planning = preparePlanning(query);
  const days: PlannedDay[] = [];
  for (let day = 0; day < query.days; day++) {
    const kept = (settled[day]?.meals ?? []).filter((meal) => meal.locked);
    const later = settled.slice(day + 1).map((one) => one.meals.filter((meal) => meal.locked));
    const planned = planDay(planning, {
      around: aroundOf(planning, days, [kept, ...later]),
      kept: kept.map((meal) => stillLeftover(meal, days.at(-1))),
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

/** Replaces the dish of one meal and rebalances its day. Other dishes stay, except leftovers of the replaced dish. */
export function swapMeal(
  query: PlanQuery,
  days: readonly PlannedDay[],
  place: { day: number; slot: Slot },
  refused: Refused,
): PlannedDay[] {
  const planning = preparePlanning(query);
  const changed = [...days];
  const again = (day: number, slot: Slot) => {
    const before = changed[day]!;
    const others = changed.filter((_, at) => at !== day).map((one) => one.meals);
    const stay = before.meals.filter((meal) => meal.slot !== slot);
    const kept = stay.filter((meal) => meal.locked);
    const around = aroundOf(planning, changed.slice(0, day), [...others.slice(day), stay]);
    const current = before.meals.find((meal) => meal.slot === slot)?.recipe;
    const no = refusedOn(refused, day);
    no.set(slot, new Set([...(no.get(slot) ?? NONE), ...(current ? [current] : [])]));
    changed[day] = planDay(planning, {
      around,
      kept,
      dishes: fixedDishes(planning, stay, around),
      refused: no,
    });
  };
  again(place.day, place.slot);
  const next = changed[place.day + 1];
  const lunch = next?.meals.find((meal) => meal.slot === 'lunch');
  if (next && lunch?.leftover && place.slot === 'dinner') {
    if (lunch.locked) changed[place.day + 1] = { ...next, meals: next.meals.map(cookedFresh) };
    else again(place.day + 1, 'lunch');
  }
  return changed;
}

function fixedDishes(
  planning: Planning,
  meals: readonly PlannedMeal[],
  around: Around,
): Map<Slot, Choice | null> {
  return new Map(
    meals
      .filter((meal) => !meal.locked)
      .map((meal) => {
        const dish = meal.recipe === null ? undefined : planning.byId.get(meal.recipe);
        if (!dish) return [meal.slot, null];
        const choice = choiceOf(planning, meal.slot, dish, around);
        return [meal.slot, { ...choice, shares: shareOf(planning, dish), leftover: meal.leftover }];
      }),
  );
}

function refusedOn(refused: Refused, day: number): Map<Slot, ReadonlySet<string>> {
  const slots: Slot[] = ['breakfast', 'lunch', 'dinner', 'snack'];
  return new Map(slots.map((slot) => [slot, refused.get(placeOf(day, slot)) ?? NONE]));
}

function aroundOf(
  planning: Planning,
  before: readonly PlannedDay[],
  others: readonly (readonly PlannedMeal[])[],
): Around {
  const recipes = new Map<string, number>();
  const mains = new Map<FoodId, number>();
  const used = new Map<FoodId, number>();
  const yesterday = new Set<FoodId>();
  const last = before.at(-1);
  const extras = new Map<FoodId, number>();
  let batches = 0;
  for (const meal of [...before.flatMap((day) => day.meals), ...others.flat()]) {
    if (meal.leftover) batches += 1;
    for (const { food } of meal.extras) extras.set(food, (extras.get(food) ?? 0) + 1);
    if (meal.recipe === null) continue;
    recipes.set(meal.recipe, (recipes.get(meal.recipe) ?? 0) + 1);
    const dish = planning.byId.get(meal.recipe);
    for (const { food } of dish?.fromPantry ?? []) used.set(food, (used.get(food) ?? 0) + 1);
    for (const main of dish?.mains ?? []) {
      mains.set(main, (mains.get(main) ?? 0) + 1);
      if (last?.meals.includes(meal)) yesterday.add(main);
    }
  }
  const dinner = last?.meals.find((meal) => meal.slot === 'dinner')?.recipe ?? null;
  return { recipes, mains, used, yesterday, extras, batch: batches < MOST_BATCHES ? dinner : null };
}

/** A locked leftover lunch stays a leftover only while the same dish is the dinner before. */
function stillLeftover(meal: PlannedMeal, yesterday: PlannedDay | undefined): PlannedMeal {
  const dinner = yesterday?.meals.find((one) => one.slot === 'dinner');
  return meal.leftover && dinner?.recipe !== meal.recipe ? { ...meal, leftover: false } : meal;
}

function cookedFresh(meal: PlannedMeal): PlannedMeal {
  return meal.slot === 'lunch' ? { ...meal, leftover: false } : meal;
}

/** Locks past days, so that they are not planned again. */
export function lockedPast(days: readonly PlannedDay[], startOn: string, today: string): PlannedDay[] {
  return days.map((day, at) =>
    dayAfter(startOn, at) < today
      ? { ...day, meals: day.meals.map((meal) => ({ ...meal, locked: true })) }
      : day,
  );
}
